/** What other rooms may call of embeds. */
export { wayToCheckout } from './way-to-checkout.ts';
