import type { Ctx } from '#api/platform/context.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { isTestKey } from '../rules.ts';
import { createCheckout, expireCheckout } from '../provider/provider.ts';

/** Opens and ends a checkout to check that the provider accepts our key; with a live key it returns false instead. */
export async function tryCheckout(ctx: Ctx): Promise<boolean> {
  const { STRIPE_SECRET_KEY: key, PUBLIC_ORIGIN: origin } = ctx.settings;
  if (!isTestKey(key)) return false;
  const price = { currency: DONATION_CURRENCY, unit_amount: DONATION_CENTS };
  const params = {
    mode: 'payment' as const,
    line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: 'Check after a deploy' } } }],
    success_url: `${origin}/nl`,
    cancel_url: `${origin}/nl`,
  };
  const checkout = await createCheckout(ctx, params, crypto.randomUUID());
  if (checkout !== 'stale') await expireCheckout(ctx, checkout.id);
  return true;
}
