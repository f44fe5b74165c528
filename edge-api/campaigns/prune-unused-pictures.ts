import { or, sql, type SQL } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { sharePictures } from './share-pictures-table.ts';
import { campaigns } from './table.ts';

/** Holds for a picture that a campaign, its links, or the profile of a celebrity or a charity shows. */
const isUsed = sql`(exists (select 1 from ${campaigns} where ${campaigns.imageId} = ${media.id})
  or exists (select 1 from ${sharePictures} where ${sharePictures.mediaId} = ${media.id})
  or exists (select 1 from ${celebrityProfiles} where ${celebrityProfiles.avatarId} = ${media.id})
  or exists (select 1 from ${charityProfiles} where ${charityProfiles.logoId} = ${media.id}))`;

/** Removes pictures that nothing uses any more, here or `elsewhere`, some at a time; returns how many. */
export function pruneUnusedPictures(ctx: Ctx, elsewhere?: SQL): Promise<number> {
  return removeUnusedMedia(ctx, or(isUsed, elsewhere) ?? isUsed);
}
