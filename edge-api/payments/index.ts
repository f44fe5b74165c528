/** What other rooms may call of payments. */
export { cancelPayment } from './cancel-payment.ts';
export { countUnderWay } from './count-under-way.ts';
export { openCheckout } from './open-checkout.ts';
export { endCheckouts, findOpenCheckouts } from './end-checkouts.ts';
export { endOpenCheckouts } from './end-open-checkouts.ts';
export { receiptUrl } from './receipt-url.ts';
export { sweepPayments } from './sweep-payments.ts';
export { verifyPayments } from './verify-payments.ts';
