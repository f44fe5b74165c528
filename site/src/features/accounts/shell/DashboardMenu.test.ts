import { expect, it } from 'vitest';
import { menuEntries } from './DashboardMenu.tsx';

const owner = ['/profile', '', '/subscribed', '/campaigns/create'];

it.each([
  ['fan', ['/profile', '']],
  ['celebrity', owner],
  ['charity', [...owner, '/charity']],
  ['admin', ['/profile', '/admin', '/charities', '/payouts', '/selections', '/reports']],
] as const)('the menu of a %s leads to their own pages', (role, paths) => {
  const entries = menuEntries({ role }, 'nl').map(({ href }) => href);
  expect(entries).toEqual(paths.map((path) => `/nl/dashboard${path}`));
});

it('the menu of a fan in a team leads to campaigns as an owner’s does, but starts none', () => {
  const entries = menuEntries({ role: 'fan', _inTeam: true }, 'nl').map(({ href }) => href);
  expect(entries).toEqual(['/profile', '', '/subscribed'].map((path) => `/nl/dashboard${path}`));
});
