/** The functions that modules above embeds may call. */
export { checkoutRedirectUrl } from './checkout-redirect.ts';
