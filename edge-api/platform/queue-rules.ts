import { HOUR_MS, SECOND_MS } from './rules.ts';

/** The queues by their bindings, as in wrangler.toml. Without a binding, requests do the queue's work themselves. */
export const QUEUES = {
  WEBHOOKS: 'power-hour-webhooks',
  MAILS: 'power-hour-mails',
  REFUNDS: 'power-hour-refunds',
} as const;
export type QueueBinding = keyof typeof QUEUES;

/** The queue for messages that other queues have given up. */
export const DEAD_LETTERS = 'power-hour-dead-letters';

/** Returns whether a name is a queue's binding. */
export function isQueueBinding(name: string): name is QueueBinding {
  return Object.hasOwn(QUEUES, name);
}

const FIRST_RETRY_MS = 10 * SECOND_MS;
const RETRY_MAX_MS = HOUR_MS;

/** Returns the milliseconds until a message that has failed `attempts` times is retried. */
export function getMessageRetryMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), RETRY_MAX_MS);
}

/** Converts a delay to the whole seconds that queues use, rounded up. */
export function toDelaySeconds(ms: number): number {
  return Math.ceil(ms / SECOND_MS);
}
