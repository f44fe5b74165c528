import { expect, test } from 'vitest';
import { DAY_MS } from '#api/platform/rules.ts';
import { callApi, toRefusal, toInvalid } from '../support/api.ts';
import { changeRows, countRows, findRows } from '../support/rows.ts';
import { createCharityAccount } from '../support/charities.ts';
import {
  requestLoginLink,
  LINK_REFUSED,
  createLoggedInUser,
  type Person,
  extractToken,
  logInAs,
  waitForMail,
} from '../support/people.ts';
import { seedCharity, changeUser, changeSessions } from '../support/seed.ts';

const createAddress = () => `${crypto.randomUUID()}@example.test`;
const toAdminPath = (id: string, part: string) => `/api/admin/charities/${id}/${part}`;
const read = (token: string) => callApi('/charity-invitations/read', { body: { token } });
const accept = (person: Person, token: string) => person.post('/api/charity-invitations/accept', { token });
const countAccounts = (charityId: string) => countRows('charityAccounts', { charityId });

async function invite(admin: Person, charityId: string, email = createAddress(), language = 'en') {
  const mail = await waitForMail(email, '/charity-invitation?token=', async () => {
    const { status, body } = await admin.post(toAdminPath(charityId, 'invite'), { email, language });
    expect(status, JSON.stringify(body)).toBe(201);
  });
  return { token: extractToken(mail), email, mail };
}

test('an invitation proves the address, ends every other session, and takes a recent log-in', async () => {
  const { id } = await seedCharity();
  const admin = await createLoggedInUser('admin');
  const account = await createLoggedInUser('charity');
  await changeUser(account.id, { emailVerified: false });
  const other = await logInAs(account.email);
  const { token } = await invite(admin, id, account.email);
  await changeSessions(account.id, { createdAt: new Date(Date.now() - DAY_MS) });
  expect(await accept(account, token)).toMatchObject(toRefusal(403, 'step_up_required'));
  await changeSessions(account.id, { createdAt: new Date() });
  expect(await accept(account, token)).toMatchObject({ status: 200 });
  expect(await other.get('/api/users/me')).toMatchObject({ status: 401 });
  expect((await account.get('/api/users/me')).body).toMatchObject({ user: { _verified: true } });
});

test('an invitation lets an account of a charity edit the profile, works once, and ends every link', async () => {
  const { id, name } = await seedCharity({ name: 'De Warme Kade' });
  const [admin, account] = [await createLoggedInUser('admin'), await createLoggedInUser('charity')];
  const { token, email, mail } = await invite(admin, id, account.email);
  expect(mail.text).toContain(account.email);
  expect(mail.subject).toBe('Will De Warme Kade take part in Power Hour?');
  expect(mail.text).toContain(`http://powerhour.test/en/charity-invitation?token=${token}`);
  expect((await admin.get(toAdminPath(id, 'access'))).body).toMatchObject({
    accounts: [],
    invitations: [{ email }],
  });
  await requestLoginLink(account.email);
  expect(await accept(account, token)).toMatchObject({ status: 200, body: { doc: { id, name } } });
  expect(await countRows('verification', { value: account.email })).toBe(0);
  expect((await account.get(`/api/charities/${id}/profile`)).status).toBe(200);
  expect((await admin.get(toAdminPath(id, 'access'))).body).toMatchObject({
    accounts: [{ id: account.id, email: account.email }],
    invitations: [],
  });
  expect(await accept(account, token)).toMatchObject(LINK_REFUSED);
  expect((await read(token)).status).toBe(400);
  expect(await countAccounts(id)).toBe(1);
});

test('an invitation names the account that it is for, and no other account of a charity accepts it', async () => {
  const { id, name } = await seedCharity();
  const [account, other] = [await createLoggedInUser('charity'), await createLoggedInUser('charity')];
  const { token } = await invite(await createLoggedInUser('admin'), id, account.email);
  expect(await (await read(token)).json()).toEqual({ doc: { charity: name, email: account.email } });
  expect(await accept(other, token)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      error: `This invitation is for ${account.email}. Log in with that account to accept it.`,
    },
  });
  expect(await countAccounts(id)).toBe(0);
  expect((await accept(account, token)).status).toBe(200);
});

