/** Where a charity stands in its review (specification §3). */
export const APPROVAL_STATUSES = ['approved', 'pending', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** A charity's name as it is compared: case and white space do not count (api.md, charity-whitelist-custom). */
export function charityKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
