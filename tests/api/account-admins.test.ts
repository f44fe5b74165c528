import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { grantAdmin, revokeAdmin } from '#api/accounts/grant-admin.ts';
import { changePassword } from '#api/accounts/set-password.ts';
import { logIn } from '#api/accounts/log-in.ts';
import type { Ctx } from '#api/platform/context.ts';
import { getSettings } from '#api/platform/settings.ts';
import { createBrowser, runAsSystem, db, actAs } from '../support/api.ts';
import {
  logInByLink,
  requestLoginLink,
  createLoggedInUser,
  createProvenPerson,
  PASSWORD,
  tryLogIn,
  waitForMails,
} from '../support/people.ts';
import { countRows, findRows, insertRow } from '../support/rows.ts';

const grant = (email: string, needsPasskey: boolean) =>
  grantAdmin(db, { email, now: new Date(), needsPasskey });

test('an admin is made with a proof of a moment ago, which ends every older credential', async () => {
  const email = 'soon-admin@example.org';
  const id = await createProvenPerson(email);
  const spare = { userId: id, publicKey: 'k', counter: 0, deviceType: 'd' };
  const hourAgo = new Date(Date.now() - 3_600_000);
  await insertRow('passkey', { ...spare, id: 'old-key', credentialID: 'old-key', createdAt: hourAgo });
  const owner = await createLoggedInUser('celebrity');
  await insertRow('teamMembers', { ownerId: owner.id, userId: id, rights: ['decide'], joinedAt: hourAgo });
  expect(await grant('niemand@example.org', false)).toEqual({ kind: 'unknown' });
  expect(await grant(` ${email.toUpperCase()} `, false)).toEqual({ kind: 'unproven' });
  const browser = createBrowser();
  await waitForMails(email);
  await logInByLink(await requestLoginLink(email), browser);
  expect(await grant(email, true)).toEqual({ kind: 'no-passkey' });
  const now = new Date();
  await insertRow('passkey', { ...spare, id: 'new-key', credentialID: 'new-key', createdAt: now });
  expect(await grant(email, true)).toEqual({ kind: 'granted', id, was: 'fan' });
  expect(await browser.get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await tryLogIn(email)).toMatchObject({ status: 401 });
  expect(await countRows('teamMembers', { userId: id })).toBe(0);
  const keys = await findRows('passkey', { userId: id });
  expect(keys.map((key) => key.id)).toEqual(['new-key']);
  expect(await grant(email, true)).toEqual({ kind: 'already' });
  const [credential] = await findRows('account', { userId: id });
  expect(credential?.password).toBeNull();
});

test('an admin is none any more when the role is revoked, and is logged out', async () => {
  const { id, email, get } = await createLoggedInUser('admin');
  expect(await get('/api/users/me')).toMatchObject({ status: 200 });
  expect(await revokeAdmin(db, { email: ` ${email.toUpperCase()} `, now: new Date() })).toEqual({ id });
  expect(await get('/api/users/me')).toMatchObject({ status: 401 });
  expect(await findRows('user', { id })).toMatchObject([{ role: 'fan' }]);
  expect(await revokeAdmin(db, { email, now: new Date() })).toBeUndefined();
});

test('an admin who has lost every passkey is none any more, and is granted again', async () => {
  const { id, email } = await createLoggedInUser('admin');
  expect(await grant(email, false)).toEqual({ kind: 'already' });
  expect(await grant(email, true)).toEqual({ kind: 'withdrawn', id, was: 'admin' });
  expect(await grant(email, true)).toEqual({ kind: 'unproven' });
});

test('an admin logs in with a passkey alone where the setting says so, and chooses no password', async () => {
  const { id, email } = await createLoggedInUser('admin');
  const toProduction = (ctx: Ctx): Ctx => ({
    ...actAs(ctx, { id, email, role: 'admin' }),
    ip: crypto.randomUUID(),
    settings: { ...getSettings(env), ADMIN_LOGIN: 'passkey' },
  });
  for (const work of [
    (ctx: Ctx) => logIn(toProduction(ctx), { email, password: PASSWORD }),
    (ctx: Ctx) => changePassword(toProduction(ctx), { newPassword: 'the fourth act' }),
  ])
    await expect(runAsSystem(work)).rejects.toMatchObject({ status: 403, code: 'passkey_required' });
  expect(await tryLogIn(email)).toMatchObject({ status: 200 });
});
