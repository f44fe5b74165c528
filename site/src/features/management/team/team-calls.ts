import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../../accounts/api.ts';
import { callWithStepUp } from '../../accounts/step-up/step-up.ts';

/** Reads who manages the person's campaigns. */
export const readTeam = () => callEndpoint(() => api.team.$get());

/** Invites an address to the person's team. */
export const inviteMember = (email: string, mayDecide: boolean) =>
  callWithStepUp(() => api.team.invite.$post({ json: { email, mayDecide } }));

/** Takes a member out of the person's team, at once. */
export const removeMember = (id: string) =>
  callEndpoint(() => api.team.members[':id'].$delete({ param: { id } }));

/** Leaves the team of an owner, at once. */
export const leaveTeam = (id: string) =>
  callEndpoint(() => api.team.owners[':id'].$delete({ param: { id } }));

/** Withdraws an invitation to the team, or to take over a campaign. */
export const withdrawInvitation = (id: string) =>
  callEndpoint(() => api.team.invites[':id'].$delete({ param: { id } }));

/** Asks the account of an address to take a campaign over. */
export const handOver = (id: string, email: string) =>
  callWithStepUp(() => api.campaigns[':id']['hand-over'].$post({ param: { id }, json: { email } }));

/** Reads what an invitation is for, by the token of its mail. */
export const readInvitation = (token: string) =>
  callEndpoint(() => api.invitations.read.$post({ json: { token } }));

/** Accepts an invitation by the token of its mail. */
export const acceptInvitation = (token: string) =>
  callWithStepUp(() => api.invitations.accept.$post({ json: { token } }));
