import { eq, or, sql, type SQL } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { sharePictures, campaigns } from './table.ts';

/** Conditions of a picture used by a campaign, its shared links, or the profile of a celebrity or a charity. */
const uses = [
  hasRow(campaigns, eq(campaigns.imageId, media.id)),
  hasRow(sharePictures, eq(sharePictures.mediaId, media.id)),
  hasRow(celebrityProfiles, eq(celebrityProfiles.avatarId, media.id)),
  hasRow(charityProfiles, eq(charityProfiles.logoId, media.id)),
];

/** Removes some of the pictures that are unused here and `elsewhere`; returns how many. */
export function pruneUnusedPictures(ctx: Ctx, elsewhere?: SQL): Promise<number> {
  return removeUnusedMedia(ctx, or(...uses, elsewhere) ?? sql`true`);
}
