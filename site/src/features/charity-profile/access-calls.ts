import type { Language } from '#api/platform/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.admin.charities[':id'];

/** Reads who edits a charity's profile, and who is invited to. */
export const readAccess = (id: string) => callEndpoint(() => endpoint.access.$get({ param: { id } }));

/** Sends an invitation in a language. */
export const inviteAddress = (id: string, email: string, language: Language) =>
  callWithStepUp(() => endpoint.invite.$post({ param: { id }, json: { email, language } }));

/** Takes a profile away from an account. */
export const removeAccount = (id: string, userId: string) =>
  callWithStepUp(() => endpoint.accounts[':userId'].$delete({ param: { id, userId } }));

/** Makes an invitation stop working. */
export const revokeInvitation = (id: string, invitationId: string) =>
  callEndpoint(() => endpoint.invitations[':invitationId'].$delete({ param: { id, invitationId } }));

/** Reads what an invitation is for, by the token of its mail. */
export const readInvitation = (token: string) =>
  callEndpoint(() => api['charity-invitations'].read.$post({ json: { token } }));

/** Accepts an invitation by the token of its mail. */
export const acceptInvitation = (token: string) =>
  callWithStepUp(() => api['charity-invitations'].accept.$post({ json: { token } }));
