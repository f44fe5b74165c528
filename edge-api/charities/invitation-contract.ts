import { z } from 'zod';
import { Email, PersonLanguage, Token } from '../accounts/contract.ts';
import { DEFAULT_LANGUAGE } from '../platform/rules.ts';

/** POST of an invitation; `language` is that of the mail. */
export const InviteCharity = z.object({ email: Email, language: PersonLanguage.default(DEFAULT_LANGUAGE) });
export type InviteCharity = z.infer<typeof InviteCharity>;

export const AcceptInvitation = z.object({ token: Token });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** What an invitation is for: a charity's profile, and the account with this address. */
export const CharityInvitation = z.object({ doc: z.object({ charity: z.string(), email: z.string() }) });

/** The charity whose profile an account edits from now on. */
export const AcceptedInvitation = z.object({ doc: z.object({ id: z.string(), name: z.string() }) });
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>;

/** Who edits a charity's profile, and who is invited to, as an admin sees it. */
export const CharityAccess = z.object({
  accounts: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), acceptedAt: z.iso.datetime() }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), expiresAt: z.iso.datetime() })),
});
export type CharityAccess = z.infer<typeof CharityAccess>;
