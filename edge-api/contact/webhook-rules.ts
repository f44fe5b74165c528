import { DAY_MS, HOUR_MS, MINUTE_MS, type LocalizedText } from '../platform/rules.ts';

/** The messages to a charity's system, and a test message. */
export const WEBHOOK_TYPES = ['payment.consented', 'payment.withdrawn', 'webhook.test'] as const;

/** States of a message: waiting for a try, accepted, or failed for good. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** The delays after each failed try, three days in total (https://www.standardwebhooks.com). */
const RETRY_AFTER_MS = [
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Returns the delay before a retry of a message that has failed `attempts` times; undefined for no more retries. */
export function getRetryMs(attempts: number): number | undefined {
  return RETRY_AFTER_MS[attempts - 1];
}

/** How long a claimed message belongs to its sender, which may have crashed. */
export const LEASE_MS = MINUTE_MS;
/** Messages sent in parallel, and how many such batches one run sends. */
export const DELIVERY_BATCH = 20;
export const DELIVERY_ROUNDS = 10;
/** How long the former secret also signs. */
export const FORMER_SECRET_MS = DAY_MS;
export const DELIVERY_RETENTION_MS = 90 * DAY_MS;
export const DELIVERIES_PAGE_SIZE = 10;
/** Limit of test messages and repeats requested by a charity. */
export const SEND_LIMIT = { count: 20, seconds: 600 };
export const WEBHOOK_URL_MAX = 500;

/** A receiver that answers this status wants no more messages (https://www.standardwebhooks.com). */
export const GONE_STATUS = 410;

export const ADDRESS_NOT_PUBLIC: LocalizedText = {
  en: 'Enter a public address that begins with https://',
  nl: 'Vul een openbaar adres in dat begint met https://',
};
export const NO_WEBHOOK: LocalizedText = {
  en: 'Enter the address of your system first.',
  nl: 'Vul eerst het adres van jullie systeem in.',
};
export const WEBHOOK_STOPPED: LocalizedText = {
  en: 'Your system wants no more messages. Save its address again first.',
  nl: 'Jullie systeem wil geen berichten meer. Bewaar eerst het adres opnieuw.',
};
export const FORMER_SECRET_VALID: LocalizedText = {
  en: 'The previous secret is still valid. You can make a new one once it no longer is.',
  nl: 'Het vorige geheim geldt nog. Je kunt een nieuw maken zodra dat niet meer geldt.',
};
export const SENT_SOON: LocalizedText = {
  en: 'This message is already on its way, or goes out within a minute.',
  nl: 'Dit bericht is al onderweg of gaat binnen een minuut.',
};
export const NOTHING_TO_SEND: LocalizedText = {
  en: 'This no longer holds, so it is not sent again.',
  nl: 'Dit klopt niet meer en wordt niet opnieuw verstuurd.',
};

/** Returns whether a status means that the receiver accepted a message. */
export const isAccepted = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;
