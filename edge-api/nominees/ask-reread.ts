import { and, eq } from 'drizzle-orm';
import { requireUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, digestKeyed } from '../scoring/index.ts';
import type { AboutAnswer, ContestBody } from './record/entry-bodies.ts';
import { submissions } from '../submissions/table.ts';
import type { AskReread } from './contract.ts';
import { ANSWER_WITHDRAWN, NOMINEES_NOT_READY, REREAD_ASKED, REREAD_OVER } from './rules.ts';
import { matchesAnswer } from './paid-answers.ts';
import { queueAskedMails } from './reread-mails.ts';
import { getRereadEnd, toReread } from './reread-state.ts';
import { rereadRequests } from './table.ts';

/**
 * Stores what the caller says was overlooked in their own paid answer, adds it to the record, and mails the owner at
 * most once a day. Throws 404 for another person's answer; 409 for a withdrawn answer, before the nominees are known,
 * 48 hours after that, once there are winners, and for a second request.
 */
export async function askReread(ctx: Ctx, submissionId: string, { overlooked }: AskReread) {
  const { id: userId } = requirePerson(ctx);
  const request = { overlooked, askedAt: ctx.now, reply: null, repliedAt: null, isNominated: null };
  const campaignId = await runUnit(async () => {
    const row = await requireRereadable(ctx, userId, submissionId);
    const { id, winnersSelected, cancelledAt } = row.campaign;
    const toContent = (_: unknown, key: string): AboutAnswer<ContestBody> => ({
      overlooked: digestKeyed(key, 'overlooked', overlooked),
      askedAt: ctx.now.getTime(),
    });
    const record = await chainAbout(ctx, id, 'contest', [{ submissionId }], toContent);
    await commitRecorded(
      ctx,
      record,
      and(
        isUnchanged(campaigns, { id, winnersSelected, cancelledAt }),
        isUnchanged(submissions, { id: submissionId, userId, withdrawnAt: null }),
        eq(ctx.db.$count(rereadRequests, eq(rereadRequests.submissionId, submissionId)), 0),
      ),
      [
        ctx.db.insert(rereadRequests).values({ campaignId: id, submissionId, ...request }),
        ...queueAskedMails(ctx, row.campaign),
      ],
    );
    return id;
  });
  ctx.log.info('reread_asked', { campaign: campaignId, submission: submissionId });
  ctx.defer(sendDueMails(ctx));
  return { doc: toReread(request) };
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
  if (campaign.isActive || !campaign.nomineesSelected) throw conflict(NOMINEES_NOT_READY);
  if (row.askedAt !== null) throw new ApiError(409, 'already_asked', REREAD_ASKED);
  if ((await getRereadEnd(ctx, campaign.id)) === null) throw new ApiError(409, 'reread_over', REREAD_OVER);
  return row;
}
