import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { ByCelebrityQuery, CampaignCard, OwnCampaignsPage } from '../campaigns/contract.ts';
import { isVisible, selectCampaignCards, toCampaignCard } from '../campaigns/index.ts';
import { OWN_CAMPAIGNS_PAGE_SIZE } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { readOwnCampaigns } from './read-own-campaigns.ts';

/** Returns a page of the caller's own campaigns, newest first. */
export async function listOwnCampaigns(
  ctx: Ctx,
  { page }: { readonly page: number },
): Promise<OwnCampaignsPage> {
  const { cards, hasMore } = await readPage(ctx, eq(campaigns.ownerId, requirePerson(ctx).id), page);
  return { docs: await readOwnCampaigns(ctx, cards), hasMore };
}

/**
 * Returns a page of a celebrity's campaigns, newest first: whole ones for their owner, cards for anyone else (RULES.md,
 * "Calls").
 */
export async function listCelebrityCampaigns(
  ctx: Ctx,
  { celebrityId, page }: ByCelebrityQuery,
): Promise<OwnCampaignsPage | { docs: CampaignCard[]; hasMore: boolean }> {
  const isOfCelebrity = and(eq(campaigns.celebrityId, celebrityId), isVisible(ctx));
  const { cards, hasMore } = await readPage(ctx, isOfCelebrity, page);
  const { actor } = ctx;
  const isOwner = actor.kind === 'person' && cards.every(({ campaign }) => campaign.ownerId === actor.person.id);
  if (isOwner) return { docs: await readOwnCampaigns(ctx, cards), hasMore };
  return { docs: cards.map((card) => toCampaignCard(ctx, card)), hasMore };
}

/** Reads one campaign more than a page holds, to tell whether another page follows. */
async function readPage(ctx: Ctx, condition: SQL | undefined, page: number) {
  const rows = await selectCampaignCards(ctx)
    .where(condition)
    .orderBy(desc(campaigns.createdAt), campaigns.id)
    .limit(OWN_CAMPAIGNS_PAGE_SIZE + 1)
    .offset((page - 1) * OWN_CAMPAIGNS_PAGE_SIZE);
  return {
    cards: rows.slice(0, OWN_CAMPAIGNS_PAGE_SIZE),
    hasMore: rows.length > OWN_CAMPAIGNS_PAGE_SIZE,
  };
}
