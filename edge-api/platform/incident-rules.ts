import { MINUTE_MS, SECOND_MS } from './rules.ts';
import type { Limit } from './settings.ts';

/** What is counted when it fails, in the order in which an operator reads it. */
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

/** What the operator is told of. Settings that are wrong are not counted: nothing runs with them. */
export const INCIDENT_KINDS = [...FAILURE_KINDS, 'misconfiguration'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** The failures of one kind in a minute, which it begins with. */
export type FailureCount = { readonly minute: Date; readonly count: number };

/** Returns since when failures count towards an alert: as many minutes are kept as its time has, begun ones too. */
export function getAlertStart({ seconds }: Limit, now: Date): Date {
  return new Date(now.getTime() - seconds * SECOND_MS - MINUTE_MS);
}

/** Returns whether something fails: from the alert's count of failures within its time until there are none. */
export function isFailing(
  counts: readonly FailureCount[],
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
