import Stripe from 'stripe';
import type { Ctx } from '#api/platform/context.ts';
import { ApiError } from '#api/platform/errors.ts';
import { errorMessage } from '#api/platform/log.ts';
import { SECOND_MS, type LocalizedText } from '#api/platform/rules.ts';
import type { Settings } from '#api/platform/settings.ts';
import { toProviderEvent, type ProviderEvent } from './provider-event.ts';
import { toProviderCheckout, toDispute, type ProviderCheckout, type Dispute } from './provider-schemas.ts';
import { PROVIDER_FAILED, PROVIDER_UNREACHABLE, WEBHOOK_SIGNATURE_INVALID } from '../rules.ts';

const TIMEOUT_MS = 10_000;
const RETRIES_MAX = 2;
const TOO_MANY_REQUESTS = 429;
/** Maximum age of a valid signature, in seconds; the SDK's own default. */
const TOLERANCE_S = 300;
const EXPAND_CHARGE = ['payment_intent.latest_charge', 'payment_intent.latest_charge.balance_transaction'];

/** Calls the provider; logs a failure under the call's name and throws it with a message that says what to do. */
export async function callProvider<Result>(
  ctx: Ctx,
  call: string,
  work: (stripe: Stripe) => Promise<Result>,
  message = PROVIDER_UNREACHABLE,
): Promise<Result> {
  try {
    return await work(getStripeClient(ctx.settings));
  } catch (error) {
    // A call within a call has reported its failure itself.
    throw error instanceof ApiError ? error : providerFailed(ctx, call, error, message);
  }
}

function callForPayment<Result>(ctx: Ctx, call: string, work: (stripe: Stripe) => Promise<Result>) {
  return callProvider(ctx, call, work, PROVIDER_FAILED);
}

/** Returns the provider's code for a final refusal; undefined if the call may have taken effect nevertheless. */
export function findRefusal(error: unknown): string | undefined {
  const cause = error instanceof ApiError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeInvalidRequestError ? (cause.code ?? 'refused') : undefined;
}

/**
 * Opens a checkout at the provider. The same key and parameters return the same checkout; `stale` means that the key
 * cannot be reused, because its parameters have changed or the provider replays an earlier failure under it.
 */
