import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { clearSession, setUser } from '../../accounts/session-state.ts';
import { createUser } from '../../accounts/user.fixture.ts';
import { TeamInvitation } from './TeamInvitation.tsx';
import { teamTexts } from './texts.ts';

const { invitation: texts } = teamTexts('en');
const EMAIL = 'marit@example.test';
const SOUP = { name: 'Soup for a street', artistName: 'Noor' };

beforeEach(() => {
  history.replaceState(null, '', '/en/invitation?token=abc');
  document.cookie = `${SESSION_HINT_COOKIE}=1`;
});
afterEach(() => {
  clearSession();
  document.cookie = `${SESSION_HINT_COOKIE}=; max-age=0`;
});

function show(role: User['role'], campaign: typeof SOUP | null, more = {}) {
  const user = createUser({ email: EMAIL, role });
  const doc = { from: 'Noor', owner: 'Noor', email: EMAIL, rights: [], campaign, ...more };
  stubApi({ 'GET /api/users/me': { body: { user } }, 'POST /api/invitations/read': { body: { doc } } });
  setUser(user);
  render(<TeamInvitation language="en" texts={texts} />);
}

test('a fan who is offered a campaign is told that their account cannot have it', async () => {
  show('fan', SOUP);
  await screen.findByText(/^The account of marit@example.test is not a celebrity’s/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why a campaign cannot be taken over any more', async () => {
  const error = 'This campaign does not go ahead.';
  stubApi({ 'POST /api/invitations/read': { status: 409, body: { error, code: 'campaign_cancelled' } } });
  render(<TeamInvitation language="en" texts={texts} />);
  await screen.findByText(error);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['a celebrity take a campaign over', 'celebrity', SOUP],
  ['a fan join a team', 'fan', null],
] as const)('an invitation lets %s', async (_, role, campaign) => {
  show(role, campaign);
  await screen.findByRole('button', { name: texts.accept });
});

test('an invitation from a member says for whom, and with what rights', async () => {
  show('fan', null, { from: 'Mara', rights: ['decide', 'invite'] });
  await screen.findByText(
    /^Mara asks you to help manage the Power Hour campaigns of Noor: .* You may also choose winners and cancel campaigns\. You may also invite others\.$/,
  );
});
