import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Passkey } from '#api/accounts/passkey-contract.ts';
import { fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { accountTexts } from '../texts.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';

const PHONE: Passkey = { id: 'p1', name: 'Phone', createdAt: '2026-10-01T10:00:00.000Z' };
const LIST = 'GET /api/users/me/passkeys';
const RENAME = 'PATCH /api/users/me/passkeys/p1';
const REMOVE = 'DELETE /api/users/me/passkeys/p1';
const REFUSED = { status: 400, body: { error: 'Choose another name', code: 'validation_failed' } };
const texts = accountTexts('en');
const { passkeys } = texts;

function show(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi(replies);
  render(<PasskeysPanel first={{ docs: [PHONE] }} language="en" texts={texts} />);
  return stub;
}
const rename = (name: string) => {
  press('Rename Phone');
  fill(passkeys.name, name);
  press(passkeys.saveName);
};

test('the button to add a passkey is in the server’s HTML, so that it moves nothing', () => {
  const html = renderToString(<PasskeysPanel first={{ docs: [] }} language="en" texts={texts} />);
  expect(html).toContain(passkeys.add);
  expect(html).not.toContain(passkeys.unknown);
});

test('a browser without passkeys is told so instead', () => {
  show({});
  expect(screen.getByText(passkeys.unknown)).toBeTruthy();
  expect(screen.queryByRole('button', { name: passkeys.add })).toBeNull();
});

test('a passkey is renamed, and keeps its place for the keyboard', async () => {
  const { calls } = show({ [RENAME]: {}, [LIST]: { body: { docs: [{ ...PHONE, name: 'Work' }] } } });
  rename('Work');
  const button = await screen.findByRole('button', { name: 'Rename Work' });
  expect(document.activeElement).toBe(button);
  expect(calls[0]).toMatchObject({ name: RENAME, body: { name: 'Work', language: 'en' } });
});

test('a name that is refused stays in the field, with the reason', async () => {
  show({ [RENAME]: REFUSED });
  rename('!');
  expect(await screen.findByText('Choose another name')).toBeTruthy();
  expect(screen.getByLabelText(passkeys.name)).toHaveProperty('value', '!');
});

test('a second press while the name is being saved makes no second call', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { names } = show({ [RENAME]: () => promise, [LIST]: { body: { docs: [PHONE] } } });
  rename('Work');
  press(passkeys.saveName);
  resolve({});
  await screen.findByRole('button', { name: 'Rename Phone' });
  expect(names()).toEqual([RENAME, LIST]);
});

test.each([
  ['removed', { status: 200 }],
  ['already gone', { status: 404, body: { error: 'Not found', code: 'not_found' } }],
])('a passkey that is %s leaves the list', async (_how, reply) => {
  show({ [REMOVE]: reply, [LIST]: { body: { docs: [] } } });
  press('Remove Phone');
  press(passkeys.removeConfirm);
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
});

test('a passkey that could not be removed stays, with the reason', async () => {
  show({ [REMOVE]: 'unreachable' });
  press('Remove Phone');
  press(passkeys.removeConfirm);
  await vi.waitFor(() => expect(screen.getByText(passkeys.removeFailed)).toBeTruthy());
  expect(screen.getByText('Phone')).toBeTruthy();
});
