/** The functions that modules above embeds may call. */
export { createCheckoutRedirect, pruneCheckoutKeys } from './checkout-redirect.ts';
export { readEmbedSource } from './read-embed-source.ts';
