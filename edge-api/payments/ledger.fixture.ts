import type { CheckoutUpdate, Ledger } from './ledger-rules.ts';

/** Returns the update that an attempt's checkout has reached a state. */
export function createUpdate(attempt: number, state: CheckoutUpdate['state']): CheckoutUpdate {
  return { checkoutId: `cs_${attempt}`, attempt, state };
}

/** Returns a ledger whose attempts are all known and open, the last of them current. */
export function createLedger(attempts: number, changes: Partial<Ledger> = {}): Ledger {
  const checkouts = Array.from({ length: attempts }, (_, at) => ({
    id: `cs_${at + 1}`,
    attempt: at + 1,
    state: 'open' as const,
    isRefundDue: false,
    isOwnersMethod: false,
    isTakenBack: false,
    isReturned: false,
    disputes: {},
    failedRefunds: [],
  }));
  return {
    status: 'pending',
    attempt: attempts,
    winnersSelected: false,
    isCampaignCancelled: false,
    checkouts,
    ...changes,
  };
}
