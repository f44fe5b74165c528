import { MINUTE_MS, SECOND_MS } from './rules.ts';
import type { Limit } from './settings.ts';

/** The kinds of failures that are counted, in the order in which the operator sees them. */
export const FAILURE_KINDS = [
  'payments',
  'webhooks',
  'refunds',
  'transfers',
  'balance',
  'mails',
  'selections',
  'queues',
  'dead_letters',
  'errors',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The kinds of incidents that the operator is told about. Wrong settings are not counted: nothing runs with them. */
export const INCIDENT_KINDS = [...FAILURE_KINDS, 'misconfiguration'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Returns the name of the setting with the alert of a kind, such as ALERT_PAYMENTS. */
export function toAlertSetting<Kind extends FailureKind>(kind: Kind): `ALERT_${Uppercase<Kind>}`;
export function toAlertSetting(kind: string): string {
  return `ALERT_${kind.toUpperCase()}`;
}

/** Returns when an alert's window starts: a minute early, because failures are counted per whole minute. */
export function getAlertStart({ seconds }: Limit, now: Date): Date {
  return new Date(now.getTime() - seconds * SECOND_MS - MINUTE_MS);
}

/**
 * Returns whether something is failing, given its failures by the minute in which they were counted: from the alert's
 * count within its window until no failures are left.
 */
export function isFailing(
  counts: readonly { readonly minute: Date; readonly count: number }[],
  alert: Limit,
  isOpen: boolean,
  now: Date,
): boolean {
  const start = getAlertStart(alert, now);
  const total = counts
    .filter(({ minute }) => minute > start && minute <= now)
    .reduce((sum, { count }) => sum + count, 0);
  return total >= (isOpen ? 1 : alert.count);
}
