import { and, eq, ne } from 'drizzle-orm';
import type { Media } from '../media/contract.ts';
import { encodeImage, removeMedia, storeImage } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, conflict } from '../platform/errors.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import type { SharePictureQuery } from './contract.ts';
import { requireOwnCampaign } from './require-own-campaign.ts';
import {
  SHARE_WIDTH_PX,
  SHARE_HEIGHT_PX,
  OUTDATED_SHARE_PICTURE,
  WRONG_SHARE_SIZE,
} from './share-picture-rules.ts';
import { sharePictures, campaigns } from './table.ts';

type NewPicture = SharePictureQuery & { readonly campaignId: string; readonly file: File };

/**
 * Replaces the picture for shared links to a campaign; its owner counts as the uploader, with whom it is erased. Throws
 * 400 for a wrong size, 409 when the campaign has another version than the picture.
 */
export async function setSharePicture(ctx: Ctx, { file, ...row }: NewPicture): Promise<Media> {
  const campaign = await requireOwnCampaign(ctx, row.campaignId, 'moderate');
  if (campaign.version !== row.version) throw outdated();
  const encoded = await encodeImage(ctx, await file.bytes(), { side: SHARE_WIDTH_PX }, 'image/jpeg');
  if (encoded.width !== SHARE_WIDTH_PX || encoded.height !== SHARE_HEIGHT_PX)
    throw validationFailed([{ path: 'file', message: WRONG_SHARE_SIZE }]);
  const stored = await storeImage(ctx, { uploadedBy: campaign.ownerId, alt: '', bytes: file.size }, encoded);
  try {
    await replacePicture(ctx, { ...row, mediaId: stored.id });
  } catch (error) {
    await removeMedia(ctx, [stored.id]);
    throw error;
  }
  return stored;
}

/** Replaces and removes the previous picture; throws 409 when the campaign has another version meanwhile. */
async function replacePicture(ctx: Ctx, row: typeof sharePictures.$inferSelect): Promise<void> {
  const { campaignId, language, kind, version, mediaId } = row;
  const isReplaced = and(
    eq(sharePictures.campaignId, campaignId),
    eq(sharePictures.language, language),
    eq(sharePictures.kind, kind),
    ne(sharePictures.mediaId, mediaId),
  );
  const replaced = ctx.db.select({ id: sharePictures.mediaId }).from(sharePictures).where(isReplaced);
  await commitOrThrow(ctx, outdated, isUnchanged(campaigns, { id: campaignId, version }), [
    removeMedia(ctx, replaced),
    ctx.db
      .insert(sharePictures)
      .values(row)
      .onConflictDoUpdate({
        target: [sharePictures.campaignId, sharePictures.language, sharePictures.kind],
        set: { version, mediaId },
      }),
  ]);
}

const outdated = () => conflict(OUTDATED_SHARE_PICTURE);
