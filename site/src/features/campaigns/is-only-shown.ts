import type { Campaign } from '#api/campaigns/contract.ts';

/** Returns whether the caller only looks at a campaign as its owner does, and may change nothing of it. */
export const isOnlyShown = ({ managedFor }: Pick<Campaign, 'managedFor'>): boolean =>
  managedFor?.mayManage === false;
