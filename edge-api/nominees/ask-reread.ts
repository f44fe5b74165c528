import { and, eq } from 'drizzle-orm';
import { requireUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, digestKeyed, logHeads, type ContestBody } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import type { RereadResponse } from './contract.ts';
import { ANSWER_WITHDRAWN, NOMINEES_NOT_READY, REREAD_ASKED, REREAD_MS, REREAD_OVER } from './rules.ts';
import { matchesAnswer } from './paid-answers.ts';
import { rankings, rereadRequests } from './table.ts';

/** Returns until when fans may ask for another reading, from when the nominees were known on. */
export function toRereadEnd(known: Date | null, now: Date): Date | null {
  const end = known === null ? 0 : known.getTime() + REREAD_MS;
  return end > now.getTime() ? new Date(end) : null;
}

/** Returns until when fans of a campaign may ask for another reading; null when they no longer may, or not yet. */
export async function getRereadEnd(ctx: Ctx, campaignId: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ knownAt: rankings.knownAt })
    .from(rankings)
    .where(eq(rankings.campaignId, campaignId));
  return toRereadEnd(row?.knownAt ?? null, ctx.now);
}

/**
 * Records that the caller asks a person to read their own paid answer again. 404 for another person's; 409 for one that
 * was withdrawn, before the nominees are known, 48 hours after it, once there are winners, and for a second time.
 */
export async function askReread(ctx: Ctx, submissionId: string): Promise<RereadResponse> {
  const { id: userId } = requirePerson(ctx);
  const campaignId = await runUnit(async () => {
    const row = await requireRereadable(ctx, userId, submissionId);
    const { id, winnersSelected, cancelledAt } = row.campaign;
    const contest = { submissionId, overlooked: '' };
    const record = await chainAbout(
      ctx,
      id,
      'contest',
      [contest],
      ({ overlooked }, key): Omit<ContestBody, 'salt' | 'submission'> => ({
        overlooked: digestKeyed(key, 'overlooked', overlooked),
        askedAt: ctx.now.getTime(),
      }),
    );
    await commit(
      ctx,
      [
        isUnchanged(campaigns, { id, winnersSelected, cancelledAt }),
        isUnchanged(submissions, { id: submissionId, userId, withdrawnAt: null }),
        eq(ctx.db.$count(rereadRequests, eq(rereadRequests.submissionId, submissionId)), 0),
        record.unchanged,
      ],
      [
        ...record.statements,
        ctx.db.insert(rereadRequests).values({ campaignId: id, ...contest, askedAt: ctx.now }),
      ],
    );
    logHeads(ctx, record.entries);
    return id;
  });
  ctx.log.info('reread_asked', { campaign: campaignId, submission: submissionId });
  return { askedAt: ctx.now.toISOString() };
}

async function requireRereadable(ctx: Ctx, userId: string, submissionId: string) {
  const [row] = await ctx.db
    .select({ campaign: campaigns, withdrawnAt: submissions.withdrawnAt, askedAt: rereadRequests.askedAt })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(rereadRequests, matchesAnswer(rereadRequests))
    .where(
      and(eq(submissions.id, submissionId), eq(submissions.userId, userId), eq(submissions.status, 'paid')),
    );
  if (!row) throw notFound();
  const { campaign } = row;
  requireUndecided(campaign);
  if (row.withdrawnAt !== null) throw new ApiError(409, 'answer_withdrawn', ANSWER_WITHDRAWN);
  if (campaign.isActive || !campaign.nomineesSelected)
    throw new ApiError(409, 'conflict', NOMINEES_NOT_READY);
  if (row.askedAt !== null) throw new ApiError(409, 'already_asked', REREAD_ASKED);
  if ((await getRereadEnd(ctx, campaign.id)) === null) throw new ApiError(409, 'reread_over', REREAD_OVER);
  return row;
}
