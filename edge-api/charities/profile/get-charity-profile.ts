import { and, eq } from 'drizzle-orm';
import { toMedia } from '../../media/index.ts';
import { media } from '../../media/table.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { pick } from '../../platform/pick.ts';
import { hasConfirmed } from '../is-choosable.ts';
import { charities } from '../table.ts';
import type { CharityProfile, EditableProfile } from '../profile-contract.ts';
import { requireManagedCharity } from './require-managed-charity.ts';
import { charityProfiles } from './table.ts';

/** Returns the public profile with a slug; throws 404 unless its charity has said yes. */
export async function getCharityProfile(ctx: Ctx, slug: string): Promise<CharityProfile> {
  const [row] = await ctx.db
    .select({ charity: charities, profile: charityProfiles, logo: media })
    .from(charityProfiles)
    .innerJoin(charities, eq(charities.id, charityProfiles.charityId))
    .leftJoin(media, eq(media.id, charityProfiles.logoId))
    .where(and(eq(charityProfiles.slug, slug), hasConfirmed(charityProfiles.charityId)));
  if (!row) throw notFound();
  const { charity, profile, logo } = row;
  return {
    ...pick(charity, 'id', 'name'),
    ...pick(profile, 'website', 'country', 'rsin', 'registrationNumber', 'isAnbi', 'contactEmail'),
    slug,
    logo: logo && toMedia(logo),
    about: toBothLanguages(profile.aboutNl, profile.aboutEn),
    tenEuros: toBothLanguages(profile.tenEurosNl, profile.tenEurosEn),
  };
}

function toBothLanguages(nl: string | null, en: string | null) {
  return nl !== null && en !== null ? { nl, en } : null;
}

/** Returns a charity's profile for those who edit it; throws 404 for everyone else. */
export async function getEditableProfile(ctx: Ctx, charityId: string): Promise<EditableProfile> {
  const { charity, profile, logo, hasPage } = await requireManagedCharity(ctx, charityId);
  const { charityId: _, logoId: __, updatedAt: ___, ...fields } = profile;
  return {
    ...pick(charity, 'id', 'name', 'approvalStatus'),
    ...fields,
    hasPage,
    logo: logo && toMedia(logo),
    isOwnLogo: logo !== null && logo.uploadedBy === requirePerson(ctx).id,
  };
}
