/** The functions that modules above payments may call. */
export { cancelPayment } from './checkouts/cancel-payment.ts';
export {
  endCheckouts,
  endCheckoutsOfPausedCampaigns,
  endOpenCheckouts,
  endSubmissionCheckout,
  findOpenCheckouts,
} from './checkouts/end-checkouts.ts';
export { getReceiptUrl } from './checkouts/get-receipt-url.ts';
export { isFrozen } from './checkouts/is-frozen.ts';
export { openCheckout } from './checkouts/open-checkout.ts';
export { countUnsettledCheckouts, sweepPayments, verifyPayments } from './checkouts/settle-checkouts.ts';
export { listPaymentNotes, type PaymentNote } from './ledger/list-payment-notes.ts';
export { cancelUnpaidSubmissions } from './ledger/write-ledger.ts';
export { hasUnpaid, queueClosedMails } from './mails.ts';
export { exportPayments } from './personal-data.ts';
