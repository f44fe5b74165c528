import { isRecord } from '#api/platform/rules.ts';
import type { PageContent } from './collections.ts';

/** Returns the promises of a page (`claims`) whose words its blocks no longer hold, however a table is spaced. */
export function findLostClaims({
  claims,
  blocks,
}: Pick<PageContent, 'claims' | 'blocks'>): NonNullable<PageContent['claims']> {
  const text = normalizeSpaces(listTexts(blocks).join('\n'));
  return (claims ?? []).filter(({ words }) => !text.includes(normalizeSpaces(words)));
}

/** The editor lines the columns of a table up with spaces. */
const normalizeSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isRecord(value) ? Object.values(value).flatMap(listTexts) : [];
}
