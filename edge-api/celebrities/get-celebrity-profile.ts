import { eq } from 'drizzle-orm';
import { PROFILE_MISSING } from './rules.ts';
import { toMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { forbidden, ApiError } from '../platform/errors.ts';
import { CelebrityProfile } from './contract.ts';
import { celebrityProfiles } from './table.ts';

/** A profile's row with its picture's; both belong to the caller. */
type CelebrityProfileRow = {
  readonly profile: typeof celebrityProfiles.$inferSelect;
  readonly avatar: typeof media.$inferSelect | null;
};

/**
 * Returns the caller's own celebrity profile; throws 404 when a celebrity has none (RULES.md, "Roles").
 */
export async function getCelebrityProfile(ctx: Ctx): Promise<CelebrityProfile> {
  return toCelebrityProfile(await requireCelebrityProfile(ctx));
}

/** Returns the rows of that profile; throws 403 for callers who are not celebrities. */
export async function requireCelebrityProfile(ctx: Ctx): Promise<CelebrityProfileRow> {
  const person = requirePerson(ctx);
  if (person.role !== 'celebrity') throw forbidden();
  const [row] = await ctx.db
    .select({ profile: celebrityProfiles, avatar: media })
    .from(celebrityProfiles)
    .leftJoin(media, eq(media.id, celebrityProfiles.avatarId))
    .where(eq(celebrityProfiles.userId, person.id))
    .limit(1);
  if (!row) throw new ApiError(404, 'not_found', PROFILE_MISSING);
  return row;
}

function toCelebrityProfile({ profile, avatar }: CelebrityProfileRow): CelebrityProfile {
  const { instagram, twitter, facebook, ...rest } = profile;
  return CelebrityProfile.parse({
    ...rest,
    avatar: avatar && toMedia(avatar),
    socialMedia: { instagram, twitter, facebook },
  });
}
