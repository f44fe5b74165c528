import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { PublicCampaign } from './contract.ts';
import { readSharePictures, toSharePictures } from './get-share-pictures.ts';
import { prepareOnce } from '../platform/prepare-once.ts';
import { isPublic, isVisible } from './publish.ts';
import { selectCampaignCards } from './select-campaign-cards.ts';
import { toCampaignCard } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

/** The query for what everyone sees, which most visitors get. */
const selectPublicBySlug = prepareOnce((db) =>
  selectCampaignCards({ db })
    .where(and(eq(campaigns.slug, sql.placeholder('slug')), isPublic))
    .limit(1)
    .prepare(),
);

/** Returns the campaign at an address, as anyone may see it; 404 when there is none that the caller may see. */
export async function getCampaignBySlug(ctx: Ctx, slug: string): Promise<PublicCampaign> {
  const [[row], pictures] = await Promise.all([
    ctx.actor.kind === 'person'
      ? selectCampaignCards(ctx)
          .where(and(eq(campaigns.slug, slug), isVisible(ctx)))
          .limit(1)
      : selectPublicBySlug(ctx.db).execute({ slug }),
    readSharePictures(ctx.db, slug),
  ]);
  if (!row) throw notFound();
  const card = toCampaignCard(ctx, row);
  return { ...card, sharePictures: toSharePictures(pictures, card.phase) };
}
