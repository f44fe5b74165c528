import type { Language } from '#api/platform/rules.ts';
import { settings, type Override } from './settings.ts';

/** The texts of one part of a feature. */
type Part = Readonly<Record<string, string>>;

/** The shape of a dictionary in another language: English has every text that Dutch has. */
export type Translation<T> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : Translation<T[Name]>;
};

/** The texts of a part with the editors' laid over them: an override named 'accounts.login.title' wins. */
export function featureTexts<T extends Part>(
  part: string,
  texts: T,
  language: Language,
  overrides: readonly Override[] = settings(language).texts,
): Readonly<Record<keyof T, string>> {
  const own = overrides.flatMap(({ key, text }) => {
    const name = key.startsWith(`${part}.`) ? key.slice(part.length + 1) : '';
    return Object.hasOwn(texts, name) && text.trim() !== '' ? [[name, text] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(own) };
}

/** Texts with the editors' laid over them, by the texts themselves: pages ask for them again and again. */
const laidOver: Readonly<Record<Language, WeakMap<object, object>>> = {
  nl: new WeakMap(),
  en: new WeakMap(),
};

/** The texts of a feature, part by part, each as {@link featureTexts} returns it under `feature.part`. */
export function featureParts<T extends Readonly<Record<string, Part>>>(
  feature: string,
  parts: T,
  language: Language,
): { readonly [Name in keyof T]: Readonly<Record<keyof T[Name], string>> };
export function featureParts(
  feature: string,
  parts: Readonly<Record<string, Part>>,
  language: Language,
): object {
  const known = laidOver[language].get(parts);
  if (known) return known;
  const entries = Object.entries(parts);
  const texts = Object.fromEntries(
    entries.map(([name, part]) => [name, featureTexts(`${feature}.${name}`, part, language)]),
  );
  laidOver[language].set(parts, texts);
  return texts;
}
