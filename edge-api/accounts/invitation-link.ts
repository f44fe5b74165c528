import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { withPrefix } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { conflict, type ApiError } from '../platform/errors.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import type { Language, LocalizedText } from '../platform/rules.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import { createLink, invalidLink, INVITATIONS, toIdentifier, type Invitation, type Link } from './link.ts';
import { proveAddress, type ProofOptions } from './prove-address.ts';
import { limitMails } from './rate-limits.ts';
import { requireStepUp } from './require-step-up.ts';
import { user, verification } from './table.ts';

const LISTED_MAX = 50;

const renderOtherAccount = (email: string): LocalizedText => ({
  en: `This invitation is for ${email}. Log in with that account to accept it.`,
  nl: `Deze uitnodiging is voor ${email}. Log in met dat account om de uitnodiging aan te nemen.`,
});

type InvitationLink = Parameters<typeof createLink>[2] & { readonly purpose: Invitation };

/** Returns the identifiers of a subject's invitations; ids of charities, people and campaigns never coincide. */
const listIdentifiers = (subject: string) => INVITATIONS.map((purpose) => toIdentifier(purpose, subject));
const isFor = (subject: string) => inArray(verification.identifier, listIdentifiers(subject));

/** Mails an invitation's link, replacing earlier ones for its subject. Throws `refusal` unless `unchanged` holds. */
export async function sendInvitation(
  ctx: Ctx,
  invitation: InvitationLink & { readonly path: string; readonly language?: Language },
  toText: (language: Language) => PageMailText,
  input: {
    readonly unchanged?: SQL | undefined;
    readonly refusal?: () => ApiError;
    readonly statements?: readonly BatchItem<'sqlite'>[];
  },
): Promise<void> {
  const { purpose, email, path } = invitation;
  const { unchanged, refusal = invalidLink, statements = [] } = input;
  await limitMails(ctx, email);
  const link = createLink(ctx, purpose, invitation);
  const [account] = await ctx.db.select({ language: user.language }).from(user).where(eq(user.email, email));
  const language = invitation.language ?? account?.language ?? ctx.language;
  const text = { ...toText(language), reason: 'entered' as const };
  const content = renderPageMail(ctx, language, `${path}?token=${link.token}`, text);
  await commitOrThrow(ctx, refusal, unchanged, [
    revokeInvitationLinks(ctx, invitation),
    link.statement,
    queueMail(ctx, { key: `${purpose}:${link.id}`, to: email, ...content }),
    ...statements,
  ]);
  ctx.defer(sendDueMails(ctx));
}

/**
 * Accepts an invitation for the caller, after a recent log-in, if `unchanged` holds. This proves the address, so every
 * other session and link ends. Throws 409 for another address, and 400 for an invalid link.
 */
export async function acceptLink(
  ctx: Ctx,
  link: Link,
  { onProven, unchanged, purpose = [] }: Pick<ProofOptions, 'onProven' | 'unchanged' | 'purpose'>,
): Promise<void> {
  const { id: userId, email } = requirePerson(ctx);
  if (email !== link.email) throw conflict(renderOtherAccount(link.email));
  await requireStepUp(ctx);
  const all = [...purpose, revokeInvitationLinks(ctx, link)];
  await proveAddress(ctx, link, { userId, onProven, unchanged, purpose: all });
}

/** Returns the open invitations of a subject, soonest expiry first, without their tokens. */
export function listInvitationLinks(ctx: Ctx, subject: string) {
  return ctx.db
    .select({ id: verification.id, email: verification.value, expiresAt: verification.expiresAt })
    .from(verification)
    .where(and(isFor(subject), gt(verification.expiresAt, ctx.now)))
    .orderBy(asc(verification.expiresAt))
    .limit(LISTED_MAX);
}

function revokeInvitationLinks(
  ctx: Ctx,
  { subject, email }: { readonly subject: string; readonly email: string | SQL },
) {
  return ctx.db.delete(verification).where(and(isFor(subject), eq(verification.value, email)));
}

/** Returns the statement that deletes the invitations to a subject that were sent to a user's address. */
export function revokeInvitationsForUser(ctx: Ctx, userId: string, subject: string) {
  const email = sql`(select ${user.email} from ${user} where ${user.id} = ${userId})`;
  return revokeInvitationLinks(ctx, { subject, email });
}

/** Returns the statement that deletes an invitation of these by its id, and the condition that it exists. */
export function revokeInvitationLink(ctx: Ctx, isOwn: SQL | undefined, id: string) {
  const isMeant = and(isOwn, eq(verification.id, id));
  return { hasLink: hasRow(verification, isMeant), statement: ctx.db.delete(verification).where(isMeant) };
}

/** Returns the statement that deletes all of these invitations. */
export function revokeAllInvitations(ctx: Ctx, which: SQL | undefined) {
  return ctx.db.delete(verification).where(which);
}

/** Returns the condition that an invitation to a charity is open. */
export function hasInvitation(ctx: Ctx, charityId: SQLiteColumn): SQL {
  const identifier = withPrefix(toIdentifier('charity-invitation', ''), charityId);
  return hasRow(verification, eq(verification.identifier, identifier), gt(verification.expiresAt, ctx.now));
}
