import { type Attempt, type Endpoint, isAcknowledged, postEvent } from './post-event.ts';
import { createTimers } from './timers.ts';
import type { StripeEvent } from '../stripe/types.ts';

/** off: events are recorded only. reversed: held until it is quiet or the mode changes, then newest first. */
export const DELIVER_MODES = ['on', 'off', 'twice', 'reversed'] as const;
type DeliverMode = (typeof DELIVER_MODES)[number];

/** `retryAfterMs` are the pauses before the second and later attempts. */
export type DeliveryOptions = Endpoint & { retryAfterMs?: readonly number[]; quietMs?: number };
export type Deliveries = ReturnType<typeof createDeliveries>;

const RETRY_AFTER_MS = [1_000, 3_000, 9_000, 27_000] as const;
const QUIET_MS = 300;
const ATTEMPTS_LOGGED = 500;

/** Posts events to the endpoint in the mode that was asked for, and again later when they were not acknowledged. */
export function createDeliveries(options: DeliveryOptions) {
  const { retryAfterMs = RETRY_AFTER_MS, quietMs = QUIET_MS } = options;
  const timers = createTimers();
  let mode: DeliverMode = 'on';
  let attempts: Attempt[] = [];
  let held: StripeEvent[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let abortController = new AbortController();

  const post = async (event: StripeEvent, attempt: number, { signal } = abortController) => {
    const result = await postEvent(options, event, attempt, signal);
    if (!signal.aborted) attempts = [result, ...attempts].slice(0, ATTEMPTS_LOGGED);
    return result;
  };
  const postWithRetries = async (event: StripeEvent, attempt = 1): Promise<void> => {
    const { signal } = abortController;
    const result = await post(event, attempt);
    const pause = retryAfterMs[attempt - 1];
    if (isAcknowledged(result) || pause === undefined || signal.aborted) return;
    timers.after(pause, () => {
      if (mode !== 'off') void postWithRetries(event, attempt + 1);
    });
  };
  const release = async () => {
    timers.cancel(quiet);
    const waiting = held.reverse();
    held = [];
    for (const event of waiting) await postWithRetries(event);
  };
  const hold = (events: StripeEvent[]) => {
    held.push(...events);
    timers.cancel(quiet);
    quiet = timers.after(quietMs, () => void release());
  };
  const stop = () => {
    abortController.abort();
    timers.cancelAll();
    held = [];
  };

  return {
    mode: () => mode,
    /** The last attempts, newest first. */
    attempts: () => attempts,
    /** Delivers in the present mode; resolves when each first attempt has an answer (at once when held or off). */
    deliver: async (events: StripeEvent[]): Promise<void> => {
      if (mode === 'off') return;
      if (mode === 'reversed') {
        hold(events);
        return;
      }
      const sent = mode === 'twice' ? events.flatMap((event) => [event, event]) : events;
      await Promise.all(sent.map((event) => postWithRetries(event)));
    },
    /** Posts the same events again, oldest first and once each, in whatever mode. */
    redeliver: async (events: StripeEvent[]): Promise<Attempt[]> => {
      const result: Attempt[] = [];
      for (const event of events) result.push(await post(event, 1));
      return result;
    },
    /** Changes the mode; what `reversed` held goes out first, or never when the new mode is `off`. */
    setMode: async (next: DeliverMode): Promise<void> => {
      mode = next;
      if (next === 'off') held = [];
      if (next !== 'reversed') await release();
    },
    /** Back to a fresh start: nothing waits, nothing is logged, mode on. */
    reset: () => {
      stop();
      abortController = new AbortController();
      attempts = [];
      mode = 'on';
    },
    stop,
  };
}
