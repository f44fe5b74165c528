import type { AcceptedInvitation, CharityAccess, Invitation } from '#api/charities/invitation-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { withStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.admin.charities[':id'];

/** Reads who edits a charity's profile, and who is invited to. */
export function readAccess(id: string): Promise<Outcome<CharityAccess>> {
  return callEndpoint(() => endpoint.access.$get({ param: { id } }, { init: { cache: 'no-store' } }));
}

/** Sends an invitation in a language. */
export function inviteAddress(
  id: string,
  email: string,
  language: Language,
): Promise<Outcome<CharityAccess>> {
  return withStepUp(() =>
    callEndpoint(() => endpoint.invite.$post({ param: { id }, json: { email, language } })),
  );
}

/** Takes a profile away from an account. */
export function removeAccount(id: string, userId: string): Promise<Outcome<unknown>> {
  return withStepUp(() =>
    callEndpoint(() => endpoint.accounts[':userId'].$delete({ param: { id, userId } })),
  );
}

/** Makes an invitation stop working. */
export function revokeInvitation(id: string, invitationId: string): Promise<Outcome<unknown>> {
  return callEndpoint(() => endpoint.invitations[':invitationId'].$delete({ param: { id, invitationId } }));
}

/** Reads what an invitation is for, by the token of its mail. */
export function readInvitation(token: string): Promise<Outcome<Invitation>> {
  return callEndpoint(() => api['charity-invitations'].read.$post({ json: { token } }));
}

/** Accepts an invitation by the token of its mail. */
export function acceptInvitation(token: string): Promise<Outcome<AcceptedInvitation>> {
  return withStepUp(() => callEndpoint(() => api['charity-invitations'].accept.$post({ json: { token } })));
}
