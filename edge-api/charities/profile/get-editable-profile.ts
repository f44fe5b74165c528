import { toMedia } from '../../media/index.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import type { EditableProfile } from '../profile-contract.ts';
import { requireManagedCharity } from './require-managed-charity.ts';

/** Returns the profile of a charity as those who edit it see it; throws 404 for everyone else. */
export async function getEditableProfile(ctx: Ctx, charityId: string): Promise<EditableProfile> {
  const { charity, profile, logo } = await requireManagedCharity(ctx, charityId);
  const { charityId: _, logoId: __, updatedAt: ___, ...fields } = profile;
  return {
    id: charity.id,
    name: charity.name,
    approvalStatus: charity.approvalStatus,
    ...fields,
    logo: logo && toMedia(logo),
    isOwnLogo: logo !== null && logo.uploadedBy === requirePerson(ctx).id,
  };
}
