/** What other rooms may call of embeds. */
export { checkoutRedirectUrl } from './way-to-checkout.ts';
