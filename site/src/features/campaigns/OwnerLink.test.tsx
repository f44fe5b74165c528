// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { OwnerLink } from './OwnerLink.tsx';

const CHARITY: User = {
  ...{ id: 'u7', name: 'De Warme Tafel', email: 'tafel@example.test', role: 'charity' },
  ...{ _verified: true, language: 'en' },
};

async function show(user: User | null) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 404 })));
  render(<OwnerLink id="c1" celebrityId="u7" language="en" text="Edit this campaign" />);
  await act(async () => {
    if (user) setUser(user);
    else clearSession();
    await Promise.resolve();
  });
}

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

test('leads the charity whose campaign it is to the edit page', async () => {
  await show(CHARITY);
  expect(screen.getByRole('link', { name: 'Edit this campaign' }).getAttribute('href')).toBe(
    '/en/dashboard/campaigns/c1/edit',
  );
});

test.each([
  ['nobody', null],
  ['another charity', { ...CHARITY, id: 'u8' }],
  ['a fan', { ...CHARITY, role: 'fan' as const }],
])('is not there for %s', async (_, user) => {
  await show(user);
  expect(screen.queryByRole('link')).toBeNull();
});
