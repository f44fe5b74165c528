import type { Cancellation } from './contract.ts';
import type { campaigns } from './table.ts';

type CancellationColumns = Pick<
  typeof campaigns.$inferSelect,
  'cancelledAt' | 'cancelledBy' | 'cancelReason'
>;

/** Returns why a campaign does not go ahead; null for one that does. */
export function toCancellation({
  cancelledAt: at,
  cancelledBy: by,
  cancelReason: reason,
}: CancellationColumns): Cancellation | null {
  if (at === null || by === null || reason === null) return null;
  return { at: at.toISOString(), by, reason };
}
