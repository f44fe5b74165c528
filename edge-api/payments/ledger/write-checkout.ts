import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#api/platform/context.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { checkouts } from '../table.ts';

type NewCheckout = typeof checkouts.$inferInsert;
type CheckoutChanges = SQLiteUpdateSetSource<typeof checkouts>;

/** Returns the row of a donation's checkout that is not stored yet. */
export function toNewCheckout(
  ctx: Ctx,
  row: Pick<NewCheckout, 'id' | 'submissionId' | 'attempt'> & Partial<NewCheckout>,
): NewCheckout {
  const money = { amountCents: DONATION_CENTS, currency: DONATION_CURRENCY };
  const times = { expiresAt: ctx.now, createdAt: ctx.now, checkedAt: ctx.now };
  return { url: '', ...money, ...times, ...row };
}

/** Returns the statement that updates a checkout, if `condition` holds. */
export function updateCheckout(ctx: Ctx, id: string, changes: CheckoutChanges, condition?: SQL) {
  return ctx.db
    .update(checkouts)
    .set(changes)
    .where(and(eq(checkouts.id, id), condition));
}
