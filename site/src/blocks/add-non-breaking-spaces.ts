import { isRecord } from '#api/platform/rules.ts';
import { fillMinimumAges } from '../i18n/minimum-ages.ts';

/**
 * What must not be torn apart at the end of a line, each with how it is written without a place to break. A bar breaks
 * even before a no-break space, unless a word joiner follows it.
 */
const UNBREAKABLE_PATTERNS = [
  [/€ (?=\d)/g, '€\u00a0'],
  [/\biDEAL \| Wero\b/g, 'iDEAL\u00a0|\u2060\u00a0Wero'],
] as const;

/**
 * A content file's texts as they are set: with the minimum ages filled in; amounts and names stay on one line, with any
 * kind of space.
 */
export function addNonBreakingSpaces(value: unknown): unknown {
  if (typeof value === 'string') {
    return UNBREAKABLE_PATTERNS.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      fillMinimumAges(value),
    );
  }
  if (Array.isArray(value)) return value.map(addNonBreakingSpaces);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, addNonBreakingSpaces(field)]),
  );
}
