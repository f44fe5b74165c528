/** What tells the edits of a campaign apart: how many there were, and which fields the later ones changed. */
type Versions = { readonly version: number; readonly fieldVersions: Readonly<Record<string, number>> };

/** Returns the versions after an edit of these fields. */
export function toNextVersion({ version, fieldVersions }: Versions, fields: readonly string[]): Versions {
  const next = version + 1;
  const edited = Object.fromEntries(fields.map((field) => [field, next]));
  return { version: next, fieldVersions: { ...fieldVersions, ...edited } };
}

/** Returns the fields that were edited after a version. */
export function listFieldsEditedSince(
  { fieldVersions }: Pick<Versions, 'fieldVersions'>,
  version: number,
): string[] {
  return Object.entries(fieldVersions)
    .filter(([, editedIn]) => editedIn > version)
    .map(([field]) => field);
}

/** Formats a version as an entity tag. */
export function formatETag(version: number): string {
  return `"${version}"`;
}

/**
 * Returns the version that an If-Match header names, the latest of several; undefined when any will do, 0 when it names
 * none. A proxy that compresses makes a tag weak, which says nothing about the version.
 */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const versions = [...header.matchAll(/"(\d{1,9})"/g)].map(([, digits]) => Number(digits));
  return Math.max(0, ...versions);
}
