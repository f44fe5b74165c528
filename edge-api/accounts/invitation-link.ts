import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { hasRow } from '../platform/conditions.ts';
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

/** Returns the statement that deletes one invitation to a charity, and the condition that it is there. */
export function revokeInvitationLink(ctx: Ctx, subject: string, id: string) {
  const isMeant = and(isFor(subject), eq(verification.id, id));
  return { hasLink: hasRow(verification, isMeant), statement: ctx.db.delete(verification).where(isMeant) };
}

/** Returns the condition that an invitation to a charity is open. */
export function hasInvitation(ctx: Ctx, charityId: SQLiteColumn): SQL {
  const identifier = sql`${toIdentifier('charity-invitation', '')} || ${charityId}`;
  return hasRow(verification, eq(verification.identifier, identifier), gt(verification.expiresAt, ctx.now));
}
