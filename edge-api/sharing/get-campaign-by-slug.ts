import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PublicCampaign, SharePictures } from '../campaigns/contract.ts';
import {
  isVisible,
  selectCampaignCards,
  selectChanges,
  toCampaignCard,
  toCampaignChange,
  toOverdueNotice,
} from '../campaigns/index.ts';
import type { Phase } from '../campaigns/rules.ts';
import { isShareable } from '../campaigns/share-picture-rules.ts';
import { campaigns, sharePictures } from '../campaigns/table.ts';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import { IS_UNMET } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Language } from '../platform/rules.ts';
import { hasAnswers } from '../scoring/index.ts';
import { thanks } from '../thanks/table.ts';

/** The phases in which the page says whether any answer is eligible. */
const CLOSED: readonly Phase[] = ['deadline-passed', 'nominees-selected'];

/** Returns the campaign with a slug in its public form; throws 404 if the caller cannot see it. Admins see all. */
export async function getCampaignBySlug(ctx: Ctx, slug: string): Promise<PublicCampaign> {
  const isAt = eq(campaigns.slug, slug);
  const [[row], pictures, changes] = await Promise.all([
    selectCampaignCards(ctx).where(and(isAt, isVisible(ctx, true))),
    selectSharePictures(ctx, isAt),
    selectChanges(ctx, isAt),
  ]);
  if (!row) throw notFound();
  const card = toCampaignCard(ctx, row);
  const after = card.phase === 'winners-selected' ? await readAfterChoice(ctx, isAt) : undefined;
  return {
    ...card,
    // The sweep will postpone it.
    ...(after?.isUnmet && { plannedDate: null, plannedTime: null }),
    isThanked: after?.isThanked ?? false,
    // Share pictures of a paused or cancelled campaign are outdated.
    sharePictures: toSharePictures(card.paused || card.cancelled ? [] : pictures, card.phase),
    // What an erased owner changed is kept for refunds only.
    changes: changes.toReversed().flatMap((row) => (row.before.name ? toCampaignChange(row) : [])),
    overdue: toOverdueNotice(row.campaign),
    isEmpty: CLOSED.includes(card.phase) && (await ctx.db.$count(campaigns, and(isAt, hasAnswers))) === 0,
  };
}

async function readAfterChoice(ctx: Ctx, isOfCampaign: SQL) {
  const [row] = await ctx.db
    .select({
      isUnmet: sql`${and(lte(campaigns.plannedAt, ctx.now), IS_UNMET)}`.mapWith(Boolean),
      isThanked: sql`${isNotNull(thanks.sentAt)}`.mapWith(Boolean),
    })
    .from(campaigns)
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(isOfCampaign);
  return row;
}

type Row = Awaited<ReturnType<typeof selectSharePictures>>[number];

function selectSharePictures(ctx: Ctx, isOfCampaign: SQL) {
  return ctx.db
    .select({
      language: sharePictures.language,
      kind: sharePictures.kind,
      version: sharePictures.version,
      campaignVersion: campaigns.version,
      filename: media.filename,
    })
    .from(campaigns)
    .innerJoin(sharePictures, eq(sharePictures.campaignId, campaigns.id))
    .innerJoin(media, and(eq(media.id, sharePictures.mediaId), isNull(media.removedAt)))
    .where(isOfCampaign);
}

/** Returns the share pictures by language; null for one that is outdated. */
function toSharePictures(rows: readonly Row[], phase: Phase): SharePictures {
  const find = (language: Language) => {
    const row = rows.find(
      (each) => each.language === language && isShareable(each, { version: each.campaignVersion, phase }),
    );
    return row ? { url: mediaUrl(row.filename) } : null;
  };
  return { nl: find('nl'), en: find('en') };
}
