import { describe, expect, it } from 'vitest';
import { menuEntries, menuPath } from './menu-entries.ts';

describe('the menu', () => {
  it('of a fan has the profile and the submissions, which are the root', () => {
    expect(menuEntries('fan')).toEqual(['profile', 'submissions']);
    expect(menuPath('submissions', 'nl')).toBe('/nl/dashboard');
  });

  it('of an admin has the room, the review of charities, the payouts, the selections and the reports, which nobody else has', () => {
    expect(menuEntries('admin').map((entry) => menuPath(entry, 'nl'))).toEqual([
      '/nl/dashboard/profile',
      '/nl/dashboard/admin',
      '/nl/dashboard/charities',
      '/nl/dashboard/payouts',
      '/nl/dashboard/selections',
      '/nl/dashboard/reports',
    ]);
    for (const role of ['fan', 'celebrity', 'charity'] as const)
      for (const entry of ['charities', 'payouts', 'selections', 'reports'] as const)
        expect(menuEntries(role)).not.toContain(entry);
  });

  it.each(['celebrity', 'charity'] as const)('of a %s has the own campaigns as the root', (role) => {
    expect(menuEntries(role).map((entry) => menuPath(entry, 'en'))).toEqual([
      '/en/dashboard/profile',
      '/en/dashboard',
      '/en/dashboard/subscribed',
      '/en/dashboard/campaigns/create',
      ...(role === 'charity' ? ['/en/dashboard/charity'] : []),
    ]);
  });
});
