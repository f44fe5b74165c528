import type { CampaignTimes, Instant } from './rules.ts';

/** Returns whether a campaign is active: without a deadline, until its meeting. Only the server decides this. */
export function isActiveAt(
  campaign: Pick<CampaignTimes, 'isActive' | 'subscriptionDeadline'> & { readonly plannedAt: Instant },
  now: Date,
): boolean {
  const { isActive, subscriptionDeadline, plannedAt } = campaign;
  return isActive && (subscriptionDeadline !== null || plannedAt === null || now < new Date(plannedAt));
}
