/** The functions that modules above embeds may call. */
export { createCheckoutRedirect, pruneCheckoutKeys } from './checkout-redirect.ts';
export { selectEmbedSource } from './return-origins.ts';
