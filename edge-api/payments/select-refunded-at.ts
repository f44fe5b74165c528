import { sql, type SQL } from 'drizzle-orm';
import { selectSettledAt } from '../admin-log/index.ts';
import { REFUND_REPEATS } from './rules.ts';
import { checkouts } from './table.ts';

/** Selects when a payment went back; for a refund that the bank returned, when it was paid another way, if it was. */
export function selectRefundedAt(): SQL<Date | null> {
  const { id, refundedAt, refundRetryAt, failedRefunds } = checkouts;
  const isReturned = sql`${refundRetryAt} is not null or json_array_length(${failedRefunds}) > ${REFUND_REPEATS}`;
  return sql`case when ${isReturned} then ${selectSettledAt(id)} else ${refundedAt} end`.mapWith(refundedAt);
}
