import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import type { ActionReason } from './contract.ts';
import { logAction } from './log-action.ts';
import { NOTHING_TO_SETTLE } from './rules.ts';
import { adminLog } from './table.ts';

/** Returns when an admin noted that money returned by a bank was paid another way; null if none did. */
export function selectSettledAt(subject: SQLiteColumn | string): SQL<Date | null> {
  const { action, at, subject: of } = adminLog;
  return sql`(select max(${at}) from ${adminLog} where ${of} = ${subject} and ${action} = 'settled-by-hand')`.mapWith(
    at,
  );
}

/**
 * Notes that money returned by a bank was paid another way, and runs the statements `more` in the same batch. Throws 409
 * if that was noted before or a condition of `waits` does not hold.
 */
export async function settleByHand(
  ctx: Ctx,
  { subject, reason }: ActionReason & { readonly subject: string },
  waits: readonly SQL[],
  more: readonly BatchItem<'sqlite'>[] = [],
): Promise<void> {
  const entry = logAction(ctx, { action: 'settled-by-hand', subject, reason });
  const refusal = () => conflict(NOTHING_TO_SETTLE);
  await commitOrThrow(ctx, refusal, and(isNull(selectSettledAt(subject)), ...waits), [entry, ...more]);
}
