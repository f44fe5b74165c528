export { createCheckoutRedirect, pruneCheckoutKeys } from './checkout-redirect.ts';
export { selectEmbedSource } from './return-origins.ts';
