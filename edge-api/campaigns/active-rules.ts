import type { CampaignTimes, Instant } from './rules.ts';

/**
 * Returns whether a campaign is still active: one without a deadline is until its meeting begins. Only the server
 * decides this, before it derives the phase.
 */
export function isActiveAt(
  {
    isActive,
    subscriptionDeadline,
    plannedAt,
  }: Pick<CampaignTimes, 'isActive' | 'subscriptionDeadline'> & { readonly plannedAt: Instant },
  now: Date,
): boolean {
  return isActive && (subscriptionDeadline !== null || plannedAt === null || now < new Date(plannedAt));
}
