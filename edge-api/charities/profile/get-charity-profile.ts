import { and, eq, sql } from 'drizzle-orm';
import { toMedia } from '../../media/index.ts';
import { media } from '../../media/table.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { prepareOnce } from '../../platform/prepare-once.ts';
import { charities } from '../table.ts';
import type { CharityProfile } from '../profile-contract.ts';
import { charityProfiles } from './table.ts';

const selectApprovedBySlug = prepareOnce((db) =>
  db
    .select({ charity: charities, profile: charityProfiles, logo: media })
    .from(charityProfiles)
    .innerJoin(charities, eq(charities.id, charityProfiles.charityId))
    .leftJoin(media, eq(media.id, charityProfiles.logoId))
    .where(and(eq(charityProfiles.slug, sql.placeholder('slug')), eq(charities.approvalStatus, 'approved')))
    .limit(1)
    .prepare(),
);

/** Returns the profile at an address; throws 404 when no approved charity has it. */
export async function getCharityProfile(ctx: Ctx, slug: string): Promise<CharityProfile> {
  const [row] = await selectApprovedBySlug(ctx.db).execute({ slug });
  if (!row) throw notFound();
  const { charity, profile, logo } = row;
  const { website, country, rsin, registrationNumber, isAnbi, contactEmail } = profile;
  return {
    id: charity.id,
    name: charity.name,
    slug,
    logo: logo && toMedia(logo),
    about: toBothLanguages(profile.aboutNl, profile.aboutEn),
    tenEuros: toBothLanguages(profile.tenEurosNl, profile.tenEurosEn),
    website,
    country,
    rsin,
    registrationNumber,
    isAnbi,
    contactEmail,
  };
}

function toBothLanguages(nl: string | null, en: string | null) {
  return nl !== null && en !== null ? { nl, en } : null;
}
