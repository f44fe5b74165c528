import { and, eq } from 'drizzle-orm';
import { logIfAdmin } from '../../admin-log/index.ts';
import { hasUploaded, isAvailable } from '../../media/index.ts';
import { IMAGE_NOT_FOUND } from '../../media/rules.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { ApiError, validationFailed } from '../../platform/errors.ts';
import { omitUndefined } from '../../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../../platform/unit-of-work.ts';
import type { EditableProfile, ProfileChanges } from '../profile-contract.ts';
import { getEditableProfile } from './get-charity-profile.ts';
import { isManagedBy, requireManagedCharity } from './require-managed-charity.ts';
import { PROFILE_EDITED_ELSEWHERE, validateProfile } from '../profile-rules.ts';
import { charityProfiles } from './table.ts';

/**
 * Changes the fields in `changes` of the profile of a charity that the caller edits. Throws 404 for any other charity,
 * 412 if it was changed since `version`, 400 with the field that makes the profile incomplete.
 */
export async function updateCharityProfile(
  ctx: Ctx,
  charityId: string,
  { logo, ...changes }: ProfileChanges,
  version?: number,
): Promise<EditableProfile> {
  await runUnit(async () => {
    const { profile } = await requireManagedCharity(ctx, charityId);
    if (version !== undefined && version !== profile.version)
      throw new ApiError(412, 'conflict', PROFILE_EDITED_ELSEWHERE);
    const next = { ...profile, ...omitUndefined(changes) };
    const problems = validateProfile(next);
    if (problems.length > 0) throw validationFailed(problems);
    const logoId = logo === undefined ? profile.logoId : logo || null;
    const isNewLogo = logoId !== profile.logoId;
    // A picture of someone else would disappear with their account.
    if (isNewLogo && logoId !== null && !(await hasUploaded(ctx, logoId, [requirePerson(ctx).id])))
      throw validationFailed([{ path: 'logo', message: IMAGE_NOT_FOUND }]);
    const fields = Object.keys({ ...omitUndefined(changes), ...(isNewLogo && { logo }) });
    if (fields.length === 0) return;
    const isCurrent = and(
      isUnchanged(charityProfiles, { charityId, version: profile.version }),
      isManagedBy(ctx, charityId),
      isNewLogo ? isAvailable(logoId) : undefined,
    );
    await commit(ctx, isCurrent, [
      ctx.db
        .update(charityProfiles)
        .set({ ...next, logoId, version: profile.version + 1, updatedAt: ctx.now })
        .where(eq(charityProfiles.charityId, charityId)),
      ...logIfAdmin(ctx, { action: 'charity-edited', subject: charityId }),
    ]);
    ctx.log.info('charity_profile_changed', { charity: charityId, by: requirePerson(ctx).id, fields });
  });
  return getEditableProfile(ctx, charityId);
}
