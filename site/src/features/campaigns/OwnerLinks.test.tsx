import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createUser } from '../accounts/user.fixture.ts';
import { OwnerLinks } from './OwnerLinks.tsx';

const TEXTS = { edit: 'Edit this campaign', promotionKit: 'Promotion kit' };

test.each([
  ['the charity whose campaign it is', 'charity', { isOwner: true }, ['edit', 'kit']],
  ['the same once it is over', 'charity', { isOwner: true, isOver: true }, ['edit']],
  ['the celebrity whose campaign it is', 'celebrity', { isOwner: true }, ['kit']],
  ['the same once it is over', 'celebrity', { isOwner: true, isOver: true }, []],
  ['another charity', 'charity', { isOwner: false }, []],
  ['a fan', 'fan', { isOwner: false }, []],
] as const)('leads %s (%s) to what they can do with it', (_, role, { isOwner, ...more }, pages) => {
  const visitor = { user: createUser({ role }), submission: null, isOwner };
  render(<OwnerLinks id="c1" visitor={visitor} isOver={false} language="en" texts={TEXTS} {...more} />);
  const addresses = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(pages.map((page) => `/en/dashboard/campaigns/c1/${page}`));
});
