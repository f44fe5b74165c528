import { toCharitySlug } from '#api/charities/profile-rules.ts';
import type { charityAccounts, charityProfiles } from '#api/charities/profile/table.ts';
import { CHARITIES, CHARITY_PROFILES } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import { toLogoKey } from './plan-media.ts';

/** The demo's charity account edits the profile of its charity. */
const TEAM = { charity: 'leesboot', person: 'marit' } as const;

/** Returns the profiles of the demo's charities; some are still empty. */
export function planCharityProfiles(now: Date): readonly (typeof charityProfiles.$inferInsert)[] {
  return [...CHARITIES].map(([key, { name }]) => {
    const { logoAlt, ...profile } = CHARITY_PROFILES.get(key) ?? { logoAlt: undefined };
    return {
      ...profile,
      charityId: demoId('charity', key),
      slug: toCharitySlug(name) ?? key,
      logoId: logoAlt === undefined ? null : demoId('media', toLogoKey(key)),
      updatedAt: now,
    };
  });
}

/** Returns which accounts edit the profiles. */
export function planCharityAccounts(now: Date): readonly (typeof charityAccounts.$inferInsert)[] {
  const { charity, person } = TEAM;
  return [{ charityId: demoId('charity', charity), userId: demoId('user', person), acceptedAt: now }];
}
