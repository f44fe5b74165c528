import { and, asc, eq, sql } from 'drizzle-orm';
import { abbreviateName } from '#api/accounts/rules.ts';
import { user } from '#api/accounts/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { formatFanName } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { NotScored } from '../contract.ts';
import { NOT_SCORED_REASONS, NOT_SCORED_SHOWN_MAX } from '../rules.ts';
import { scores } from '../table.ts';
import { isEligible, isNotScored, isPending } from './scoring-state.ts';

/** The reason that an answer has no score, by its last judging; null before there was one. */
export const lastReason = sql<
  string | null
>`(select ${scores.outcome} from ${scores} where ${scores.submissionId} =
  ${sql.raw('"submissions"."id"')} order by ${scores.position} desc limit 1)`;

/**
 * Returns the answers of a campaign that were judged and have no score, by the earlier payment, and whether any of
 * them is being judged again.
 */
export async function listNotScored(
  ctx: Ctx,
  campaignId: string,
): Promise<{ readonly notScored: NotScored[]; readonly isScoringAgain: boolean }> {
  const [rows, again] = await Promise.all([
    ctx.db
      .select({
        submissionId: submissions.id,
        answer: submissions.answer,
        createdAt: submissions.createdAt,
        name: user.name,
        fanNumber: submissions.fanNumber,
        reason: lastReason,
      })
      .from(submissions)
      .innerJoin(user, eq(user.id, submissions.userId))
      .where(and(isEligible(campaignId), isNotScored))
      .orderBy(asc(submissions.paidAt), asc(submissions.id))
      .limit(NOT_SCORED_SHOWN_MAX),
    ctx.db
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(isEligible(campaignId), isNotScored, isPending))
      .limit(1),
  ]);
  const notScored = rows.map(({ name, fanNumber, createdAt, reason, submissionId, answer }) => ({
    submissionId,
    answer,
    reason: NOT_SCORED_REASONS.find((known) => known === reason) ?? 'unavailable',
    createdAt: createdAt.toISOString(),
    user: { name: formatFanName(abbreviateName(name), fanNumber) },
  }));
  return { notScored, isScoringAgain: again.length > 0 };
}