export function createCheckout(
  ctx: Ctx,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<ProviderCheckout | 'stale'> {
  return callForPayment(ctx, 'create_checkout', ({ checkout: { sessions } }) =>
    sessions.create(params, { idempotencyKey }).then(toProviderCheckout, (error: unknown) => {
      if (isStale(error)) return 'stale';
      throw error;
    }),
  );
}

/** Returns a checkout with its payment and charge; undefined if the provider does not know it. */
export function retrieveCheckout(ctx: Ctx, id: string): Promise<ProviderCheckout | undefined> {
  return callForPayment(ctx, 'retrieve_checkout', ({ checkout: { sessions } }) =>
    sessions.retrieve(id, { expand: EXPAND_CHARGE }).then(toProviderCheckout, ignoreMissing),
  );
}

/** Ends an open checkout and returns its resulting state: one that was completed meanwhile stays completed. */
export function expireCheckout(ctx: Ctx, id: string): Promise<ProviderCheckout | undefined> {
  return callForPayment(ctx, 'expire_checkout', ({ checkout: { sessions } }) =>
    sessions.expire(id).then(toProviderCheckout, (error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieveCheckout(ctx, id);
      throw error;
    }),
  );
}

/** Returns the checkout that a payment belongs to, if the provider knows one. */
export function findCheckoutByIntent(ctx: Ctx, intentId: string): Promise<ProviderCheckout | undefined> {
  return callForPayment(ctx, 'find_checkout', async ({ checkout: { sessions } }) => {
    const { data } = await sessions.list({ payment_intent: intentId, limit: 1 });
    return data[0] && retrieveCheckout(ctx, data[0].id);
  });
}

/** Lists the disputes of a payment. */
export function listDisputes(ctx: Ctx, intentId: string): Promise<readonly Dispute[]> {
  return callForPayment(ctx, 'list_disputes', async ({ disputes }) => {
    const { data } = await disputes.list({ payment_intent: intentId });
    return data.map((dispute) => toDispute(dispute));
  });
}

/** Thrown when the provider limits the rate (429); `retryAfterMs` is how long to wait. */
export class ProviderBusyError extends ApiError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number, cause: unknown) {
    super(502, 'payment_provider_failed', PROVIDER_FAILED, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Refunds a whole payment, once per key; an earlier refund counts as done, and a disputed payment is not refunded.
 * Throws {@link ProviderBusyError} if nothing was tried.
 */
export function refundPayment(
  ctx: Ctx,
  intentId: string,
  idempotencyKey: string,
): Promise<'refunded' | 'disputed'> {
  return callForPayment(ctx, 'refund', async ({ refunds }) => {
    try {
      await refunds.create({ payment_intent: intentId }, { idempotencyKey });
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (code === 'charge_disputed') return 'disputed';
      if (code !== 'charge_already_refunded') throw error;
    }
    return 'refunded';
  });
}

/** Returns an event as the provider has it; undefined if the provider does not know it, or no longer does. */
export function retrieveEvent(ctx: Ctx, id: string): Promise<ProviderEvent | undefined> {
  return callForPayment(ctx, 'retrieve_event', async ({ events }) => {
    const event = await events.retrieve(id).catch(ignoreMissing);
    return event && toProviderEvent(ctx, event, id);
  });
}

/** Returns a message whose signature is the provider's; otherwise reports the reason and throws 400. */
export async function verifyMessage(
  ctx: Ctx,
  body: string,
  signature: string | undefined,
  onRefused: (reason: string) => Promise<void>,
): Promise<unknown> {
  // Verifies only the signature: the payload may have a shape that the SDK does not know.
  const { signature: signatures } = getStripeClient(ctx.settings).webhooks;
  if (!signatures) throw new Error('the SDK cannot judge signatures');
  const secrets = ctx.settings.STRIPE_WEBHOOK_SECRET.split(/\s+/);
  await Promise.any(
    secrets.map((secret) => signatures.verifyHeaderAsync(body, signature ?? '', secret, TOLERANCE_S)),
  ).catch(async (error: unknown) => {
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const [reason = ''] = errorMessage(cause).split('\n');
    ctx.log.warn('webhook_refused', { reason });
    await onRefused(reason);
    throw new ApiError(400, 'invalid_signature', WEBHOOK_SIGNATURE_INVALID, { cause });
  });
  return parseJson(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getStripeClient(settings: Settings): Stripe {
  return new Stripe(settings.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: RETRIES_MAX,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(settings.STRIPE_API_URL && toHostConfig(settings.STRIPE_API_URL)),
  });
}

function toHostConfig(address: string) {
  const { hostname, port, protocol } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Returns whether a key is spent by other parameters or a 500 (https://docs.stripe.com/api/idempotent_requests). */
function isStale(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode !== 409;
  if (!(error instanceof Stripe.errors.StripeAPIError)) return false;
  return error.headers?.['idempotent-replayed'] === 'true';
}

function ignoreMissing(error: unknown): undefined {
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!isRefused || error.code !== 'resource_missing') throw error;
}

/** Logs the details and returns an error that tells the caller what to do. */
function providerFailed(ctx: Ctx, call: string, error: unknown, message: LocalizedText): ApiError {
  const details =
    error instanceof Stripe.errors.StripeError
      ? { type: error.type, code: error.code, status: error.statusCode, providerRequest: error.requestId }
      : { reason: errorMessage(error) };
  ctx.log.error('payment_provider_failed', { call, ...details });
  if (error instanceof Stripe.errors.StripeError && error.statusCode === TOO_MANY_REQUESTS)
    return new ProviderBusyError(parseRetryAfter(error.headers?.['retry-after']), error);
  return new ApiError(502, 'payment_provider_failed', message, { cause: error });
}

/** Converts a Retry-After header from seconds to milliseconds; one second if it is missing or invalid. */
function parseRetryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : 1) * SECOND_MS;
}
