/** The functions that modules above embeds may call. */
export { createCheckoutRedirect, pruneCheckoutKeys } from './checkout-redirect.ts';
export { selectEmbedSource } from './select-embed-source.ts';
