import type { Language } from '../../edge-api/platform/rules.ts';
import { DUTCH_BLOCKS } from './dutch-blocks.ts';
import { DUTCH_COLLECTIONS } from './dutch-collections.ts';
import { DUTCH_MESSAGES } from './dutch-messages.ts';

const DUTCH: Readonly<Record<string, string>> = { ...DUTCH_COLLECTIONS, ...DUTCH_BLOCKS, ...DUTCH_MESSAGES };

/** English without a browser: TinaCloud compares the schema, whose texts must not depend on where it is built. */
export const EDITOR_LANGUAGE: Language =
  typeof document !== 'undefined' && navigator.language.startsWith('nl') ? 'nl' : 'en';

type Values = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the editor's browser, with its {values} filled in. */
export const translate = (english: string, values?: Values): string =>
  translateTo(EDITOR_LANGUAGE, english, values);

/** Returns a text in a language, with its {values} filled in; without a Dutch text the English one. */
export function translateTo(language: Language, english: string, values: Values = {}): string {
  const text = language === 'nl' ? (DUTCH[english] ?? english) : english;
  return text.replace(/\{(?<name>\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}
