import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { ApiError } from '#api/platform/errors.ts';
import { runUnit, whileUnchanged } from '#api/platform/unit-of-work.ts';
import type { SubmissionStatus } from '#api/submissions/rules.ts';
import { buildCheckoutParams } from './checkout-params.ts';
import { endCheckout } from './end-checkouts.ts';
import { toPaymentUpdate, toStoredPayment, checkoutStateFrom } from '../ledger/payment-update.ts';
import { createCheckout, retrieveCheckout, expireCheckout } from '../provider/provider.ts';
import { readLedger, type CheckoutRow, type LedgerEntry } from '../ledger/read-ledger.ts';
import { recordPayment } from '../ledger/record-payment.ts';
import { commitLedgers, areUnchanged } from '../ledger/write-ledger.ts';
import {
  getCheckoutExpiry,
  CHECKOUT_CREATE_MIN_REMAINING_MS,
  CHECKOUT_REUSE_MIN_REMAINING_MS,
  PROVIDER_FAILED,
} from '../rules.ts';
import { eq, sql } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { toNewCheckout } from '../ledger/write-checkout.ts';
import type { ProviderCheckout } from '../provider/provider-schemas.ts';
import { checkouts } from '../table.ts';

/** The URL to pay at, a status in which nothing is left to pay, or a cancelled campaign. */
export type OpenCheckoutResult =
  | {
      readonly kind: 'open';
      readonly url: string;
      /** The campaign's last change at the time this call stored the checkout; missing for an older one. */
      readonly campaignChangedAt?: Date;
    }
  | { readonly kind: 'settled'; readonly status: Exclude<SubmissionStatus, 'pending' | 'failed'> }
  | { readonly kind: 'campaign-cancelled' };

type Asked = Awaited<ReturnType<typeof retrieveCheckout>>;

/** Each round returns a result or makes a change that brings the next round closer to one. */
const ROUNDS_MAX = 8;

/**
 * Returns the URL at which a submission is paid: of its open checkout if the provider confirms that, else of a new one,
 * stored together with `related`. `known` is the submission's ledger and `asked` its checkout at the provider, if the
 * caller has just read them; throws 502 if the provider fails.
 */
export async function openCheckout(
  ctx: Ctx,
  submissionId: string,
  related: readonly BatchItem<'sqlite'>[] = [],
  { known, asked }: { readonly known?: LedgerEntry; readonly asked?: Asked } = {},
): Promise<OpenCheckoutResult> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const entry = (round === 0 ? known : undefined) ?? (await readLedger(ctx, submissionId));
    if (!entry) throw new Error('a checkout was asked for a submission that does not exist');
    const { status, attempt } = entry.submission;
    if (status !== 'pending' && status !== 'failed') return { kind: 'settled', status };
    if (entry.ledger.isCampaignCancelled) return { kind: 'campaign-cancelled' };
    const current = entry.checkouts.find((row) => row.attempt === attempt);
    if (current !== undefined && current.state !== 'open') {
      await startNextAttempt(ctx, entry);
      continue;
    }
    const opened = await (current
      ? reuseCheckout(ctx, current, round === 0 ? asked : undefined)
      : startCheckout(ctx, entry, related));
    if (opened) return opened;
  }
  throw new ApiError(502, 'payment_provider_failed', PROVIDER_FAILED);
}

async function startCheckout(
  ctx: Ctx,
  entry: LedgerEntry,
  related: readonly BatchItem<'sqlite'>[],
): Promise<OpenCheckoutResult | undefined> {
  const { id, attempt, attemptAt } = entry.submission;
  const expiresAt = getCheckoutExpiry(attemptAt, entry.campaign.subscriptionDeadline);
  const hasTimeLeft = expiresAt.getTime() - ctx.now.getTime() >= CHECKOUT_CREATE_MIN_REMAINING_MS;
  const remote = hasTimeLeft
    ? await createCheckout(ctx, await buildCheckoutParams(ctx, entry), `checkout-${id}-${attempt}`)
    : 'stale';
  if (remote === 'stale') {
    await startNextAttempt(ctx, entry);
    return undefined;
  }
  const stored = await storeCheckout(ctx, entry, remote, related);
  // The checkout of an old attempt, whose response was lost, may be paid or expired by now: ask the provider.
  const isNew = ctx.now.getTime() - attemptAt.getTime() < CHECKOUT_REUSE_MIN_REMAINING_MS;
  return stored && isNew && remote.url !== null ? { kind: 'open', url: remote.url, ...stored } : undefined;
}

