import { nestQuotes } from '#api/platform/quote-rules.ts';

/** Fills the `{name}` places of a text; an unknown name stays as it is, so that a mistake shows. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return nestQuotes(text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));
}
