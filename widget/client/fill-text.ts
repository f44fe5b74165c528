import { nestQuotes } from '#api/platform/locale-rules.ts';

type Values = Readonly<Record<string, string | number>>;

/** Fills the `{name}` placeholders of a text with quotations; quotation marks inside the values become nested ones. */
export const fillText = (text: string, values: Values): string => nestQuotes(fillPlaces(text, values));

/** Fills the `{name}` placeholders of a text without quotations. Unknown names stay, so that mistakes are visible. */
export function fillPlaces(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
