import { and, desc, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';

const limitUpTo = (max: number) => z.coerce.number().int().min(1).max(max).default(max);

/** Query of at most `max` docs of a list, after the offset in an earlier response's `next`. */
export const listQuery = (max: number) =>
  z.object({ after: z.string().max(9).regex(/^\d+$/).default('0').transform(Number), limit: limitUpTo(max) });
export type ListQuery = z.infer<ReturnType<typeof listQuery>>;

/** A position in a newest-first list: after the row with this instant and id. */
type Cursor = { readonly at: Date; readonly id: string };

const CURSOR = /^(\d{1,15})\.(.{1,180})$/;

/** Query of at most `max` docs of a newest-first list, after the cursor in an earlier response's `next`. */
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

/** Docs of a list, and the value of `after` for the next page; null at the end. */
export const listPage = <Doc extends z.ZodType>(doc: Doc) =>
  z.object({ docs: z.array(doc), next: z.string().nullable() });

/** Returns the rows of a page, given one row more than its limit, and the offset of the next page. */
export function cutPage<Row>(rows: readonly Row[], { after, limit }: ListQuery) {
  return { rows: rows.slice(0, limit), next: rows.length > limit ? String(after + limit) : null };
}

/** Returns the condition that a row comes after the cursor; undefined without one. */
export function isAfter({ after }: KeysetQuery, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.at.getTime()}, ${after.id})`;
}

/** Returns the newest-first order of a list. */
export const newestFirst = (at: SQLWrapper, id: SQLWrapper): readonly [SQL, SQL] => [desc(at), desc(id)];

/** Returns the query for a page of a newest-first list of the rows that meet a condition, and one row more. */
export function takePage<Query extends SQLiteSelect>(
  rows: { $dynamic: () => Query },
  query: KeysetQuery,
  [at, id]: readonly [SQLWrapper, SQLWrapper],
  condition?: SQL,
) {
  return rows
    .$dynamic()
    .where(and(condition, isAfter(query, at, id)))
    .orderBy(...newestFirst(at, id))
    .limit(query.limit + 1);
}

/** Returns the sort value of a newest-first list in which some rows come before all others. */
export const putFirst = (isFirst: SQL, at: AnyColumn) => sql<number>`${at} + (${isFirst}) * 1e14`;

/** Returns a page of docs sorted by one of their instants, given one doc more than `limit`. */
export function toNewestPage<
  Name extends string,
  Doc extends { readonly id: string } & Readonly<Record<Name, string>>,
>(docs: readonly Doc[], limit: number, name: Name) {
  return toKeysetPage(docs, limit, (doc) => ({ at: new Date(doc[name]), id: doc.id }));
}

/** Returns a page of docs and the cursor of the next page, given one row more than `limit`. */
export function toKeysetPage<Doc>(docs: readonly Doc[], limit: number, toCursor: (doc: Doc) => Cursor) {
  const last = docs.length > limit ? docs[limit - 1] : undefined;
  const cursor = last && toCursor(last);
  return { docs: docs.slice(0, limit), next: cursor ? `${cursor.at.getTime()}.${cursor.id}` : null };
}
