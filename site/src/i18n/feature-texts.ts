import type { Language } from '../../../edge-api/platform/rules.ts';
import settingsEn from '../../content/settings/en.json' with { type: 'json' };
import settingsNl from '../../content/settings/nl.json' with { type: 'json' };
import type { Override } from './texts.ts';

/** The texts of one part of a feature. */
type Part = Readonly<Record<string, string>>;

const OVERRIDES: Readonly<Record<Language, readonly Override[]>> = {
  nl: settingsNl.texts,
  en: settingsEn.texts,
};

/** The texts of a part with the editors' laid over them: an override named 'accounts.login.title' wins. */
export function featureTexts<T extends Part>(
  part: string,
  texts: T,
  language: Language,
  overrides: readonly Override[] = OVERRIDES[language],
): Readonly<Record<keyof T, string>> {
  const own = overrides.flatMap(({ key, text }) => {
    const name = key.startsWith(`${part}.`) ? key.slice(part.length + 1) : '';
    return Object.hasOwn(texts, name) && text.trim() !== '' ? [[name, text] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(own) };
}
