import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMAIL_INVALID } from '#api/accounts/rules.ts';
import { fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { charityProfileTexts } from './texts.ts';

const { api } = createClient();

const READ = 'GET /api/admin/charities/c1/access';
const INVITE = 'POST /api/admin/charities/c1/invite';
const REMOVE = 'DELETE /api/admin/charities/c1/accounts/u1';
const { access: texts } = charityProfileTexts('en');
const MARIT = {
  id: 'u1',
  name: 'Marit',
  email: 'marit@example.test',
  acceptedAt: '2026-11-20T12:00:00.000Z',
};
const SANNE = { id: 'i1', email: 'sanne@example.test', expiresAt: '2026-11-29T12:00:00.000Z' };

async function show(replies: Parameters<typeof stubApi>[0], isApproved = true) {
  const stub = stubApi({ [READ]: { body: { accounts: [MARIT], invitations: [SANNE] } }, ...replies });
  const first = await readReply(api.admin.charities[':id'].access.$get({ param: { id: 'c1' } }));
  render(<AccessPanel id="c1" first={first} isApproved={isApproved} language="en" texts={texts} />);
  await screen.findByText('Marit');
  return stub;
}

test('who edits a charity’s profile is shown with who is invited', async () => {
  await show({});
  expect(screen.getByText('marit@example.test, since 20 November 2026')).toBeTruthy();
  expect(screen.getByText('Invited, valid until 29 November 2026 at 13:00')).toBeTruthy();
});

test('who edits a charity’s profile changes once an admin has confirmed it', async () => {
  let accounts = [MARIT];
  const { names } = await show({
    [READ]: () => ({ body: { accounts, invitations: [] } }),
    [REMOVE]: () => {
      accounts = [];
      return { body: { ok: true } };
    },
  });
  press('Remove marit@example.test');
  expect(names()).not.toContain(REMOVE);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.remove }));
  await screen.findByText(texts.none);
  expect(screen.queryByText('Marit')).toBeNull();
});

test('who edits a charity’s profile is invited by address, in the language chosen', async () => {
  const { calls } = await show({ [INVITE]: { status: 201, body: { accounts: [], invitations: [SANNE] } } });
  fill(texts.email, 'nobody');
  press(texts.invite);
  expect(screen.getByText(EMAIL_INVALID.en)).toBeTruthy();
  fill(texts.email, 'nobody@example.test');
  fill(texts.language, 'nl');
  press(texts.invite);
  await screen.findByText(texts.none);
  expect(calls.at(-1)).toMatchObject({
    name: INVITE,
    body: { email: 'nobody@example.test', language: 'nl' },
  });
  expect(screen.getByLabelText(texts.email)).toHaveProperty('value', '');
});

test('who edits a charity’s profile keeps the address when the invitation could not be sent', async () => {
  await show({ [INVITE]: { status: 429, body: { error: 'Too many attempts.', code: 'rate_limited' } } });
  fill(texts.email, 'sanne@example.test');
  press(texts.invite);
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
  expect(screen.getByLabelText(texts.email)).toHaveProperty('value', 'sanne@example.test');
});

test('who edits a charity’s profile is not invited to a charity that is not approved', async () => {
  await show({}, false);
  expect(screen.getByText(texts.notApproved)).toBeTruthy();
  expect(screen.queryByLabelText(texts.email)).toBeNull();
});
