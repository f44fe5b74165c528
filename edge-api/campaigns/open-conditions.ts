import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';

/** Holds for an active campaign whose deadline, if it has one, is still to come. */
export function isBeforeDeadline({ now }: Ctx) {
  const { isActive, subscriptionDeadline } = campaigns;
  return and(eq(isActive, true), or(isNull(subscriptionDeadline), gt(subscriptionDeadline, now)));
}

/** Holds for a campaign that has started. */
export function hasOpened({ now }: Ctx) {
  const { subscriptionStartDate } = campaigns;
  return or(isNull(subscriptionStartDate), lte(subscriptionStartDate, now));
}