test('an invitation comes in the language that the admin chose', async () => {
  const { id } = await seedCharity({ name: 'Het Lichte Huis' });
  const { mail } = await invite(await createLoggedInUser('admin'), id, createAddress(), 'nl');
  expect(mail.subject).toBe('Doet Het Lichte Huis mee aan Power Hour?');
  expect(mail.text).toContain('/nl/charity-invitation?token=');
});

test('an invitation is accepted by one of many tabs at once', async () => {
  const { id } = await seedCharity();
  const account = await createLoggedInUser('charity');
  const { token } = await invite(await createLoggedInUser('admin'), id, account.email);
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(account, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(await countAccounts(id)).toBe(1);
});

test('an invitation does not work after seven days', async () => {
  const { id } = await seedCharity();
  const account = await createLoggedInUser('charity');
  const { token, email } = await invite(await createLoggedInUser('admin'), id, account.email);
  const [link] = await findRows('verification', { value: email });
  const lifetime = Number(link?.expiresAt) - Number(link?.createdAt);
  expect(lifetime).toBe(7 * DAY_MS);
  await changeRows('verification', { value: email }, { expiresAt: new Date() });
  expect((await accept(account, token)).status).toBe(400);
});

test('an invitation stops working when the address is invited again, or an admin takes it back', async () => {
  const { id } = await seedCharity();
  const [admin, account] = [await createLoggedInUser('admin'), await createLoggedInUser('charity')];
  const other = await createLoggedInUser('charity');
  const first = await invite(admin, id, account.email);
  const colleague = await invite(admin, id, other.email);
  const second = await invite(admin, id, first.email);
  expect((await accept(account, first.token)).status).toBe(400);
  const { invitations } = Object((await admin.get(toAdminPath(id, 'access'))).body);
  const { id: open } = invitations.find((one: { email: string }) => one.email === second.email);
  const revoke = () => admin.call(toAdminPath(id, `invitations/${open}`), { method: 'DELETE' });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(404);
  expect((await accept(account, second.token)).status).toBe(400);
  expect((await accept(other, colleague.token)).status).toBe(200);
});

test('an invitation opens nothing once its charity is rejected, and none is sent then', async () => {
  const { id } = await seedCharity();
  const admin = await createLoggedInUser('admin');
  const account = await createLoggedInUser('charity');
  const { token } = await invite(admin, id, account.email);
  await changeRows('charities', { id }, { approvalStatus: 'rejected' });
  expect((await accept(account, token)).status).toBe(400);
  expect((await read(token)).status).toBe(400);
  expect(await admin.post(toAdminPath(id, 'invite'), { email: createAddress() })).toMatchObject(
    toRefusal(409, 'conflict'),
  );
});

test('an invitation asks for an address, and for a charity that there is', async () => {
  const admin = await createLoggedInUser('admin');
  const { id } = await seedCharity();
  expect(await admin.post(toAdminPath(id, 'invite'), { email: 'nobody' })).toMatchObject(toInvalid('email'));
  expect((await admin.post(toAdminPath('nothing', 'invite'), { email: createAddress() })).status).toBe(404);
  expect((await admin.get(toAdminPath('nothing', 'access'))).status).toBe(404);
});

test('an account that an admin removed no longer edits the profile; the others do', async () => {
  const { id } = await seedCharity();
  const [removed, stays] = [await createCharityAccount(id), await createCharityAccount(id)];
  const admin = await createLoggedInUser('admin');
  const remove = () => admin.call(toAdminPath(id, `accounts/${removed.id}`), { method: 'DELETE' });
  const { token } = await invite(admin, id, removed.email);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect(await accept(removed, token)).toMatchObject(LINK_REFUSED);
  expect((await removed.get(`/api/charities/${id}/profile`)).status).toBe(404);
  expect((await stays.get(`/api/charities/${id}/profile`)).status).toBe(200);
});
