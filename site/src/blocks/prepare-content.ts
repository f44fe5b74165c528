import { LOCAL_OPERATOR } from '#api/platform/production-rules.ts';
import { isRecord } from '#api/platform/rules.ts';
import { fillMinimumAges, readEnv } from '../i18n/minimum-ages.ts';

/** What must not break across lines, each with its unbreakable form. A line may break after a bar even before a
 * no-break space, unless a word joiner follows the bar.
 */
const UNBREAKABLE_PATTERNS = [
  [/€ (?=\d)/g, '€\u00a0'],
  [/\be-(?=mail)/g, 'e-\u2060'],
  [/\biDEAL \| Wero\b/g, 'iDEAL\u00a0|\u2060\u00a0Wero'],
] as const;

const { SITE: site, PUBLIC_OPERATOR: operator } = readEnv() ?? {};
/** This installation's address, which editors write as %origin%. */
const ORIGIN = typeof site === 'string' ? site.replace(/\/$/, '') : '';
/** The operator of this installation, which editors write as %operator%. */
const OPERATOR = typeof operator === 'string' && operator !== '' ? operator : LOCAL_OPERATOR;

/** Returns a content file's texts as published: placeholders filled in, and amounts and names kept on one line. */
export function prepareContent(value: unknown): unknown {
  if (typeof value === 'string') {
    return UNBREAKABLE_PATTERNS.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      fillMinimumAges(value).replaceAll('%origin%', ORIGIN).replaceAll('%operator%', OPERATOR),
    );
  }
  if (Array.isArray(value)) return value.map(prepareContent);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, prepareContent(field)]));
}
