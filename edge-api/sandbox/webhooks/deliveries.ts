import { setTimeout as sleep } from 'node:timers/promises';
import { hmacSha256 } from '#api/platform/digest.ts';
import type { Message } from '../stripe/types.ts';

/** off: events are only recorded. reversed: held until nothing happens or the mode changes, then newest first. */
export const DELIVER_MODES = ['on', 'off', 'twice', 'reversed'] as const;
type DeliverMode = (typeof DELIVER_MODES)[number];

/** `retryAfterMs` are the delays before the second and later attempts. */
export type DeliveryOptions = Endpoint & { retryAfterMs?: readonly number[]; quietMs?: number };

const RETRY_AFTER_MS = [1_000, 3_000, 9_000, 27_000];
const QUIET_MS = 300;
const MAX_LOGGED_ATTEMPTS = 500;

/** Posts events to the shop's endpoint and retries those that are not acknowledged. */
export class Deliveries {
  mode: DeliverMode = 'on';
  /** The latest attempts, newest first. */
  attempts: Attempt[] = [];
  readonly #options: Required<Omit<DeliveryOptions, 'send'>> & Endpoint;
  #held: Message[] = [];
  #quietTimer: NodeJS.Timeout | undefined;
  #aborter = new AbortController();

  constructor(options: DeliveryOptions) {
    this.#options = { retryAfterMs: RETRY_AFTER_MS, quietMs: QUIET_MS, ...options };
  }

  /** Delivers in the current mode; resolves after the first attempt of each event (at once if held or off). */
  async deliver(events: Message[]): Promise<void> {
    if (this.mode === 'off') return;
    if (this.mode === 'reversed') {
      this.#held.push(...events);
      clearTimeout(this.#quietTimer);
      this.#quietTimer = setTimeout(() => void this.#release(), this.#options.quietMs).unref();
      return;
    }
    const copies = this.mode === 'twice' ? events.flatMap((event) => [event, event]) : events;
    await Promise.all(copies.map((event) => this.#postWithRetries(event)));
  }

  /** Posts the same events again, oldest first and once each, in any mode. */
  async redeliver(events: Message[]): Promise<Attempt[]> {
    const attempts: Attempt[] = [];
    for (const event of events) attempts.push(await this.#post(event, 1));
    return attempts;
  }

  /** Changes the mode; held events are sent first, or never if the new mode is `off`. */
  async setMode(mode: DeliverMode): Promise<void> {
    this.mode = mode;
    if (mode === 'off') this.#held = [];
    if (mode !== 'reversed') await this.#release();
  }

  /** Drops all pending deliveries, the log and the mode. */
  reset(): void {
    this.stop();
    this.#aborter = new AbortController();
    this.attempts = [];
    this.mode = 'on';
  }

  stop(): void {
    this.#aborter.abort();
    clearTimeout(this.#quietTimer);
    this.#held = [];
  }

  async #release(): Promise<void> {
    clearTimeout(this.#quietTimer);
    const held = this.#held.reverse();
    this.#held = [];
    for (const event of held) await this.#postWithRetries(event);
  }

  async #postWithRetries(event: Message, attempt = 1): Promise<void> {
    const { signal } = this.#aborter;
    const result = await this.#post(event, attempt);
    const pause = this.#options.retryAfterMs[attempt - 1];
    if (isAcknowledged(result) || pause === undefined || signal.aborted) return;
    const retry = () => (this.mode === 'off' ? undefined : this.#postWithRetries(event, attempt + 1));
    void sleep(pause, undefined, { ref: false, signal }).then(retry, () => undefined);
  }

  async #post(event: Message, attempt: number): Promise<Attempt> {
    const { signal } = this.#aborter;
    const result = await postEvent(this.#options, event, attempt, signal);
    if (!signal.aborted) this.attempts = [result, ...this.attempts].slice(0, MAX_LOGGED_ATTEMPTS);
    return result;
  }
}

/** An attempt to deliver an event; `status` is null without a response, and `error` says why. */
type Attempt = {
  event: string;
  type: string;
  attempt: number;
  status: number | null;
  error?: string;
  at: string;
};

type Endpoint = { url: string; accountsUrl: string; secret: string; now: () => Date; send?: typeof fetch };

const RESPONSE_TIMEOUT_MS = 20_000;

/** Signs an event and posts it once; never throws. `stopSignal` aborts a running attempt. */
async function postEvent(
  { url, accountsUrl, secret, now, send = fetch }: Endpoint,
  event: Message,
  attempt: number,
  stopSignal: AbortSignal,
): Promise<Attempt> {
  const at = now();
  const record: Attempt = { event: event.id, type: event.type, attempt, status: null, at: at.toISOString() };
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await send(isAboutAccounts(event) ? accountsUrl : url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(body, secret, Math.floor(at.getTime() / 1000)),
        'User-Agent': 'Stripe/1.0 (sandbox)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopSignal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { ...record, status: response.status };
  } catch (error) {
    return { ...record, error: describeFailure(error) };
  }
}

/** Returns whether a message is about connected accounts or their money, which has its own endpoint. */
function isAboutAccounts(event: Message): boolean {
  return event.object === 'v2.core.event' || /^(transfer|payout)\./.test(event.type);
}

/** Returns whether the endpoint responded with a 2xx; to Stripe, anything else is a failure, including redirects. */
function isAcknowledged({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Returns the `Stripe-Signature` header: https://docs.stripe.com/webhooks#verify-manually */
function signPayload(body: string, secret: string, timestamp: number): string {
  const signature = hmacSha256(secret, `${timestamp}.${body}`);
  return `t=${timestamp},v1=${signature}`;
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
