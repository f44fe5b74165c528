import { desc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { Campaign, CampaignCard } from '../campaigns/contract.ts';
import { selectCampaignCards } from '../campaigns/index.ts';
import { OWN_CAMPAIGNS_MAX, readOwnCampaigns } from './read-own-campaigns.ts';
import { toCampaignCard } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';

/** The caller's own campaigns, newest first. */
export async function listOwnCampaigns(ctx: Ctx): Promise<Campaign[]> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.ownerId, requirePerson(ctx).id))
    .orderBy(desc(campaigns.createdAt))
    .limit(OWN_CAMPAIGNS_MAX);
  return readOwnCampaigns(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** A celebrity's campaigns, newest first: whole ones for their owner, cards for anyone else (api.md). */
export async function listCelebrityCampaigns(
  ctx: Ctx,
  celebrityId: string,
): Promise<Campaign[] | CampaignCard[]> {
  const rows = await selectCampaignCards(ctx)
    .where(eq(campaigns.celebrityId, celebrityId))
    .orderBy(desc(campaigns.createdAt))
    .limit(OWN_CAMPAIGNS_MAX);
  const { actor } = ctx;
  const isOwner =
    actor.kind === 'person' && rows.length > 0 && rows.every(({ ownerId }) => ownerId === actor.person.id);
  return isOwner
    ? readOwnCampaigns(
        ctx,
        rows.map(({ id }) => id),
      )
    : rows.map((row) => toCampaignCard(row, ctx.now));
}

/** One of the caller's own campaigns; 404 for any other. */
export async function getOwnCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const [campaign] = await readOwnCampaigns(ctx, [id]);
  if (!campaign) throw new Error('a campaign that was just found is gone');
  return campaign;
}
