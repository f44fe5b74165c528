import { desc, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';

const limitUpTo = (max: number) => z.coerce.number().int().min(1).max(max).default(max);

/** Asks for at most `max` docs of a list, after as many as an earlier answer's `next` says. */
export const listQuery = (max: number) =>
  z.object({
    after: z.string().max(9).regex(/^\d+$/).default('0').transform(Number),
    limit: limitUpTo(max),
  });
export type ListQuery = z.infer<ReturnType<typeof listQuery>>;

/** A place in a list that has its newest rows first: after the row of this instant and id. */
type Cursor = { readonly at: Date; readonly id: string };

const CURSOR = /^(\d{1,15})\.(.{1,180})$/;

/** Asks for at most `max` docs of a list that has its newest first, after the place that an earlier answer's `next` names. */
export const keysetQuery = (max: number) =>
  z.object({
    after: z
      .string()
      .max(200)
      .regex(CURSOR)
      .transform((text): Cursor => {
        const [, at, id = ''] = CURSOR.exec(text) ?? [];
        return { at: new Date(Number(at)), id };
      })
      .optional(),
    limit: limitUpTo(max),
  });
export type KeysetQuery = z.infer<ReturnType<typeof keysetQuery>>;

/** Docs of a list, and what goes into `after` for those that follow; null where the list ends. */
export const listPage = <Doc extends z.ZodType>(doc: Doc) =>
  z.object({ docs: z.array(doc), next: z.string().nullable() });

/** Returns the rows of an answer, which were read with one more than its limit, and the place after them. */
export function cutPage<Row>(rows: readonly Row[], { after, limit }: ListQuery) {
  return { rows: rows.slice(0, limit), next: rows.length > limit ? String(after + limit) : null };
}

/** Returns the condition that a row comes after a place; undefined at the start. */
export function isAfter({ after }: KeysetQuery, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.at.getTime()}, ${after.id})`;
}

/** Returns the order of a list, the newest first. */
export const newestFirst = (at: SQLWrapper, id: SQLWrapper): readonly [SQL, SQL] => [desc(at), desc(id)];

/** Returns what to sort by in a list, newest first, in which some rows come before all others. */
export const putFirst = (isFirst: SQL, at: AnyColumn) => sql<number>`${at} + (${isFirst}) * 1e14`;

/** Returns a page of docs that are in the order of one of their instants, of which one more than `limit` was read. */
export function toNewestPage<
  Name extends string,
  Doc extends { readonly id: string } & Readonly<Record<Name, string>>,
>(docs: readonly Doc[], limit: number, name: Name) {
  return toKeysetPage(
    docs,
    limit,
    (doc) => ({ at: new Date(doc[name]), id: doc.id }),
    (doc) => doc,
  );
}

/** Returns the docs of rows that were read with one more than `limit`, and the place after them. */
export function toKeysetPage<Row, Doc>(
  rows: readonly Row[],
  limit: number,
  toCursor: (row: Row) => Cursor,
  toDoc: (row: Row) => Doc,
): { docs: Doc[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const cursor = last && toCursor(last);
  return {
    docs: shown.map(toDoc),
    next: cursor ? `${cursor.at.getTime()}.${cursor.id}` : null,
  };
}
