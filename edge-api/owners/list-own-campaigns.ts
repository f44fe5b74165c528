import { desc, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { Campaign, CampaignCard } from '../campaigns/contract.ts';
import { readCards } from '../campaigns/index.ts';
import { OWN_MAX, showOwn } from './read-own.ts';
import { showCard } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';

/** The caller's own campaigns, newest first. */
export async function listOwnCampaigns(ctx: Ctx): Promise<Campaign[]> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.ownerId, requirePerson(ctx).id))
    .orderBy(desc(campaigns.createdAt))
    .limit(OWN_MAX);
  return showOwn(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** A celebrity's campaigns, newest first: whole ones for their owner, cards for anyone else (api.md). */
export async function listCampaignsOfCelebrity(
  ctx: Ctx,
  celebrityId: string,
): Promise<Campaign[] | CampaignCard[]> {
  const rows = await readCards(ctx)
    .where(eq(campaigns.celebrityId, celebrityId))
    .orderBy(desc(campaigns.createdAt))
    .limit(OWN_MAX);
  const { actor } = ctx;
  const isOwner =
    actor.kind === 'person' && rows.length > 0 && rows.every(({ ownerId }) => ownerId === actor.person.id);
  return isOwner
    ? showOwn(
        ctx,
        rows.map(({ id }) => id),
      )
    : rows.map((row) => showCard(row, ctx.now));
}

/** One of the caller's own campaigns; 404 for any other. */
export async function showOwnCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const [campaign] = await showOwn(ctx, [id]);
  if (!campaign) throw new Error('a campaign that was just found is gone');
  return campaign;
}
