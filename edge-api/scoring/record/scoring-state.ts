import { and, asc, eq, gt, gte, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { campaigns } from '#api/campaigns/table.ts';
import { hasRow } from '#api/platform/conditions.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Language } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { SCORES_PER_STEP } from '../rules.ts';
import { recordEntries, recordKeys, scores, scoringRounds } from '../table.ts';

/** Holds for a campaign's eligible answers: paid, not withdrawn after a report, and not of an erased account. */
export const isEligible = (campaignId: string | SQLiteColumn) =>
  and(
    eq(submissions.campaignId, campaignId),
    eq(submissions.status, 'paid'),
    isNotNull(submissions.userId),
    isNull(submissions.withdrawnAt),
  );

/** Holds for campaigns with an eligible answer. */
export const hasAnswers = hasRow(submissions, isEligible(campaigns.id)).mapWith(Boolean);

/** Holds for answers of any campaign that are no longer eligible. */
export const isLost = or(
  ne(submissions.status, 'paid'),
  isNull(submissions.userId),
  isNotNull(submissions.withdrawnAt),
);

/** The scoring round of a submission's campaign: 0, plus one for each time its owner had answers scored again. */
export const currentRound = sql<number>`coalesce((select ${scoringRounds.round} from ${scoringRounds}
  where ${scoringRounds.campaignId} = ${submissions.campaignId}), 0)`;

/** Holds for a submission that is still to be judged in the current round. */
export const isPending = not(
  hasRow(
    scores,
    eq(scores.submissionId, submissions.id),
    or(isNotNull(scores.score), gte(scores.round, currentRound)),
  ),
);

/** Holds for a submission that was judged in any round. */
export const isJudged = hasRow(scores, eq(scores.submissionId, submissions.id));

/** Holds for a submission that was judged in any round and has no score. */
export const isNotScored = sql<boolean>`coalesce((select count(${scores.score}) = 0 from ${scores}
  where ${scores.submissionId} = ${submissions.id} group by ${scores.submissionId}), 0)`;

const ownId = sql.raw('"submissions"."id"');

/** Why an answer has no score, by its latest judgement; null before the first. */
export const lastReason = sql<string | null>`(select ${scores.outcome} from ${scores}
  where ${scores.submissionId} = ${ownId} order by ${scores.position} desc limit 1)`;

/** Returns the expression for the explanation of a score in its reader's language; null once it is erased. */
export function selectExplanation(language: Language): SQL<string | null> {
  return sql`${language === 'nl' ? scores.explanationNl : scores.explanationEn}`;
}

/** A submission's own receipt, as JSON: where its latest judgement is recorded, and its proof. */
export const receipt = sql<
  string | null
>`(select json_object('position', judged.position, 'hash', judged.hash,
    'proof', json_object('entry', entry.body, 'key', own.key))
  from ${scores} as judged
  inner join ${recordEntries} as entry
    on entry.campaign_id = judged.campaign_id and entry.position = judged.position
  inner join ${recordKeys} as own on own.submission_id = judged.submission_id
  where judged.submission_id = ${ownId} order by judged.position desc limit 1)`;

/** A position among a campaign's answers, ordered by payment. `paidAt` is in milliseconds. */
export type AnswerCursor = { readonly paidAt: number; readonly id: string };

/**
 * Returns the query for a campaign's next unjudged answers after `after`, earliest payment first, so that each step
 * costs the same however many came before it; empty once all are judged. Late or skipped answers are found by starting
 * over.
 */
export function findPendingAnswers(ctx: Ctx, campaignId: string, after: AnswerCursor | null) {
  const { id, question, answer, language, paidAt } = submissions;
  return ctx.db
    .select({ id, question, answer, language, paidAt })
    .from(submissions)
    .where(and(isEligible(campaignId), isPending, after ? isPaidAfter(after) : undefined))
    .orderBy(asc(paidAt), asc(id))
    .limit(SCORES_PER_STEP);
}

/** Counts a campaign's paid answers that are not judged yet. */
export function countPendingAnswers(ctx: Ctx, campaignId: string): Promise<number> {
  return ctx.db.$count(submissions, and(isEligible(campaignId), isPending));
}

/** The first comparison uses the index; the second separates answers paid in the same millisecond. */
export function isPaidAfter({ paidAt, id }: AnswerCursor) {
  return and(
    gte(submissions.paidAt, new Date(paidAt)),
    or(gt(submissions.paidAt, new Date(paidAt)), gt(submissions.id, id)),
  );
}

/** Returns the cursor after a row, if it was paid. */
export function toCursor(
  row: { readonly id: string; readonly paidAt: Date | null } | undefined,
): AnswerCursor | null {
  return row?.paidAt ? { paidAt: row.paidAt.getTime(), id: row.id } : null;
}

/** Starts another round for a campaign's unscored answers; returns how many, 0 if they are already being judged. */
export async function startScoringRound(ctx: Ctx, campaignId: string): Promise<number> {
  const [unscored, [current]] = await Promise.all([
    ctx.db.$count(submissions, and(isEligible(campaignId), isNotScored, not(isPending))),
    ctx.db.select().from(scoringRounds).where(eq(scoringRounds.campaignId, campaignId)),
  ]);
  if (unscored === 0) return 0;
  // Concurrent calls ask for the same round.
  const next = { round: (current?.round ?? 0) + 1, askedAt: ctx.now };
  await ctx.db
    .insert(scoringRounds)
    .values({ campaignId, ...next })
    .onConflictDoUpdate({ target: scoringRounds.campaignId, set: next });
  return unscored;
}
