import { isRecord } from '#api/platform/rules.ts';
import type { PageContent } from './collections.ts';

/** Returns the `claims` of a page whose words no longer occur in its blocks, ignoring differences in white space. */
export function findLostClaims({
  claims,
  blocks,
}: Pick<PageContent, 'claims' | 'blocks'>): NonNullable<PageContent['claims']> {
  const text = normalizeSpaces(listTexts(blocks).join('\n'));
  return (claims ?? []).filter(({ words }) => !text.includes(normalizeSpaces(words)));
}

/** The editor aligns the columns of a table with spaces. */
const normalizeSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isRecord(value) ? Object.values(value).flatMap(listTexts) : [];
}
