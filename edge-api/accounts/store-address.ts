import { and, between, eq, gt, ne, not, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import type { ApiError } from '../platform/errors.ts';
import { redirectMails, sendDueMails } from '../platform/mail.ts';
import { commitOrThrow, whileUnchanged } from '../platform/unit-of-work.ts';
import { deleteLinks, toIdentifier } from './link.ts';
import { toPersonKey } from './rules.ts';
import { user, verification } from './table.ts';

/** Returns what modules above add to a change of address, the condition for it, and what they do once it is stored. */
export type OnNewAddress = (
  ctx: Ctx,
  userId: string,
  email: string,
) => Promise<{
  readonly statements: readonly BatchItem<'sqlite'>[];
  readonly unchanged: SQL | undefined;
  /** Texts of links bound to the former address, each with one for the new. */
  readonly links: readonly (readonly string[])[];
  readonly onStored: () => void;
}>;

type NewAddress = {
  readonly changes: Partial<typeof user.$inferInsert> & { readonly email: string };
  readonly onNewAddress: OnNewAddress;
  /** Thrown when `unchanged` no longer holds, or the address is another account's. */
  readonly refusal: () => ApiError;
  readonly unchanged: SQL | undefined;
  /** Further statements, which run after the person's links are deleted. */
  readonly statements: readonly BatchItem<'sqlite'>[];
};

/** Stores a person's new address with everything that depends on it, and ends all their links. */
export async function storeAddress(ctx: Ctx, userId: string, address: NewAddress): Promise<void> {
  const { changes, onNewAddress, refusal, unchanged, statements } = address;
  const added = await onNewAddress(ctx, userId, changes.email);
  // Mails to an address that was never proved may be for someone else.
  const former = sql`(select ${user.email} from ${user} where ${user.id} = ${userId} and ${user.emailVerified})`;
  const email = claimAddress(ctx, changes.email, userId);
  const row = { ...changes, email, personKey: toPersonKey(changes.email), updatedAt: ctx.now };
  await commitOrThrow(ctx, refusal, and(unchanged, added.unchanged), [
    redirectMails(ctx, former, changes.email, added.links),
    ctx.db.update(user).set(row).where(eq(user.id, userId)),
    ...added.statements,
    deleteLinks(ctx, userId),
    ...statements,
  ]).catch((error: unknown) => {
    // Another account has taken the address meanwhile.
    throw isUniqueViolation(error) ? refusal() : error;
  });
  added.onStored();
  ctx.log.info('email_changed', { user: userId });
  ctx.defer(sendDueMails(ctx));
}

/** Returns an address for a person's row, which fails the batch if it was another's who can undo its correction. */
export function claimAddress(ctx: Ctx, email: string, userId: string): SQL<string> {
  const { identifier, value, expiresAt } = verification;
  const toUndoing = (subject: string) => toIdentifier('undo-address', subject);
  const isOthers = and(between(identifier, toUndoing(''), toUndoing('~')), ne(identifier, toUndoing(userId)));
  const isReserved = hasRow(verification, isOthers, eq(value, email), gt(expiresAt, ctx.now));
  return whileUnchanged(not(isReserved), sql<string>`${email}`);
}
