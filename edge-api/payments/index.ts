/** The functions that modules above payments may call. */
export { cancelPayment } from './checkouts/cancel-payment.ts';
export { countUnsettledCheckouts } from './checkouts/count-unsettled-checkouts.ts';
export { endCheckouts, endOpenCheckouts, findOpenCheckouts } from './checkouts/end-checkouts.ts';
export { getReceiptUrl } from './checkouts/get-receipt-url.ts';
export { openCheckout } from './checkouts/open-checkout.ts';
export { verifyPayments } from './checkouts/settle-checkouts.ts';
export { cancelUnpaidSubmissions } from './ledger/write-ledger.ts';
export { exportPayments } from './personal-data.ts';
export { sweepPayments } from './sweep-payments.ts';
