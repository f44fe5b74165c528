import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { OwnerLinks } from './OwnerLinks.tsx';

const CHARITY: User = {
  id: 'u7',
  name: 'De Warme Tafel',
  email: 'tafel@example.test',
  role: 'charity',
  _verified: true,
  language: 'en',
};

const TEXTS = { edit: 'Edit this campaign', promotionKit: 'Promotion kit' };

async function show(user: User | null, { isOver = false, owned = false } = {}) {
  const answer = (url: string) =>
    url.endsWith('/api/campaigns/c1') && owned
      ? Response.json({ doc: {} })
      : Response.json({}, { status: 404 });
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
  render(<OwnerLinks id="c1" celebrityId="u7" isOver={isOver} language="en" texts={TEXTS} />);
  await act(async () => {
    if (user) setUser(user);
    else clearSession();
    await Promise.resolve();
  });
}

afterEach(() => {
  clearSession();
});

const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('leads the charity whose campaign it is to the edit page and the promotion kit', async () => {
  await show(CHARITY);
  expect(getAddress(TEXTS.edit)).toBe('/en/dashboard/campaigns/c1/edit');
  expect(getAddress(TEXTS.promotionKit)).toBe('/en/dashboard/campaigns/c1/kit');
});

test('leads the celebrity whose campaign it is to the promotion kit while fans can take part', async () => {
  const celebrity: User = { ...CHARITY, id: 'u9', role: 'celebrity' };
  await show(celebrity, { owned: true });
  await screen.findByRole('link', { name: TEXTS.promotionKit });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  cleanup();
  await show(celebrity, { owned: true, isOver: true });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['nobody', null],
  ['another charity', { ...CHARITY, id: 'u8' }],
  ['another celebrity', { ...CHARITY, id: 'u9', role: 'celebrity' as const }],
  ['a fan', { ...CHARITY, role: 'fan' as const }],
])('is not there for %s', async (_, user) => {
  await show(user);
  expect(screen.queryByRole('link')).toBeNull();
});
