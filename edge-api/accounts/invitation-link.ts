import { and, asc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { toIdentifier, type Link } from './link.ts';
import { verification } from './table.ts';

/** Maximum of open invitations in a list. */
const LISTED_MAX = 50;

const isFor = (subject: string) => eq(verification.identifier, toIdentifier('charity-invitation', subject));

/** Returns the open invitations to a charity, those that expire first at the top, without what opens them. */
export function listInvitationLinks(ctx: Ctx, subject: string) {
  return ctx.db
    .select({ id: verification.id, email: verification.value, expiresAt: verification.expiresAt })
    .from(verification)
    .where(and(isFor(subject), gt(verification.expiresAt, ctx.now)))
    .orderBy(asc(verification.expiresAt))
    .limit(LISTED_MAX);
}

/** Returns the statement that deletes the invitations of an address to a charity; others' stay. */
export function revokeInvitationLinks(ctx: Ctx, { subject, email }: Pick<Link, 'subject' | 'email'>) {
  return ctx.db.delete(verification).where(and(isFor(subject), eq(verification.value, email)));
}

/** Returns the statement that deletes one invitation to a charity. */
export function revokeInvitationLink(ctx: Ctx, subject: string, id: string) {
  return ctx.db
    .delete(verification)
    .where(and(isFor(subject), eq(verification.id, id)))
    .returning({ id: verification.id });
}
