/** What modules above payouts may call. */
export { isPaidOut } from './paid-out.ts';
export { settleTransfers } from './settle-transfers.ts';
