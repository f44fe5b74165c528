import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { loadContact } from '../contact/load-contact.ts';

/** Loads what the editors of a charity's profile see; for an admin, also who they are. */
export async function loadCharity(
  { api, user, query }: Pick<OwnPageParts, 'api' | 'user' | 'query'>,
  id: string,
) {
  const { profile, campaigns, account, payouts } = api.charities[':id'];
  const isAdmin = user.role === 'admin';
  const [{ doc }, requests, { doc: atProvider }, paid, access] = await Promise.all([
    readReply(profile.$get({ param: { id } })),
    readReply(campaigns.$get({ param: { id }, query: {} })),
    readReply(account.$get({ param: { id } })),
    readReply(payouts.$get({ param: { id }, query: {} })),
    isAdmin ? readReply(api.admin.charities[':id'].access.$get({ param: { id } })) : undefined,
  ]);
  return {
    doc,
    contact: !isAdmin && doc.hasPage ? await loadContact(api, id) : undefined,
    requests,
    state: atProvider.state,
    /** Whether the provider redirected here because its page had expired. */
    isExpired: query['onboarding'] === 'expired',
    payouts: paid,
    access,
  };
}

export type LoadedCharity = Awaited<ReturnType<typeof loadCharity>>;
