import { z } from 'zod';
import { Email, PersonLanguage, Token } from '../accounts/contract.ts';
import { DEFAULT_LANGUAGE } from '../platform/rules.ts';

/** POST of an invitation; `language` is that of its mail. */
export const InviteCharity = z.object({ email: Email, language: PersonLanguage.default(DEFAULT_LANGUAGE) });
export type InviteCharity = z.infer<typeof InviteCharity>;

export const AcceptInvitation = z.object({ token: Token });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** The charity that an invitation is for, and the address of the invited account. */
export const CharityInvitation = z.object({ doc: z.object({ charity: z.string(), email: z.string() }) });

/** The charity whose profile the account may now edit. */
export const AcceptedInvitation = z.object({ doc: z.object({ id: z.string(), name: z.string() }) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

/** The accounts that may edit a charity's profile, and the open invitations, for an admin. */
export const CharityAccess = z.object({
  accounts: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), acceptedAt: z.iso.datetime() }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), expiresAt: z.iso.datetime() })),
});
export type CharityAccess = z.infer<typeof CharityAccess>;
