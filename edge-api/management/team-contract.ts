import { z } from 'zod';
import { Email, Token } from '../accounts/contract.ts';
import { MANAGED_ACTS } from '../campaigns/manage-rules.ts';

/** POST of an invitation to the caller's team; `mayDecide` is to choose winners and to cancel as well. */
export const InviteMember = z.object({ email: Email, mayDecide: z.boolean().default(false) });
export type InviteMember = z.infer<typeof InviteMember>;

/** POST of the address whose account takes a campaign over. */
export const HandOver = z.object({ email: Email });
export type HandOver = z.infer<typeof HandOver>;

export const InvitationToken = z.object({ token: Token });
export type InvitationToken = z.infer<typeof InvitationToken>;

const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.iso.datetime(),
  mayDecide: z.boolean(),
});
/** An owner whose campaigns the caller manages, by their name or address. */
const Membership = TeamMember.omit({ email: true });
export type Membership = z.infer<typeof Membership>;

/** An invitation to the team, or to take over the campaign that it names. */
const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
  mayDecide: z.boolean(),
  campaign: z.string().nullable(),
});

/** What someone did; names are null for who is erased, the campaign for what was done to the team. */
const TeamAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.enum(MANAGED_ACTS),
  by: z.string().nullable(),
  person: z.string().nullable(),
  campaign: z.string().nullable(),
});

/** Who manages the caller's campaigns, who is invited to, what was done last, and whose campaigns the caller manages. */
export const Team = z.object({
  members: z.array(TeamMember),
  invitations: z.array(OpenInvitation),
  acts: z.array(TeamAct),
  memberships: z.array(Membership),
});
export type Team = z.infer<typeof Team>;

/** What an invitation is for: `from` is who sends it, `campaign` what is handed over, and whose artist's profile it takes. */
export const TeamInvitation = z.object({
  doc: z.object({
    from: z.string(),
    email: z.string(),
    mayDecide: z.boolean(),
    campaign: z.object({ name: z.string(), artistName: z.string() }).nullable(),
  }),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;
