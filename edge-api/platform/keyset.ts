import { desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { z } from 'zod';

/** A place in a list that has its newest rows first: after the row of this instant and id. */
type Cursor = { readonly at: Date; readonly id: string };

const CURSOR = /^(\d{1,15})\.(.{1,180})$/;

/** Asks for the rows of a list that follow a place; without one, for the first. */
export const KeysetQuery = z.object({
  after: z
    .string()
    .max(200)
    .regex(CURSOR)
    .transform((text): Cursor => {
      const [, at, id = ''] = CURSOR.exec(text) ?? [];
      return { at: new Date(Number(at)), id };
    })
    .optional(),
});
export type KeysetQuery = z.infer<typeof KeysetQuery>;

/** Rows of a list, and the place after the last one; null where the list ends. */
export const keysetPage = <Doc extends z.ZodType>(doc: Doc) =>
  z.object({ docs: z.array(doc), next: z.string().nullable() });

/** Returns the condition that a row comes after a place; undefined at the start. */
export function isAfter({ after }: KeysetQuery, at: AnyColumn, id: AnyColumn): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.at.getTime()}, ${after.id})`;
}

/** Returns the order of a list, the newest first. */
export const newestFirst = (at: AnyColumn, id: AnyColumn): readonly [SQL, SQL] => [desc(at), desc(id)];

/** Returns a page of rows that were read with one more than `size`. */
export function toKeysetPage<Row, Doc>(
  rows: readonly Row[],
  size: number,
  toCursor: (row: Row) => Cursor,
  toDoc: (row: Row) => Doc,
): { docs: Doc[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const cursor = last && toCursor(last);
  return {
    docs: shown.map(toDoc),
    next: cursor ? `${cursor.at.getTime()}.${cursor.id}` : null,
  };
}
