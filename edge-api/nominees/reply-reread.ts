import { and, eq } from 'drizzle-orm';
import { campaignCancelled, findMailCampaign, noteAct, requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, requireRow } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, digestKeyed, isEligible } from '../scoring/index.ts';
import type { AboutAnswer, ContestReplyBody } from './record/entry-bodies.ts';
import { submissions } from '../submissions/table.ts';
import { toReread } from './reread-state.ts';
import type { ReplyReread } from './contract.ts';
import { REREAD_REPLIED } from './rules.ts';
import { queueReplyMails } from './reread-mails.ts';
import { isNominee } from './select-nominee-ids.ts';
import { rereadRequests } from './table.ts';

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
