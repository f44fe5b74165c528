import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import { sha256 } from '../platform/digest.ts';
import { renderPlainPage } from '../platform/plain-page.ts';
import { submissions } from '../submissions/table.ts';
import {
  CHECKOUT_KEY_RETENTION_MS,
  CHECKOUT_KEY_UNKNOWN,
  CHECKOUT_KEY_USED,
  CHECKOUT_REDIRECT_LIFETIME_MS,
  TO_CAMPAIGN,
  TO_CAMPAIGNS,
} from './rules.ts';
import { checkoutKeys } from './table.ts';

const KEY_BYTES = 32;

/** The target of a key: the checkout, once; for a used or unknown key, a page that says so. */
type CheckoutRedirect =
  | { readonly url: string }
  | { readonly url: null; readonly status: 404 | 410; readonly page: string };

/**
 * Creates an address of ours that redirects to a checkout, once, and reveals nothing about it. A partner's page only
 * navigates to our addresses, so that it cannot be made to open others. `statement` stores its key.
 */
export function createCheckoutRedirect(ctx: Ctx, submissionId: string) {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + CHECKOUT_REDIRECT_LIFETIME_MS);
  const row = { id: toKeyId(key), submissionId, expiresAt };
  const statement = ctx.db.insert(checkoutKeys).values(row).onConflictDoNothing();
  return { url: `${ctx.settings.PUBLIC_ORIGIN}/api/embed/go?key=${key}`, statement };
}

/** Uses a key once and returns its target: the open checkout, else the dashboard, where the fan can pay again. */
export async function consumeCheckoutKey(ctx: Ctx, key: string): Promise<CheckoutRedirect> {
  const id = toKeyId(key);
  const isUsable = and(isNull(checkoutKeys.usedAt), gt(checkoutKeys.expiresAt, ctx.now));
  const [consumed] = await ctx.db
    .update(checkoutKeys)
    .set({ usedAt: ctx.now })
    .where(and(eq(checkoutKeys.id, id), isUsable))
    .returning({ submissionId: checkoutKeys.submissionId });
  if (!consumed) return renderUselessKey(ctx, id);
  const [open] = await ctx.db
    .select({ url: checkouts.url })
    .from(checkouts)
    .where(and(eq(checkouts.submissionId, consumed.submissionId), eq(checkouts.state, 'open')))
    .orderBy(desc(checkouts.attempt))
    .limit(1);
  return { url: open?.url ?? `${ctx.settings.PUBLIC_ORIGIN}/${ctx.language}/dashboard` };
}

async function renderUselessKey(ctx: Ctx, id: string): Promise<CheckoutRedirect> {
  const { language, settings } = ctx;
  const [used] = await ctx.db
    .select({ slug: campaigns.slug })
    .from(checkoutKeys)
    .innerJoin(submissions, eq(submissions.id, checkoutKeys.submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(checkoutKeys.id, id));
  const url = `${settings.PUBLIC_ORIGIN}/${language}/campaigns`;
  if (!used) {
    const link = { label: TO_CAMPAIGNS[language], url };
    const page = renderPlainPage(language, { sentence: CHECKOUT_KEY_UNKNOWN[language], link });
    return { url: null, status: 404, page };
  }
  const link = { label: TO_CAMPAIGN[language], url: `${url}/${used.slug}` };
  const page = renderPlainPage(language, { sentence: CHECKOUT_KEY_USED[language], link });
  return { url: null, status: 410, page };
}

/** Deletes keys that expired some time ago; returns how many. */
export function pruneCheckoutKeys(ctx: Ctx): Promise<number> {
  const retentionStart = new Date(ctx.now.getTime() - CHECKOUT_KEY_RETENTION_MS);
  return deleteRows(ctx, checkoutKeys, lte(checkoutKeys.expiresAt, retentionStart));
}

function toKeyId(key: string): string {
  return sha256(`checkout:${key}`, 'base64url');
}
