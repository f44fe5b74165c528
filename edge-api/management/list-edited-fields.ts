import type { campaigns } from '../campaigns/table.ts';

type Columns = Partial<typeof campaigns.$inferInsert>;

/** Names of fields in the API that a column of another name stores. */
const FIELDS_BY_COLUMN: Readonly<Record<string, readonly string[]>> = {
  artistSkeleton: [],
  plannedAt: ['plannedDate', 'plannedTime'],
  charityId: ['charity'],
  imageId: ['image'],
  keywords: ['importantKeywords'],
};

/** Returns the fields of a campaign, by their names in the API, whose stored values an edit changes. */
export function listEditedFields(before: Columns, next: Columns): readonly string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(next)
    .filter(([column, value]) => JSON.stringify(stored.get(column) ?? null) !== JSON.stringify(value ?? null))
    .flatMap(([column]) => FIELDS_BY_COLUMN[column] ?? [column]);
}
