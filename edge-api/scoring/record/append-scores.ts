import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { commit, runUnit } from '#api/platform/unit-of-work.ts';
import { submissions } from '#api/submissions/table.ts';
import { readings, scores } from '../table.ts';
import {
  type ChainEnd,
  chainEntries,
  type EntryRow,
  findHead,
  insertEntries,
  isHead,
  logHeads,
  readKeys,
} from './chain.ts';
import { createSalt, digestPersonal, toScoreBody, type JudgedSubmission } from './entry-bodies.ts';
import type { Judgement } from '../judge/judge-answer.ts';
import { currentRound, isPending } from './scoring-state.ts';

type ScoreRow = typeof scores.$inferSelect;

/** The judge of a campaign's answers, as the rows store it. */
type Judge = Pick<ScoreRow, 'model' | 'rubricVersion' | 'briefVersion'>;

/** A judgement to record; `cluster` is its group of near copies, null for a unique answer. */
export type JudgedAnswer = Pick<ScoreRow, 'submissionId' | 'promptHash' | 'cluster'> & {
  readonly judgement: Judgement;
};

type Source = Omit<JudgedAnswer, 'submissionId'> & {
  readonly submission: JudgedSubmission & { readonly round: number };
  readonly key: string;
};

/**
 * Appends judgements to the campaign's record, all or none. Skips answers that another run has judged meanwhile, and
 * those of people who have erased their account.
 */
export async function appendScores(
  ctx: Ctx,
  campaignId: string,
  judge: Judge,
  judged: readonly JudgedAnswer[],
): Promise<void> {
  await runUnit(async () => {
    const ids = judged.map(({ submissionId }) => submissionId);
    // Read the head first, so that everything read later is at least as recent: an erasure since then changes it.
    const head = await findHead(ctx, campaignId);
    const pending = await readPending(ctx, ids);
    const { keys, storeNew } = await readKeys(ctx, [...pending.keys()]);
    const sources = judged.flatMap(({ submissionId, ...answer }): Source[] => {
      const [submission, key] = [pending.get(submissionId), keys.get(submissionId)];
      return submission && key ? [{ submission, key, ...answer }] : [];
    });
    const { rows, entries } = buildRows({ campaignId, judge, head, now: ctx.now }, sources);
    if (rows.length === 0) return;
    await commit(ctx, isHead(campaignId, head), [
      insertRows(ctx.db, scores, rows),
      storeNew,
      ctx.db.delete(readings).where(inArray(readings.submissionId, ids)),
      ...insertEntries(ctx, entries),
    ]);
    logHeads(ctx, entries);
  });
}

async function readPending(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Source['submission']>> {
  const { id, userId, question, answer, paidAt } = submissions;
  const rows = await ctx.db
    .select({ id, userId, question, answer, paidAt, reopenings: campaigns.reopenings, round: currentRound })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(and(inArray(id, [...ids]), isPending, isNotNull(userId)));
  return new Map(rows.map((row) => [row.id, row]));
}

type Judging = {
  readonly campaignId: string;
  readonly judge: Judge;
  readonly head: ChainEnd | undefined;
  readonly now: Date;
};

/** Builds the rows of judgements and their entries, chained to the record's head. */
export function buildRows(
  { campaignId, judge, head, now }: Judging,
  sources: readonly Source[],
): { readonly rows: readonly ScoreRow[]; readonly entries: readonly EntryRow[] } {
  const judged = sources.map(({ submission, promptHash, cluster, judgement, key }) => {
    const { explanation, ...outcome } = judgement;
    const row = {
      campaignId,
      submissionId: submission.id,
      round: submission.round,
      explanationNl: explanation.nl,
      explanationEn: explanation.en,
      proposedScore: outcome.score,
      cluster,
      ...outcome,
      ...judge,
      promptHash,
      scoredAt: now,
    };
    const body = toScoreBody(row, digestPersonal(key, submission, row), submission, createSalt());
    return { row, kind: submission.round > 0 ? ('re-reading' as const) : ('score' as const), body };
  });
  const entries = chainEntries(campaignId, head, judged, now);
  const rows = entries.flatMap(({ position, previousHash, hash }, index) => {
    const row = judged[index]?.row;
    return row ? [{ ...row, id: crypto.randomUUID(), position, previousHash, hash }] : [];
  });
  return { rows, entries };
}
