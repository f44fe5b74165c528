/** The versions of a campaign: the number of its edits, and the edit that last changed each field. */
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
