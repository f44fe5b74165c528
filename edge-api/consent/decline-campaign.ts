import { and, eq } from 'drizzle-orm';
import { findWithOwner, updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { isMember, requireMember } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { renderMailTo } from '../platform/page-mail.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import type { DeclineCampaign } from './contract.ts';
import { CAMPAIGN_DECLINED } from './mail-texts.ts';
import { NOT_DECLINABLE } from './rules.ts';

/**
 * Declines an unpublished campaign for its charity and tells the owner why; it waits until the owner has chosen another
 * charity. Throws 404 for a campaign that does not ask this charity, 409 for one that is public, was already declined
 * or is cancelled.
 */
export async function declineCampaign(
  ctx: Ctx,
  { charityId, campaignId: id }: Readonly<Record<'charityId' | 'campaignId', string>>,
  { reason }: DeclineCampaign,
): Promise<void> {
  const { charity } = await requireMember(ctx, charityId);
  const row = await findWithOwner(ctx, and(eq(campaigns.id, id), eq(campaigns.charityId, charityId)));
  if (!row) throw notFound();
  const { campaign, owner } = row;
  const { publishedAt, cancelledAt, charityDeclines } = campaign;
  if (publishedAt !== null || cancelledAt !== null || charityId in charityDeclines) throw notDeclinable();
  const text = CAMPAIGN_DECLINED[owner.language]({ campaign: campaign.name, charity: charity.name, reason });
  const mail = {
    key: `campaign-declined:${id}:${charityId}`,
    campaignId: id,
    path: `/dashboard/campaigns/${id}/edit`,
  };
  const isCurrent = and(
    isUnchanged(campaigns, { id, charityId, publishedAt, cancelledAt, charityDeclines }),
    isMember(ctx, charityId),
  );
  await commitOrThrow(ctx, notDeclinable, isCurrent, [
    updateCampaignRow(ctx, id, {
      charityDeclines: { ...charityDeclines, [charityId]: reason },
      updatedAt: ctx.now,
    }),
    queueMail(ctx, renderMailTo(ctx, owner, mail, text)),
  ]);
  ctx.log.info('campaign_declined', { campaign: id, charity: charityId });
  ctx.defer(sendDueMails(ctx));
}

const notDeclinable = () => conflict(NOT_DECLINABLE);
