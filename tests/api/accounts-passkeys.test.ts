import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PASSKEYS_MAX } from '#api/accounts/passkey-rules.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { createBrowser, db, listQueuedMails, toInvalid } from '../support/api.ts';
import { countRows, insertRow } from '../support/rows.ts';
import {
  NEW_PASSWORD,
  requestReset,
  reset,
  createProvenPerson,
  logInAs,
  PASSWORD,
  waitForMails,
} from '../support/people.ts';

const PASSKEYS = '/api/users/me/passkeys';
const REFUSED = { status: 400, body: { code: 'passkey_refused' } };
const Challenge = z.object({ token: z.string(), options: z.looseObject({ challenge: z.string() }) });
type Browser = Awaited<ReturnType<typeof logInAs>>;
type Device = Awaited<ReturnType<typeof createAuthenticator>>;

const challenge = async (browser: Browser, password = PASSWORD) =>
  Challenge.parse((await browser.post(`${PASSKEYS}/challenge`, { password })).body);
const loginChallenge = async (browser = createBrowser()) =>
  Challenge.parse((await browser.post('/api/users/login/passkey-challenge')).body);
const add = async (browser: Browser, device: Device, name?: string, password = PASSWORD) =>
  browser.post(PASSKEYS, { ...device.register(await challenge(browser, password)), name });
const logIn = async (device: Device, browser = createBrowser()) =>
  browser.post('/api/users/login/passkey', await device.logIn(await loginChallenge()));

test('a passkey is added with the password, logs in, has a name, and is removed, each with a mail', async () => {
  const id = await createProvenPerson('key@example.org', { language: 'nl' });
  const browser = await logInAs('key@example.org');
  const device = await createAuthenticator();
  expect(await browser.post(`${PASSKEYS}/challenge`, { password: 'wrong' })).toMatchObject(
    toInvalid('password'),
  );
  const asked = await browser.post(`${PASSKEYS}/challenge`, { password: PASSWORD });
  expect(asked.headers.getSetCookie()).toEqual([]);
  expect(asked.body).toMatchObject({
    options: { rp: { id: 'powerhour.test', name: 'Power Hour' }, user: { name: 'key@example.org' } },
  });
  expect(await countRows('verification', { value: 'key@example.org' })).toBe(2);
  const answer = { ...device.register(Challenge.parse(asked.body)), name: ' Telefoon ' };
  const [first, again] = [await browser.post(PASSKEYS, answer), await browser.post(PASSKEYS, answer)];
  expect(first).toMatchObject({ status: 201, body: { doc: { name: 'Telefoon' } } });
  expect(again).toMatchObject(REFUSED);

  const other = createBrowser();
  expect(await logIn(device, other)).toMatchObject({ status: 200, body: { user: { id } } });
  expect((await other.get('/api/users/me')).body).toMatchObject({ user: { id } });
  expect(await countRows('session', { userId: id })).toBe(2);

  const { docs } = z
    .object({ docs: z.array(z.looseObject({ id: z.string() })) })
    .parse((await other.get(PASSKEYS)).body);
  expect(docs).toMatchObject([{ name: 'Telefoon' }]);
  const own = `${PASSKEYS}/${docs[0]?.id}`;
  expect(await other.patch(own, { name: 'Laptop' })).toMatchObject({ body: { doc: { name: 'Laptop' } } });
  expect((await other.get('/api/users/me/export')).body).toMatchObject({ passkeys: [{ name: 'Laptop' }] });
  expect(await other.delete(own)).toMatchObject({ status: 200 });
  expect(await other.delete(own)).toMatchObject({ status: 404 });
  expect(await logIn(device)).toMatchObject(REFUSED);
  const subjects = (await waitForMails('key@example.org', 3)).map(({ subject }) => subject);
  expect(subjects).toContain('Er is een passkey aan je account toegevoegd');
  expect(subjects).toContain('Er is een passkey uit je account verwijderd');
});