async function reuseCheckout(
  ctx: Ctx,
  row: CheckoutRow,
  asked: Asked,
): Promise<OpenCheckoutResult | undefined> {
  const remote = asked?.id === row.id ? asked : await retrieveCheckout(ctx, row.id);
  const state = remote ? checkoutStateFrom(remote, row.submissionId) : 'failed';
  if (state === 'not-ours') {
    ctx.log.error('payment_foreign', { checkout: row.id });
    return { kind: 'settled', status: 'processing' };
  }
  if (!remote) {
    ctx.log.warn('checkout_unknown', { checkout: row.id });
    // A checkout unknown to the provider can never be paid.
    await recordPayment(ctx, { ...toStoredPayment(row, ctx.now), state: 'failed' });
  } else if (state !== 'open') {
    await recordPayment(ctx, { ...toPaymentUpdate(remote, row.submissionId, state, ctx.now), isQuiet: true });
  } else if (
    remote.url !== null &&
    remote.expiresAt.getTime() - ctx.now.getTime() >= CHECKOUT_REUSE_MIN_REMAINING_MS
  ) {
    return { kind: 'open', url: remote.url };
  } else {
    await endCheckout(ctx, row, true);
  }
  return undefined;
}

async function startNextAttempt(
  ctx: Ctx,
  { submission: { id, attempt, status } }: LedgerEntry,
): Promise<void> {
  await runUnit(async () => {
    const entry = await readLedger(ctx, id);
    if (entry?.submission.attempt !== attempt || entry.submission.status !== status) return;
    const next = { status: 'pending', attempt: attempt + 1, attemptAt: ctx.now } as const;
    await commitLedgers(ctx, [{ entry, submission: next }]);
  });
}

/**
 * Stores a checkout, with `related` in the same batch, while its attempt is still current. Leaves the submission as it
 * is: nobody has paid yet. Returns undefined for an obsolete checkout, and ends it.
 */
async function storeCheckout(
  ctx: Ctx,
  known: LedgerEntry,
  remote: ProviderCheckout,
  related: readonly BatchItem<'sqlite'>[],
): Promise<{ readonly campaignChangedAt?: Date } | undefined> {
  let entry: LedgerEntry | undefined = known;
  return runUnit(async () => {
    entry ??= await readLedger(ctx, known.submission.id);
    if (!entry) throw new Error('a submission is gone whose checkout was created');
    const { submission, ledger } = entry;
    const row = entry.checkouts.find(({ id }) => id === remote.id);
    const isPayable = submission.status === 'pending' || submission.status === 'failed';
    const isCurrent =
      isPayable && submission.attempt === known.submission.attempt && !ledger.isCampaignCancelled;
    // A concurrent call has already stored this checkout.
    if (row) return isCurrent && row.state === 'open' ? {} : undefined;
    if (!isCurrent) {
      await expireCheckout(ctx, remote.id);
      return undefined;
    }
    const insert = insertCheckout(ctx, entry, remote);
    entry = undefined;
    const [[stored]] = await ctx.db.batch([insert, ...related]);
    const { id: submissionId, attempt } = submission;
    ctx.log.info('checkout_opened', { submission: submissionId, attempt, checkout: remote.id });
    return stored;
  });
}

function insertCheckout(ctx: Ctx, entry: LedgerEntry, { id, url, expiresAt }: ProviderCheckout) {
  const { id: submissionId, attempt } = entry.submission;
  const row = toNewCheckout(ctx, { id, submissionId, attempt, url: url ?? '', expiresAt });
  const changedAt = ctx.db
    .select({ at: campaigns.updatedAt })
    .from(campaigns)
    .where(eq(campaigns.id, entry.campaign.id));
  return ctx.db
    .insert(checkouts)
    .values({ ...row, attempt: whileUnchanged(areUnchanged(ctx, [entry]), sql`${attempt}`) })
    .returning({
      campaignChangedAt: sql`${changedAt}`.mapWith(campaigns.updatedAt).as('campaign_changed_at'),
    });
}
