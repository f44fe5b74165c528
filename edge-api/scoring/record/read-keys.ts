import { inArray } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { recordKeys } from '../table.ts';
import { createSalt } from './entry-bodies.ts';

/** Returns the keys of answers' digests, new ones where there are none, and the statement that stores those. */
export async function readKeys(ctx: Ctx, ids: readonly string[]) {
  const isOfAnswers = inArray(recordKeys.submissionId, [...ids]);
  const known = await ctx.db.select().from(recordKeys).where(isOfAnswers);
  const added = ids
    .filter((id) => !known.some(({ submissionId }) => submissionId === id))
    .map((submissionId) => ({ submissionId, key: createSalt() + createSalt() }));
  const keys = new Map([...known, ...added].map(({ submissionId, key }) => [submissionId, key]));
  return { keys, storeNew: insertRows(ctx.db, recordKeys, added) };
}
