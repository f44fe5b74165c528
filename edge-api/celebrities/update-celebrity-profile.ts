import { and, eq, isNull } from 'drizzle-orm';
import { isAvailable } from '../media/index.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, validationFailed, type ErrorDetail } from '../platform/errors.ts';
import { omitUndefined } from '../platform/omit-undefined.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';
import type { CelebrityProfile, ChangeCelebrity } from './contract.ts';
import { getCelebrityProfile, requireCelebrityProfile } from './get-celebrity-profile.ts';
import { PROFILE_REQUIRED } from './rules.ts';
import { celebrityProfiles } from './table.ts';

type Row = typeof celebrityProfiles.$inferSelect;

/** Changes the caller's own celebrity profile; omitted fields stay. Throws 404 for another person's. */
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
  if (avatar !== undefined) changed.avatarId = avatar && (await requireOwnImage(ctx, profile.userId, avatar));
  // A name that equals the artist's name follows it; any other stays.
  const nextName = profile.name === profile.artistName ? changed.artistName : profile.name;
  const written = await ctx.db
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
  if (written.length === 0) throw notFound();
  return getCelebrityProfile(ctx);
}

/** Throws 400 for a fanbase without its size or its social media profile (RULES.md, "Required fields"). */
function requireFanbaseDetails({ hasFanbase, fanbaseSize, socialMediaProfile }: Row): void {
  if (hasFanbase !== 'yes') return;
  const details: ErrorDetail[] = [];
  if (!fanbaseSize) details.push({ path: 'fanbaseSize', message: PROFILE_REQUIRED.fanbaseSize });
  if (!socialMediaProfile) {
    details.push({ path: 'socialMediaProfile', message: PROFILE_REQUIRED.socialMediaProfile });
  }
  if (details.length > 0) throw validationFailed(details);
}

async function requireOwnImage(ctx: Ctx, userId: string, id: string): Promise<string> {
  const [own] = await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.uploadedBy, userId), isNull(media.removedAt)))
    .limit(1);
  if (!own) throw notFound();
  return own.id;
}
