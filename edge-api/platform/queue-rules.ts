import { HOUR_MS, SECOND_MS } from './rules.ts';

/**
 * The queues by their bindings, as wrangler.toml names them. Where one is not bound, requests do its work themselves.
 */
export const QUEUES = {
  WEBHOOKS: 'power-hour-webhooks',
  MAILS: 'power-hour-mails',
  REFUNDS: 'power-hour-refunds',
} as const;
export type QueueBinding = keyof typeof QUEUES;

/** Where messages go that their queues have given up. */
export const DEAD_LETTERS = 'power-hour-dead-letters';

/** Returns whether a name is that of a queue's binding. */
export function isQueueBinding(name: string): name is QueueBinding {
  return Object.hasOwn(QUEUES, name);
}

const FIRST_RETRY_MS = 10 * SECOND_MS;
const RETRY_MAX_MS = HOUR_MS;

/** Returns the milliseconds until a message is tried again that has failed `attempts` times. */
export function getMessageRetryMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), RETRY_MAX_MS);
}

/** Returns a wait in the whole seconds that a queue counts in, never shorter than `ms`. */
export function toDelaySeconds(ms: number): number {
  return Math.ceil(ms / SECOND_MS);
}
