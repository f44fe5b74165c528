import type { Place } from '../ui/broken-links.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';

const EXAMPLES = new Set<string>(Object.values(EXAMPLE_TEXTS).flatMap((texts) => Object.values(texts)));

/** Finds the first text in `value` that is still an example, as a text or as a line of markdown. */
export function findExampleText(
  value: unknown,
  place: Place = [],
): { readonly place: Place; readonly text: string } | undefined {
  if (typeof value === 'string') {
    const text = value
      .split('\n')
      .map((line) => line.replace(/^#+ /, '').trim())
      .find((line) => EXAMPLES.has(line));
    return text === undefined ? undefined : { place, text };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findExampleText(part, [...place, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
}
