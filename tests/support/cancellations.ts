import { createLoggedInUser, type Person } from './logged-in-user.ts';
import { seedCampaign } from './seed.ts';

export const REASON = 'The celebrity has fallen ill for a long time.';

/** Creates a celebrity with an open campaign. */
export async function createOwnedCampaign(changes: Parameters<typeof seedCampaign>[0] = {}) {
  const owner = await createLoggedInUser('celebrity');
  return { owner, campaign: await seedCampaign({ ownerId: owner.id, ...changes }) };
}

export const cancel = (person: Person, { id }: { readonly id: string }, reason = REASON) =>
  person.post(`/api/campaigns/${id}/cancel`, { reason });
export const stop = (admin: Person, { id }: { readonly id: string }, reason = REASON) =>
  admin.post(`/api/admin/campaigns/${id}/stop`, { reason });
