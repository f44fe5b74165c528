import { and, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { inList } from '#api/platform/in-list.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { moveToEnd } from '#api/platform/move-to-end.ts';
import { archiveAnswers } from '#api/submissions/index.ts';
import { submissions } from '#api/submissions/table.ts';
import { answerArchives } from '../archives-table.ts';
import { recordEntries, recordKeys, scores } from '../table.ts';
import { toArchiveKey } from './archive-object.ts';
import { buildObject, isJudging, type NewObject } from './build-object.ts';
import { isArchivable, queryArchivable, type ArchivableAnswer } from './query-archivable.ts';

type ArchiveRow = typeof answerArchives.$inferSelect;

/**
 * Moves the texts of a campaign's next answers to one object of the archive, which is read back before the rows are
 * blanked. Returns how many, 0 when none are left; undefined when one of them changed meanwhile, so that all stay.
 */
export async function archiveNextAnswers(
  ctx: Ctx,
  campaignId: string,
  isKept: SQL,
): Promise<number | undefined> {
  const [last] = await ctx.db
    .select()
    .from(answerArchives)
    .where(eq(answerArchives.campaignId, campaignId))
    .orderBy(desc(answerArchives.chunk))
    .limit(1);
  const after = last?.lastPosition ?? 0;
  const answers = await queryArchivable(ctx, campaignId, after, isKept);
  const lastPosition = answers.at(-1)?.position;
  if (lastPosition === undefined) return 0;
  const object = await buildObject(ctx, campaignId, answers);
  const chunk = (last?.chunk ?? 0) + 1;
  const row = { campaignId, chunk, digest: sha256(object.text), lastPosition, archivedAt: ctx.now };
  const key = toArchiveKey(row);
  await storeObject(ctx, key, object.text);
  if (await blankRows(ctx, { row, after, answers, object, isKept })) return answers.length;
  // Nothing refers to it: no other attempt has its address.
  await ctx.env.MEDIA.delete(key);
  return undefined;
}

async function storeObject(ctx: Ctx, key: string, text: string): Promise<void> {
  await ctx.env.MEDIA.put(key, text, { httpMetadata: { contentType: 'application/json' } });
  const stored = await ctx.env.MEDIA.get(key);
  if ((await stored?.text()) !== text) throw new Error(`${key} is not as it was stored`);
}

type Chunk = {
  readonly row: ArchiveRow;
  readonly after: number;
  readonly answers: readonly ArchivableAnswer[];
  readonly object: NewObject;
  readonly isKept: SQL;
};

/** Records an object and blanks what is in it, all or nothing; returns whether it did. */
async function blankRows(ctx: Ctx, { row, after, answers, object, isKept }: Chunk): Promise<boolean> {
  const { campaignId, chunk, digest, lastPosition } = row;
  const ids = answers.map(({ submissionId }) => submissionId);
  const isUnchanged = sql`(select count(*) from ${submissions}
      inner join ${recordKeys} on ${recordKeys.submissionId} = ${submissions.id}
      where ${and(inList(submissions.id, ids), isArchivable(isKept))}) = ${ids.length}
    and (select count(*) from ${scores} where ${inList(scores.submissionId, ids)}) = ${object.positions.length}
    and not exists (select 1 from ${answerArchives}
      where ${answerArchives.campaignId} = ${campaignId} and ${answerArchives.chunk} = ${chunk})`;
  const isRecorded = sql`exists (select 1 from ${answerArchives} where ${answerArchives.campaignId} = ${campaignId}
    and ${answerArchives.chunk} = ${chunk} and ${answerArchives.digest} = ${digest})`;
  const isEntry = and(
    eq(recordEntries.campaignId, campaignId),
    inList(recordEntries.position, object.positions),
    isJudging,
  );
  const isInRange = (table: typeof scores | typeof recordEntries) =>
    and(eq(table.campaignId, campaignId), gt(table.position, after), lte(table.position, lastPosition));
  const [inserted] = await ctx.db.batch([
    insertIf(ctx.db, answerArchives, row, isUnchanged).returning({ chunk: answerArchives.chunk }),
    ...archiveAnswers(ctx, ids, chunk, isRecorded),
    ctx.db
      .update(scores)
      .set({ explanationNl: null, explanationEn: null })
      .where(and(inList(scores.submissionId, ids), isRecorded)),
    ctx.db.update(recordEntries).set({ body: '' }).where(and(isEntry, isRecorded)),
    moveToEnd(ctx.db, scores, and(isInRange(scores), isRecorded)),
    moveToEnd(ctx.db, recordEntries, and(isInRange(recordEntries), isRecorded)),
  ]);
  return inserted.length > 0;
}
