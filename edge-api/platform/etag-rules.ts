/** Formats a version as an entity tag. */
export function formatETag(version: number): string {
  return `"${version}"`;
}

/**
 * Returns the version that an If-Match header names, or the latest of several; undefined when any will do, 0 when it
 * names none. A compressing proxy makes a tag weak, which does not affect the version.
 */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const versions = [...header.matchAll(/"(\d{1,9})"/g)].map(([, digits]) => Number(digits));
  return Math.max(0, ...versions);
}
