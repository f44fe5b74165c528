import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { menuLabels } from '#site/ui/navigation.ts';
import { createUser } from '../user.fixture.ts';
import { DashboardMenu, findEntry, menuEntries } from './DashboardMenu.tsx';

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

it.each([
  ['charity', '/campaigns/create', 'createCampaign'],
  ['charity', '/campaigns/c1/embed', 'myCampaigns'],
  ['charity', '/team', 'myCampaigns'],
  ['charity', '/charities/c1', 'myCharity'],
  ['admin', '/charities/c1', 'charities'],
  ['admin', '/admin/people/p1', 'admin'],
  ['admin', '/campaigns/c1/names', undefined],
] as const)('the menu of a %s shows where %s belongs', (role, path, name) => {
  expect(findEntry(menuEntries({ role }, 'nl'), `/nl/dashboard${path}`)?.name).toBe(name);
});

it.each([
  ['/nl/dashboard', 'page'],
  ['/nl/dashboard/campaigns/c1/embed', 'true'],
])('the menu at %s says whether the entry leads to the page itself', (path, current) => {
  stubApi({});
  const labels = menuLabels('nl');
  render(
    <DashboardMenu user={createUser({ role: 'celebrity' })} language="nl" labels={labels} path={path} />,
  );
  expect(screen.getByRole('link', { name: labels.myCampaigns }).getAttribute('aria-current')).toBe(current);
});
