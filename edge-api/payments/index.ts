export { hasUnpaid, queueMissedMails, queueRefundMails } from './campaign-mails.ts';
export { cancelPayment } from './checkouts/cancel-payment.ts';
export {
  endCheckouts,
  endOpenBatch,
  endOpenCheckouts,
  isFrozen,
  selectOpenCheckouts,
} from './checkouts/end-checkouts.ts';
export { getReceiptUrl } from './checkouts/get-receipt-url.ts';
export { toNewEntry } from './ledger/read-ledger.ts';
export { openCheckout, type OpenCheckoutResult } from './checkouts/open-checkout.ts';
export {
  checkOpenCheckout,
  checkPayment,
  countUnsettledCheckouts,
  sweepPayments,
  verifyPayments,
} from './checkouts/settle-checkouts.ts';
export { tryCheckout } from './checkouts/try-checkout.ts';
export { countRefunds, returnPayments } from './ledger/return-payments.ts';
export { listPaymentNotes, type PaymentNote } from './ledger/list-payment-notes.ts';
export { processEventAgain } from './ledger/handle-event.ts';
export { pruneRefusals, recordRefusal } from './ledger/record-refusal.ts';
export { createAccount, createOnboardingLink, retrieveAccountState } from './provider/accounts.ts';
export { selectRefundedAt } from './select-refunded-at.ts';
export { findRefusal, verifyMessage } from './provider/provider.ts';
export {
  createTransfer,
  findTransfer,
  listPayoutIds,
  readBalanceCents,
  retrievePayout,
  retrieveTransfer,
  reverseTransfer,
} from './provider/transfers.ts';
export type { ProviderTransfer } from './provider/transfer-schemas.ts';
export { findTakeBack, prepareReturn } from './ledger/take-back.ts';
export { handleWebhookMessages } from './ledger/handle-webhook.ts';
export { handleRefundMessages, startRefunds } from './ledger/start-refunds.ts';
export { exportPayments, paymentData, pruneTraces } from './personal-data.ts';
export { sendReceipt } from './send-receipt.ts';
export { askForMethods, recordDueFees } from './ledger/record-due-fees.ts';
