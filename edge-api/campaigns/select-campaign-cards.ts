import { eq } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { campaignResults } from './results-table.ts';
import { avatars, cardColumns } from './to-campaign-card.ts';
import { campaigns } from './table.ts';

/** Returns the query for campaigns with picture, celebrity (and theirs), charity and result, which a caller narrows. */
export function selectCampaignCards({ db }: Pick<Ctx, 'db'>) {
  return db
    .select(cardColumns)
    .from(campaigns)
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .leftJoin(avatars, eq(avatars.id, celebrityProfiles.avatarId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(charityProfiles, eq(charityProfiles.charityId, campaigns.charityId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .$dynamic();
}
