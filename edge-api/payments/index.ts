/** What other rooms may call of payments. */
export { cancelPayment } from './checkouts/cancel-payment.ts';
export { countUnsettledCheckouts } from './checkouts/count-unsettled-checkouts.ts';
export { openCheckout } from './checkouts/open-checkout.ts';
export { endCheckouts, findOpenCheckouts } from './checkouts/end-checkouts.ts';
export { endOpenCheckouts } from './checkouts/end-open-checkouts.ts';
export { getReceiptUrl } from './checkouts/get-receipt-url.ts';
export { cancelUnpaidSubmissions, exportPayments } from './personal-data.ts';
export { sweepPayments } from './sweep-payments.ts';
export { verifyPayments } from './checkouts/verify-payments.ts';
