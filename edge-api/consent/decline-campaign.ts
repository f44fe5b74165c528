import { and, eq } from 'drizzle-orm';
import { queueOwnerMails, updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { isMember, requireMember } from '../charities/index.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict, requireRow } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
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
  const isAsking = and(eq(campaigns.id, id), eq(campaigns.charityId, charityId));
  const campaign = await requireRow(ctx.db.select().from(campaigns).where(isAsking));
  const { publishedAt, cancelledAt, charityDeclines } = campaign;
  if (publishedAt !== null || cancelledAt !== null || charityId in charityDeclines) throw notDeclinable();
  const occasion = { key: `campaign-declined:${id}:${charityId}`, path: `/dashboard/campaigns/${id}/edit` };
  const details = { campaign: campaign.name, charity: charity.name, reason };
  const isCurrent = and(
    isUnchanged(campaigns, { id, charityId, publishedAt, cancelledAt, charityDeclines }),
    isMember(ctx, charityId),
  );
  await commitOrThrow(ctx, notDeclinable, isCurrent, [
    updateCampaignRow(ctx, id, {
      charityDeclines: { ...charityDeclines, [charityId]: reason },
      updatedAt: ctx.now,
    }),
    ...queueOwnerMails(ctx, id, occasion, (language) => CAMPAIGN_DECLINED[language](details)),
  ]);
  ctx.log.info('campaign_declined', { campaign: id, charity: charityId });
  ctx.defer(sendDueMails(ctx));
}

const notDeclinable = () => conflict(NOT_DECLINABLE);
