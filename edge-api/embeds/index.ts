/** What other rooms may call of embeds. */
export { checkoutRedirectUrl } from './checkout-redirect.ts';
