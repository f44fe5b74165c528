import { and, eq } from 'drizzle-orm';
import {
  requireUndecided,
  campaignCancelled,
  findMailCampaign,
  noteAct,
  requireOwnCampaign,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound, conflict, requireRow } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, digestKeyed, isEligible } from '../scoring/index.ts';
import type { AboutAnswer, ContestBody, ContestReplyBody } from './record/entry-bodies.ts';
import { submissions } from '../submissions/table.ts';
import type { AskReread, ReplyReread } from './contract.ts';
import { ANSWER_WITHDRAWN, NOMINEES_NOT_READY, REREAD_ASKED, REREAD_OVER, REREAD_REPLIED } from './rules.ts';
import { matchesAnswer } from './paid-answers.ts';
import { queueAskedMails, queueReplyMails } from './reread-mails.ts';
import { getRereadEnd, toReread } from './reread-state.ts';
import { rereadRequests } from './table.ts';
import { isNominee } from './select-nominee-ids.ts';

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

/**
 * Replies, once, to a fan who asked for another reading, and records whether the answer is a nominee by now. Throws 404
 * without a request, 409 for a second reply and for a cancelled campaign.
 */
export async function replyReread(
  ctx: Ctx,
  campaignId: string,
  submissionId: string,
  { reply }: ReplyReread,
) {
  const doc = await runUnit(async () => {
    const { name, cancelledAt } = await requireOwnCampaign(ctx, campaignId);
    if (cancelledAt !== null) throw campaignCancelled();
    const isRequest = and(
      eq(rereadRequests.campaignId, campaignId),
      eq(rereadRequests.submissionId, submissionId),
    );
    const request = await requireRow(ctx.db.select().from(rereadRequests).where(isRequest));
    if (request.repliedAt !== null) throw new ApiError(409, 'already_replied', REREAD_REPLIED);
    const isStanding = and(eq(submissions.id, submissionId), isEligible(campaignId), isNominee(campaignId));
    const isNominated = (await ctx.db.$count(submissions, isStanding)) > 0;
    const content = (_: unknown, key: string): AboutAnswer<ContestReplyBody> => ({
      reply: digestKeyed(key, 'reply', reply),
      nominated: isNominated,
      repliedAt: ctx.now.getTime(),
    });
    const record = await chainAbout(ctx, campaignId, 'contest-reply', [request], content);
    const replied = { reply, repliedAt: ctx.now, isNominated };
    const campaign = await findMailCampaign(ctx, campaignId);
    await commitRecorded(
      ctx,
      record,
      and(
        isUnchanged(rereadRequests, { campaignId, submissionId, repliedAt: null }),
        isUnchanged(campaigns, { id: campaignId, cancelledAt }),
      ),
      [
        ctx.db.update(rereadRequests).set(replied).where(isRequest),
        ...noteAct(ctx, campaignId, 'reread-replied'),
        ...queueReplyMails(ctx, { ...request, ...replied }, { name, campaign, head: record.entries.at(-1) }),
      ],
    );
    return toReread({ ...request, ...replied });
  });
  ctx.log.info('reread_replied', { campaign: campaignId, submission: submissionId });
  ctx.defer(sendDueMails(ctx));
  return { doc };
}
