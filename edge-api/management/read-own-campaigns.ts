import { and, asc, eq, inArray, desc, type SQL } from 'drizzle-orm';
import {
  Campaign,
  type ByCelebrityQuery,
  type CampaignCard,
  type OwnCampaignsPage,
} from '../campaigns/contract.ts';
import { toKeywordPriorities } from '../campaigns/draft-rules.ts';
import { selectCampaignCards, toCampaignCard, isVisible } from '../campaigns/index.ts';
import { OWN_CAMPAIGNS_PAGE_SIZE } from '../campaigns/rules.ts';
import { sharePictures, campaigns } from '../campaigns/table.ts';
import { nominees, ownerNominations } from '../nominees/table.ts';
import { isFrozen } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';

/** Returns a campaign as its owner sees it; the caller checks whose it is. */
export async function getOwnCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const [campaign] = await readOwnCampaigns(ctx, await selectCampaignCards(ctx).where(eq(campaigns.id, id)));
  if (!campaign) throw new Error('a campaign that was just found is gone');
  return campaign;
}

/**
 * Returns campaigns as their owner sees them, in the order of their cards; the caller checks whose they are. At most
 * one page of them: their ids are parameters of a query, of which D1 takes 100.
 */
async function readOwnCampaigns(
  ctx: Ctx,
  cards: readonly Parameters<typeof toCampaignCard>[1][],
): Promise<Campaign[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ campaign }) => campaign.id);
  const [rows, ranked] = await Promise.all([
    ctx.db
      .select({
        id: campaigns.id,
        thankedAt: thanks.sentAt,
        submissionCount: ctx.db.$count(
          submissions,
          and(eq(submissions.campaignId, campaigns.id), eq(submissions.status, 'paid')),
        ),
        ownNominations: ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaigns.id)),
        hasSharePictures: eq(
          ctx.db.$count(
            sharePictures,
            and(eq(sharePictures.campaignId, campaigns.id), eq(sharePictures.version, campaigns.version)),
          ),
          LANGUAGES.length,
        ).mapWith(Boolean),
        isFrozen: isFrozen(campaigns.id).mapWith(Boolean),
      })
      .from(campaigns)
      .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
      .where(inArray(campaigns.id, ids)),
    ctx.db
      .select({ campaignId: nominees.campaignId, submissionId: nominees.submissionId })
      .from(nominees)
      .where(inArray(nominees.campaignId, ids))
      .orderBy(asc(nominees.rank)),
  ]);
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return cards.flatMap((card) => {
    const { campaign } = card;
    const counts = counted.get(campaign.id);
    if (!counts) return [];
    return Campaign.parse({
      ...campaign,
      ...toCampaignCard(ctx, card),
      ...counts,
      importantKeywords: campaign.keywords.join(', '),
      keywordPriorities: toKeywordPriorities(campaign.keywords),
      createdAt: campaign.createdAt.toISOString(),
      charityDueAt: campaign.cancelledAt ? null : (campaign.charityDueAt?.toISOString() ?? null),
      thankedAt: counts.thankedAt?.toISOString() ?? null,
      nominees: ranked
        .filter(({ campaignId }) => campaignId === campaign.id)
        .map(({ submissionId }) => submissionId),
    });
  });
}

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
  const isOwner =
    actor.kind === 'person' && cards.every(({ campaign }) => campaign.ownerId === actor.person.id);
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
