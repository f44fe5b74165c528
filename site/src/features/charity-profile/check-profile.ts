import { EMAIL_INVALID, isEmail, parseWebAddress, URL_INVALID } from '#api/accounts/rules.ts';
import {
  ABOUT_MAX,
  isRsin,
  normalizeRsin,
  RSIN_INVALID,
  TEN_EUROS_MAX,
  validateProfile,
  WEBSITE_INSECURE,
} from '#api/charities/profile-rules.ts';
import { countCodePoints, tooLong, type Language, type LocalizedText } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';

/** Returns the problems of a profile's form by its fields, before it is sent; the API judges by the same rules. */
export function checkProfile(values: Values, language: Language): Problems {
  const read = (name: string) => (values[name] ?? '').trim();
  const whole = validateProfile({
    aboutNl: read('aboutNl'),
    aboutEn: read('aboutEn'),
    tenEurosNl: read('tenEurosNl'),
    tenEurosEn: read('tenEurosEn'),
    rsin: read('rsin'),
    isAnbi: values['isAnbi'] === 'yes',
  });
  const [website, email, rsin] = [read('website'), read('contactEmail'), read('rsin')];
  const problems: readonly (readonly [string, LocalizedText | undefined])[] = [
    ...whole.map(({ path, message }) => [path, message] as const),
    ...(['aboutNl', 'aboutEn'] as const).map(
      (name) => [name, countCodePoints(read(name)) > ABOUT_MAX ? tooLong(ABOUT_MAX) : undefined] as const,
    ),
    ...(['tenEurosNl', 'tenEurosEn'] as const).map(
      (name) =>
        [name, countCodePoints(read(name)) > TEN_EUROS_MAX ? tooLong(TEN_EUROS_MAX) : undefined] as const,
    ),
    ['website', website === '' ? undefined : findWebsiteProblem(website)],
    ['contactEmail', email === '' || isEmail(email) ? undefined : EMAIL_INVALID],
    ['rsin', rsin === '' || isRsin(normalizeRsin(rsin)) ? undefined : RSIN_INVALID],
  ];
  return Object.fromEntries(problems.flatMap(([name, text]) => (text ? [[name, text[language]]] : [])));
}

function findWebsiteProblem(typed: string): LocalizedText | undefined {
  const address = parseWebAddress(typed);
  if (address === undefined) return URL_INVALID;
  return address.startsWith('http:') ? WEBSITE_INSECURE : undefined;
}
