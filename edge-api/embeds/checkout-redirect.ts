import { and, desc, eq } from 'drizzle-orm';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { signToken, verifyToken } from '../platform/signed-token.ts';
import { CHECKOUT_REDIRECT_LIFETIME_MS } from './rules.ts';

/**
 * Returns an address of ours that redirects to a submission's checkout. A partner's page navigates to our addresses
 * only, so that it cannot be made to open anything else; and this one reveals nothing of the checkout.
 */
export async function checkoutRedirectUrl(ctx: Ctx, submissionId: string): Promise<string> {
  const end = new Date(ctx.now.getTime() + CHECKOUT_REDIRECT_LIFETIME_MS);
  return `${ctx.settings.PUBLIC_ORIGIN}/api/embed/go?key=${await signToken(ctx, 'embed-go', submissionId, end)}`;
}

/** Returns where {@link checkoutRedirectUrl} leads now: the open checkout, else the dashboard, to pay again. */
export async function resolveCheckoutUrl(ctx: Ctx, key: string): Promise<string> {
  const submissionId = await verifyToken(ctx, 'embed-go', key);
  const [open] =
    submissionId === undefined
      ? []
      : await ctx.db
          .select({ url: checkouts.url })
          .from(checkouts)
          .where(and(eq(checkouts.submissionId, submissionId), eq(checkouts.state, 'open')))
          .orderBy(desc(checkouts.attempt))
          .limit(1);
  return open?.url ?? `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/dashboard`;
}
