import { nestQuotes } from '#api/platform/quote-rules.ts';

type Values = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text, whose quoted names may have quotation marks of their own. */
export const fillText = (text: string, values: Values): string => nestQuotes(fillPlaces(text, values));

/** Fills the `{name}` places of a text that quotes nothing; an unknown name stays as it is, so that a mistake shows. */
export function fillPlaces(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