test('a challenge is for one person and one answer, from our own page and a device that knows its person', async () => {
  await createProvenPerson('holder@example.org');
  await createProvenPerson('thief@example.org');
  const holder = await logInAs('holder@example.org');
  const thief = await logInAs('thief@example.org');
  const device = await createAuthenticator();
  const theirs = { ...device.register(await challenge(holder)), name: 'Mine' };
  expect(await thief.post(PASSKEYS, theirs)).toMatchObject(REFUSED);
  const strange = await createAuthenticator({ origin: 'https://evil.example' });
  expect(await add(holder, strange)).toMatchObject(REFUSED);
  expect(await add(holder, await createAuthenticator({ isVerified: false }))).toMatchObject(REFUSED);
  expect(await add(holder, device)).toMatchObject({ status: 201, body: { doc: { name: 'Passkey' } } });
  expect(await add(thief, device)).toMatchObject(REFUSED);

  const signed = await device.logIn(await loginChallenge());
  const login = (body: unknown) => createBrowser().post('/api/users/login/passkey', body);
  expect(await login({ ...signed, token: '' })).toMatchObject({ status: 400 });
  const answers = await Promise.all([login(signed), login(signed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const registration = await challenge(holder);
  expect(await login(await device.logIn(registration))).toMatchObject(REFUSED);
});

test('a reset and the erasure remove passkeys; a change of the password keeps them; ten are enough', async () => {
  const id = await createProvenPerson('many-keys@example.org');
  const device = await createAuthenticator();
  const browser = await logInAs('many-keys@example.org');
  await add(browser, device);
  await waitForMails('many-keys@example.org', 2);
  expect(await reset(await requestReset('many-keys@example.org'))).toMatchObject({ status: 200 });
  expect(await logIn(device)).toMatchObject(REFUSED);
  const again = await logInAs('many-keys@example.org', { password: NEW_PASSWORD });
  expect(await add(again, device, 'Phone', NEW_PASSWORD)).toMatchObject({ status: 201 });
  const change = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
  expect(await again.post('/api/auth/change-password', change)).toMatchObject({ status: 200 });
  expect(await logIn(device)).toMatchObject({ status: 200 });
  const spare = { publicKey: 'k', counter: 0, deviceType: 'd', userId: id };
  for (let at = 0; at < 9; at += 1)
    await insertRow('passkey', { ...spare, id: `${id}${at}`, credentialID: `${id}${at}` });
  expect(await again.post(`${PASSKEYS}/challenge`, { password: PASSWORD })).toMatchObject({ status: 409 });
  expect(await again.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await countRows('passkey', { userId: id })).toBe(0);
  expect(await logIn(device)).toMatchObject(REFUSED);
});

test('ten are enough, however many challenges were asked for before', async () => {
  const id = await createProvenPerson('at-once@example.org');
  const browser = await logInAs('at-once@example.org');
  const notices = await listQueuedMails('passkey-added:*');
  const begun = [];
  for (let at = 0; at < PASSKEYS_MAX + 2; at += 1)
    begun.push(Challenge.parse((await browser.post(`${PASSKEYS}/challenge`, {})).body));
  const devices = await Promise.all(begun.map(() => createAuthenticator()));
  const answers = await Promise.all(
    begun.map((each, at) => browser.post(PASSKEYS, devices[at]?.register(each))),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
  expect(await countRows('passkey', { userId: id })).toBe(PASSKEYS_MAX);
  expect(await listQueuedMails('passkey-added:*')).toHaveLength(notices.length + PASSKEYS_MAX);
});

// The plugin reads the passkey before it stores the session, so the session survived the reset.
test('a log-in that the removal of its passkey overtakes opens nothing', async () => {
  const id = await createProvenPerson('overtaken-key@example.org');
  const device = await createAuthenticator();
  await add(await logInAs('overtaken-key@example.org'), device);
  const overtake = `after insert on session when new.user_id = '${id}'
    begin delete from passkey where user_id = new.user_id; end`;
  await db.run(sql.raw(`create trigger overtake ${overtake}`));
  const browser = createBrowser();
  expect(await logIn(device, browser)).toMatchObject(REFUSED);
  await db.run(sql`drop trigger overtake`);
  expect(await countRows('session', { userId: id })).toBe(1);
  expect([...browser.jar.keys()]).toEqual([]);
});
