import { eq, or, sql, type SQL } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { sharePictures, campaigns } from './table.ts';

/** One holds for a picture that a campaign, its links, or the profile of a celebrity or a charity shows. */
const uses = [
  hasRow(campaigns, eq(campaigns.imageId, media.id)),
  hasRow(sharePictures, eq(sharePictures.mediaId, media.id)),
  hasRow(celebrityProfiles, eq(celebrityProfiles.avatarId, media.id)),
  hasRow(charityProfiles, eq(charityProfiles.logoId, media.id)),
];

/** Removes pictures that nothing uses any more, here or `elsewhere`, some at a time; returns how many. */
export function pruneUnusedPictures(ctx: Ctx, elsewhere?: SQL): Promise<number> {
  return removeUnusedMedia(ctx, or(...uses, elsewhere) ?? sql`true`);
}
