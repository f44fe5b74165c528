/** What modules above payouts may call. */
export { isPaidOut, requireNotPaidOut } from './paid-out.ts';
export {
  erasePayouts,
  exportAccountAccess,
  exportPayoutAccounts,
  exportPayoutBatches,
} from './personal-data.ts';
export { queuePayoutMails } from './queue-payout-mails.ts';
