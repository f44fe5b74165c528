import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { isUniqueViolation } from '#api/platform/db.ts';
import { submissions } from '#api/submissions/table.ts';
import { CHAIN_START, withHashes } from './score-chain.ts';
import type { ScoringModel } from '../judge/scoring-model.ts';
import { isPending } from './scoring-state.ts';
import { scoreHeads, scores, scoringRounds } from '../table.ts';

type Score = typeof scores.$inferSelect;
/** How an answer was judged. */
export type ScoreEntry = Pick<
  Score,
  'submissionId' | 'promptHash' | 'outcome' | 'score' | 'reasoning' | 'proposedScore' | 'checkScore'
>;
type ModelVersion = Pick<ScoringModel, 'name' | 'rubricVersion'>;

/** An attempt fails when another run's scores came first. */
const MAX_INSERT_ATTEMPTS = 20;

/**
 * Appends entries to the campaign's chain, all or none. Those of answers that another run judged meanwhile are
 * left out.
 */
export async function appendScores(
  ctx: Ctx,
  campaignId: string,
  model: ModelVersion,
  entries: readonly ScoreEntry[],
): Promise<void> {
  for (let round = 0; round < MAX_INSERT_ATTEMPTS; round += 1) {
    const [last, pending, [current]] = await Promise.all([
      findLast(ctx, campaignId),
      filterPending(ctx, entries),
      ctx.db.select().from(scoringRounds).where(eq(scoringRounds.campaignId, campaignId)),
    ]);
    const rows = buildChainRows(ctx, campaignId, model, pending, last, current?.round ?? 0);
    if (await insertRows(ctx, rows)) return;
  }
  throw new Error('the scores of a campaign kept changing');
}

async function findLast(ctx: Ctx, campaignId: string) {
  const [last] = await ctx.db
    .select({ position: scores.position, hash: scores.hash })
    .from(scores)
    .where(eq(scores.campaignId, campaignId))
    .orderBy(desc(scores.position))
    .limit(1);
  return last;
}

async function filterPending(ctx: Ctx, entries: readonly ScoreEntry[]): Promise<readonly ScoreEntry[]> {
  const ids = entries.map(({ submissionId }) => submissionId);
  const rows = await ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.id, ids), isPending));
  const pending = new Set(rows.map(({ id }) => id));
  return entries.filter(({ submissionId }) => pending.has(submissionId));
}

function buildChainRows(
  ctx: Ctx,
  campaignId: string,
  { name, rubricVersion }: ModelVersion,
  entries: readonly ScoreEntry[],
  last: Pick<Score, 'position' | 'hash'> | undefined,
  round: number,
): Score[] {
  const rows: Score[] = [];
  for (const entry of entries) {
    const before = rows.at(-1) ?? last;
    const row = {
      id: crypto.randomUUID(),
      campaignId,
      position: (before?.position ?? 0) + 1,
      round,
      model: name,
      rubricVersion,
      scoredAt: ctx.now,
      previousHash: before?.hash ?? CHAIN_START,
      ...entry,
    };
    rows.push(withHashes(row));
  }
  return rows;
}

/** Returns false when another run added to the chain first. */
async function insertRows(ctx: Ctx, rows: readonly Score[]): Promise<boolean> {
  const [first, head] = [rows[0], rows.at(-1)];
  if (!first || !head) return true;
  const { campaignId, position, hash } = head;
  try {
    await ctx.db.batch([
      ctx.db.insert(scoreHeads).values({ campaignId, position, hash, writtenAt: ctx.now }),
      ...rows.map((row) => ctx.db.insert(scores).values(row)),
      redactErased(ctx, first),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  // The log keeps the heads where the database's writers do not reach (README, "Auditing the scores").
  ctx.log.info('scores_added', { campaign: campaignId, position, hash });
  return true;
}

/** Blanks the reasoning of those who erased their account while they were judged. */
function redactErased(ctx: Ctx, { campaignId, position }: Score) {
  const erased = ctx.db.select({ id: submissions.id }).from(submissions).where(isNull(submissions.userId));
  return ctx.db
    .update(scores)
    .set({ reasoning: '' })
    .where(
      and(
        eq(scores.campaignId, campaignId),
        gte(scores.position, position),
        inArray(scores.submissionId, erased),
      ),
    );
}
