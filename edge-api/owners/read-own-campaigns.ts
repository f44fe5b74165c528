import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { nominees } from '../nominees/table.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { toKeywordPriorities } from '../campaigns/draft-rules.ts';
import { selectCampaignCards } from '../campaigns/index.ts';
import { toCampaignCard } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';

/** Campaigns on one answer of an owner's list; D1 takes 100 parameters a query, and the ids are parameters here. */
export const OWN_CAMPAIGNS_MAX = 90;

/** The given campaigns as their owner sees them, in the given order. Whose they are is the caller's to check. */
export async function readOwnCampaigns(ctx: Ctx, ids: readonly string[]): Promise<Campaign[]> {
  if (ids.length === 0) return [];
  const wanted = inArray(campaigns.id, [...ids]);
  const [cards, rows, paid, chosen, thanked] = await Promise.all([
    selectCampaignCards(ctx).where(wanted),
    ctx.db.select().from(campaigns).where(wanted),
    ctx.db
      .select({ campaignId: submissions.campaignId, paid: count() })
      .from(submissions)
      .where(and(inArray(submissions.campaignId, [...ids]), eq(submissions.status, 'paid')))
      .groupBy(submissions.campaignId),
    ctx.db
      .select({ campaignId: nominees.campaignId, submissionId: nominees.submissionId })
      .from(nominees)
      .where(inArray(nominees.campaignId, [...ids]))
      .orderBy(asc(nominees.rank)),
    ctx.db
      .select({ campaignId: thanks.campaignId, sentAt: thanks.sentAt })
      .from(thanks)
      .where(inArray(thanks.campaignId, [...ids])),
  ]);
  return ids.flatMap((id) => {
    const [card, row] = [cards.find((one) => one.id === id), rows.find((one) => one.id === id)];
    if (!card || !row) return [];
    return {
      ...toCampaignCard(card, ctx.now),
      flexiblePlanning: row.flexiblePlanning,
      thankYouIncludePhotos: row.thankYouIncludePhotos,
      thankYouAllowPoohSend: row.thankYouAllowPoohSend,
      importantKeywords: row.keywords.join(', '),
      keywordPriorities: toKeywordPriorities(row.keywords),
      encourageFans: row.encourageFans,
      allowPlusOne: row.allowPlusOne,
      twoWinners: row.twoWinners,
      agreeToTerms: row.agreeToTerms,
      agreeToProtocol: row.agreeToProtocol,
      organizeInNetherlands: row.organizeInNetherlands,
      createdAt: row.createdAt.toISOString(),
      submissionCount: paid.find(({ campaignId }) => campaignId === id)?.paid ?? 0,
      thankedAt: thanked.find(({ campaignId }) => campaignId === id)?.sentAt?.toISOString() ?? null,
      nominees: chosen.filter(({ campaignId }) => campaignId === id).map(({ submissionId }) => submissionId),
    };
  });
}
