import { FANBASE_SIZES, GENDERS } from '#api/celebrities/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { api } from './api.ts';
import type { Outcome } from '#widget/client/outcome.ts';

type Values = Readonly<Record<string, string>>;

/** Returns the Personal step in the API's format, from values that passed checkPersonal. */
export function toPersonalFields(values: Values) {
  const { artistName = '', phone = '', countryOfResidence = '', city = '', knownFor = '', bio = '' } = values;
  const hasFanbase = values['hasFanbase'] === 'yes' ? ('yes' as const) : ('no' as const);
  return {
    artistName,
    phone,
    countryOfResidence,
    city,
    knownFor,
    bio,
    hasFanbase,
    gender: GENDERS.find((gender) => gender === values['gender']) ?? ('prefer-not-to-say' as const),
    website: values['website'] ?? '',
    fanbaseSize: FANBASE_SIZES.find((size) => size === values['fanbaseSize']) ?? null,
    socialMediaProfile: values['socialMediaProfile'] ?? null,
  };
}

/** Creates an account (RULES.md, "Calls"); logging in is a separate call. */
export function signUp(
  values: Values,
  language: Language,
  passwordIsGenerated = false,
): Promise<Outcome<unknown>> {
  const { email = '', password = '', name = '', role } = values;
  const person = { email, password, language, ...(passwordIsGenerated && { passwordIsGenerated }) };
  return api['users-custom'].$post({
    json:
      role === 'celebrity'
        ? { ...person, role, ...toPersonalFields(values) }
        : { ...person, name, role: role === 'charity' ? 'charity' : 'fan' },
  });
}

/** Asks for another verification mail (RULES.md, "Calls"). */
export function resendVerification(email: string, language: Language): Promise<Outcome<unknown>> {
  const json = { email, language };
  return api.auth['resend-verification'].$post({ json });
}
