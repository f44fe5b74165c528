import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { LANGUAGES } from '../platform/rules.ts';
import type { PublicCampaign, SharePictures } from './contract.ts';
import { findOverdue } from './outcome-rules.ts';
import { isVisible } from './publish.ts';
import type { Phase } from './rules.ts';
import { selectChanges, toCampaignChange } from './campaign-changes.ts';
import { isShareable } from './share-picture-rules.ts';
import { campaigns, sharePictures } from './table.ts';
import { selectCampaignCards, toCampaignCard } from './to-campaign-card.ts';

/** The phases in which it is told whether any answer takes part. */
const CLOSED: readonly Phase[] = ['deadline-passed', 'nominees-selected'];

/**
 * Returns the campaign at an address, as anyone may see it; 404 when there is none that the caller may see: admins see all.
 * `hasAnswers` is the condition that any answer takes part in a campaign.
 */
export async function getCampaignBySlug(
  ctx: Ctx,
  slug: string,
  hasAnswers: SQL<boolean>,
): Promise<PublicCampaign> {
  const isFound = and(eq(campaigns.slug, slug), isVisible(ctx, true));
  const [[row], pictures, changes] = await Promise.all([
    selectCampaignCards(ctx).where(isFound),
    selectSharePictures(ctx, slug),
    selectChanges(ctx, eq(campaigns.slug, slug)),
  ]);
  if (!row) throw notFound();
  const card = toCampaignCard(ctx, row);
  const overdue = findOverdue(row.campaign);
  return {
    ...card,
    // They invite people to take part, which nobody can while the campaign is paused.
    sharePictures: toSharePictures(card.paused ? [] : pictures, card.phase),
    changes: changes.toReversed().map(toCampaignChange),
    overdue: overdue && { what: overdue.what, returnAt: overdue.returnAt?.toISOString() ?? null },
    isEmpty: CLOSED.includes(card.phase) && !(await exists(ctx, slug, hasAnswers)),
  };
}

/** Returns whether a condition holds for the campaign at an address. */
async function exists(ctx: Ctx, slug: string, condition: SQL<boolean>): Promise<boolean> {
  const isAt = and(eq(campaigns.slug, slug), condition);
  return (await ctx.db.$count(campaigns, isAt)) > 0;
}

type Row = Awaited<ReturnType<typeof selectSharePictures>>[number];

/** Selects the share pictures of the campaign at an address, in whatever version they are. */
function selectSharePictures(ctx: Ctx, slug: string) {
  return ctx.db
    .select({
      language: sharePictures.language,
      version: sharePictures.version,
      campaignVersion: campaigns.version,
      filename: media.filename,
    })
    .from(campaigns)
    .innerJoin(sharePictures, eq(sharePictures.campaignId, campaigns.id))
    .innerJoin(media, and(eq(media.id, sharePictures.mediaId), isNull(media.removedAt)))
    .where(eq(campaigns.slug, slug));
}

/** Returns the share pictures by language; null for one that no longer says what the campaign says. */
function toSharePictures(rows: readonly Row[], phase: Phase): SharePictures {
  const find = (language: (typeof LANGUAGES)[number]) => {
    const row = rows.find((each) => each.language === language);
    return row && isShareable(row, { version: row.campaignVersion, phase })
      ? { url: mediaUrl(row.filename) }
      : null;
  };
  return { nl: find('nl'), en: find('en') };
}
