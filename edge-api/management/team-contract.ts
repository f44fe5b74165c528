import { z } from 'zod';
import { Email, Token } from '../accounts/contract.ts';
import { MANAGED_ACTS } from '../campaigns/manage-rules.ts';
import { TEAM_RIGHTS } from '../platform/rules.ts';

const TeamRights = z.array(z.enum(TEAM_RIGHTS)).readonly();

/** POST of an invitation to a team; `decide` includes choosing winners and cancelling. */
export const InviteMember = z.object({ email: Email, rights: TeamRights.default([]) });
export type InviteMember = z.infer<typeof InviteMember>;

/** POST of the address whose account should take over a campaign. */
export const HandOver = z.object({ email: Email });
export type HandOver = z.infer<typeof HandOver>;

export const InvitationToken = z.object({ token: Token });
export type InvitationToken = z.infer<typeof InvitationToken>;

const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.iso.datetime(),
  rights: TeamRights,
});

/** An invitation to the team, or to take over the named campaign; `by` names another who sent it. */
export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  rights: TeamRights,
  by: z.string().nullable(),
  campaign: z.string().nullable(),
});

/** An owner whose campaigns the caller manages, with the caller's open invitations; `name` is their name or address. */
const Membership = TeamMember.omit({ email: true }).extend({ invitations: z.array(OpenInvitation) });
export type Membership = z.infer<typeof Membership>;

/** A logged action; names are null for erased people, the campaign for actions on the team. */
const TeamAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.enum(MANAGED_ACTS),
  by: z.string().nullable(),
  person: z.string().nullable(),
  campaign: z.string().nullable(),
});

/** The caller's team, open invitations, latest actions, and the teams that the caller is in. */
export const Team = z.object({
  members: z.array(TeamMember),
  invitations: z.array(OpenInvitation),
  acts: z.array(TeamAct),
  memberships: z.array(Membership),
});
export type Team = z.infer<typeof Team>;

/** An invitation: `from` sent it, for `owner`; `campaign` is what is handed over, and the artist whose profile is required. */
export const TeamInvitation = z.object({
  doc: z.object({
    from: z.string(),
    owner: z.string(),
    email: z.string(),
    rights: TeamRights,
    campaign: z.object({ name: z.string(), artistName: z.string() }).nullable(),
  }),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;
