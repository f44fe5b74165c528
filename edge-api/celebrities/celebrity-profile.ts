import { eq, and } from 'drizzle-orm';
import { storePerson } from '../accounts/index.ts';
import { toMedia, hasUploaded, isAvailable } from '../media/index.ts';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound, validationFailed, type ErrorDetail } from '../platform/errors.ts';
import { omitUndefined } from '../platform/rules.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { CelebrityProfile, type ChangeCelebrity } from './contract.ts';
import { PROFILE_MISSING, PROFILE_REQUIRED } from './rules.ts';
import { celebrityProfiles } from './table.ts';

/** Returns the caller's own celebrity profile; throws 404 when a celebrity has none (RULES.md, "Roles"). */
export async function getCelebrityProfile(ctx: Ctx): Promise<CelebrityProfile> {
  const { profile, avatar } = await requireCelebrityProfile(ctx);
  const { instagram, twitter, facebook, ...rest } = profile;
  return CelebrityProfile.parse({
    ...rest,
    avatar: avatar && toMedia(avatar),
    socialMedia: { instagram, twitter, facebook },
  });
}

/** Returns the caller's own celebrity profile and its picture; throws 404 without one. */
export async function requireCelebrityProfile(ctx: Ctx) {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .select({ profile: celebrityProfiles, avatar: media })
    .from(celebrityProfiles)
    .leftJoin(media, eq(media.id, celebrityProfiles.avatarId))
    .where(eq(celebrityProfiles.userId, person.id));
  if (!row) throw new ApiError(404, 'not_found', PROFILE_MISSING);
  return row;
}

type Row = typeof celebrityProfiles.$inferSelect;

/** Changes the caller's own profile, and the telephone and city of their account with it. Throws 404 for any other. */
export async function updateCelebrityProfile(
  ctx: Ctx,
  id: string,
  input: ChangeCelebrity,
): Promise<CelebrityProfile> {
  const { profile } = await requireCelebrityProfile(ctx);
  if (profile.id !== id) throw notFound();
  const { avatar, socialMedia, name, ...fields } = input;
  const changed: Row = { ...profile, ...omitUndefined(fields), ...omitUndefined(socialMedia ?? {}) };
  requireFanbaseDetails(changed);
  if (avatar && !(await hasUploaded(ctx, avatar, [profile.userId]))) throw notFound();
  if (avatar !== undefined) changed.avatarId = avatar;
  // A name equal to the artist's name changes with it; any other stays.
  const nextName = profile.name === profile.artistName ? changed.artistName : profile.name;
  const store = ctx.db
    .update(celebrityProfiles)
    .set({
      ...changed,
      name: name ?? nextName,
      skeleton: toSkeleton(changed.artistName),
      fanbaseSize: changed.hasFanbase === 'yes' ? changed.fanbaseSize : null,
    })
    .where(
      and(
        eq(celebrityProfiles.id, id),
        eq(celebrityProfiles.userId, profile.userId),
        avatar === undefined ? undefined : isAvailable(changed.avatarId),
      ),
    )
    .returning({ id: celebrityProfiles.id });
  const contact = { phone: fields.phone, location: fields.city };
  const [written] = await ctx.db.batch([store, storePerson(ctx, profile.userId, contact)]);
  if (written.length === 0) throw notFound();
  return getCelebrityProfile(ctx);
}

function requireFanbaseDetails({ hasFanbase, fanbaseSize, socialMediaProfile }: Row): void {
  if (hasFanbase !== 'yes') return;
  const details: ErrorDetail[] = [];
  if (!fanbaseSize) details.push({ path: 'fanbaseSize', message: PROFILE_REQUIRED.fanbaseSize });
  if (!socialMediaProfile) {
    details.push({ path: 'socialMediaProfile', message: PROFILE_REQUIRED.socialMediaProfile });
  }
  if (details.length > 0) throw validationFailed(details);
}

/** Returns the statement that stores a person's new address in their celebrity profile, if they have one. */
export function storeProfileEmail(ctx: Ctx, userId: string, email: string) {
  return ctx.db.update(celebrityProfiles).set({ email }).where(eq(celebrityProfiles.userId, userId));
}

/** Returns the statement that reads a person's celebrity profile. */
export function exportCelebrityProfile(ctx: Ctx, userId: string) {
  return ctx.db.select().from(celebrityProfiles).where(eq(celebrityProfiles.userId, userId));
}

/** No campaign may refer to the profile any more when it is erased. */
export const celebrityData: PersonalData = {
  erase: ({ db }, { id }) => [db.delete(celebrityProfiles).where(eq(celebrityProfiles.userId, id))],
};
