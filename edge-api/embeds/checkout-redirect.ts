import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { sha256 } from '../platform/digest.ts';
import { submissions } from '../submissions/table.ts';
import { CHECKOUT_KEY_RETENTION_MS, CHECKOUT_REDIRECT_LIFETIME_MS } from './rules.ts';
import { checkoutKeys } from './table.ts';

const KEY_BYTES = 32;

/** Where a key leads: to the checkout, once; a key that is used up or unknown to the page that says so. */
export type CheckoutRedirect =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'used'; readonly campaignUrl: string }
  | { readonly kind: 'unknown' };

/**
 * Creates an address of ours that redirects to a submission's checkout, once. A partner's page navigates to our
 * addresses only, so that it cannot be made to open anything else; and this one reveals nothing of the checkout.
 * `statement` stores its key.
 */
export function createCheckoutRedirect(ctx: Ctx, submissionId: string) {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + CHECKOUT_REDIRECT_LIFETIME_MS);
  const row = { id: toKeyId(key), submissionId, expiresAt };
  const statement = ctx.db.insert(checkoutKeys).values(row).onConflictDoNothing();
  return { url: `${ctx.settings.PUBLIC_ORIGIN}/api/embed/go?key=${key}`, statement };
}

/** Uses a key up and returns where it leads: the open checkout, else the dashboard, to pay again. */
export async function consumeCheckoutKey(ctx: Ctx, key: string): Promise<CheckoutRedirect> {
  const id = toKeyId(key);
  const isUsable = and(isNull(checkoutKeys.usedAt), gt(checkoutKeys.expiresAt, ctx.now));
  const [consumed] = await ctx.db
    .update(checkoutKeys)
    .set({ usedAt: ctx.now })
    .where(and(eq(checkoutKeys.id, id), isUsable))
    .returning({ submissionId: checkoutKeys.submissionId });
  if (!consumed) return findUsedKey(ctx, id);
  const [open] = await ctx.db
    .select({ url: checkouts.url })
    .from(checkouts)
    .where(and(eq(checkouts.submissionId, consumed.submissionId), eq(checkouts.state, 'open')))
    .orderBy(desc(checkouts.attempt))
    .limit(1);
  const url = open?.url ?? `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/dashboard`;
  return { kind: 'redirect', url };
}

async function findUsedKey(ctx: Ctx, id: string): Promise<CheckoutRedirect> {
  const [used] = await ctx.db
    .select({ slug: campaigns.slug })
    .from(checkoutKeys)
    .innerJoin(submissions, eq(submissions.id, checkoutKeys.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(checkoutKeys.id, id));
  if (!used) return { kind: 'unknown' };
  const campaignUrl = `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/campaigns/${used.slug}`;
  return { kind: 'used', campaignUrl };
}

/** Deletes keys that expired some time ago; returns how many. */
export async function pruneCheckoutKeys(ctx: Ctx): Promise<number> {
  const retentionStart = new Date(ctx.now.getTime() - CHECKOUT_KEY_RETENTION_MS);
  const deleted = await ctx.db
    .delete(checkoutKeys)
    .where(lte(checkoutKeys.expiresAt, retentionStart))
    .returning({ id: checkoutKeys.id });
  return deleted.length;
}

function toKeyId(key: string): string {
  return sha256(`checkout:${key}`, 'base64url');
}
