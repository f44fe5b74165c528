import { expect, test } from 'vitest';
import { createLink } from '#api/accounts/link.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { REASON } from '../support/admin-lists.ts';
import { toRefusal, createBrowser, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows } from '../support/rows.ts';
import {
  checkLink,
  LINK_REFUSED,
  mailLink,
  NEW_PASSWORD,
  PASSWORD,
  requestReset,
  reset,
  verify,
  createLoggedInUser,
  extractToken,
  logInAs,
  tryLogIn,
  waitForMail,
  waitForMails,
} from '../support/people.ts';
import { createFan } from '../support/answers.ts';
import { accept, invite } from '../support/teams.ts';
import { changeUser, changeSessions, expireLinks, seedCampaign } from '../support/seed.ts';
import { seedPasskey } from '../support/world-objects.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const correct = (id: string, email: string) =>
  admin.post(`/api/admin/people/${id}/correct-address`, { email, reason: REASON });
const undo = (token: string) => createBrowser().post('/api/auth/undo-address', { token });
const findUser = async (id: string) => (await findRows('user', { id }))[0];
const createAddress = () => `right-${crypto.randomUUID()}@example.test`;

/** Corrects the address of a new fan; returns the tokens in the mails to both addresses. */
async function correctOne({ isVerified = false } = {}) {
  const fan = await createFan();
  await changeUser(fan.id, { emailVerified: isVerified, provenAt: isVerified ? new Date() : null });
  const email = createAddress();
  expect((await correct(fan.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  const [notice] = await waitForMails(fan.email);
  return {
    fan,
    email,
    notice,
    confirmation,
    undoToken: extractToken(notice),
    confirm: extractToken(confirmation),
  };
}

test('a mistyped address is corrected, both addresses are told, and the new one has to be proved', async () => {
  const { fan, email, notice, confirmation, confirm } = await correctOne();
  expect(await findUser(fan.id)).toMatchObject({ email, personKey: email, emailVerified: false });
  expect(confirmation?.subject).toBe('We corrected your email address');
  expect(notice?.text).toContain('/en/undo-address?token=');
  expect(notice?.text).not.toContain(email);
  expect((await fan.get('/api/users/me')).body).toMatchObject({ user: { id: fan.id } });
  expect(await verify(confirm, fan)).toMatchObject({ status: 200 });
  expect(await findUser(fan.id)).toMatchObject({ email, emailVerified: true });
  const [entry] = await findRows('adminLog', { subject: fan.id });
  expect(entry).toMatchObject({ action: 'address-corrected', reason: REASON });
  expect(JSON.stringify(entry)).not.toContain('@');
});

test('who had proved the former address is logged out', async () => {
  const { fan } = await correctOne({ isVerified: true });
  expect((await fan.get('/api/users/me')).status).toBe(401);
});

test('the former address undoes it, also after the new one was proved, once, and both hear it', async () => {
  const { fan, email, undoToken, confirm } = await correctOne({ isVerified: true });
  expect(await verify(confirm)).toMatchObject({ status: 200 });
  expect((await undo(undoToken)).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: true });
  for (const address of [fan.email, email])
    expect((await waitForMails(address, 2)).map(({ subject }) => subject)).toContain(
      'The change of an email address was undone',
    );
  expect(await undo(undoToken)).toMatchObject(LINK_REFUSED);
});

// Regression: a stranger at a corrected address deleted the account of a person who had proved the former one.
test('who reads a corrected address cannot delete the account of a person who had proved the former one', async () => {
  const { fan, email } = await correctOne({ isVerified: true });
  const mail = await waitForMail(email, 'verify-email?token=', () =>
    createBrowser().post('/api/auth/resend-verification', { email }),
  );
  expect(mail.text).not.toContain('/not-me?');
  // One that was mailed before the correction to this address, for example.
  const link = await runAsSystem(async (ctx) => {
    const { token, statement } = createLink(ctx, 'not-me', { subject: fan.id, email });
    await statement;
    return token;
  });
  await expireLinks(`undo-address:${fan.id}`);
  expect(await createBrowser().post('/api/auth/not-me', { token: link })).toMatchObject(LINK_REFUSED);
});

// Regression: once anyone, even its owner, had registered the former address, the correction could not be undone.
test('nobody else gets an address from which a correction can be undone, by any way', async () => {
  const { fan, email, undoToken, confirm } = await correctOne({ isVerified: true });
  expect(await verify(confirm)).toMatchObject({ status: 200 });
  const signUp = { email: fan.email, password: NEW_PASSWORD, role: 'fan', name: 'Someone Else' };
  const taken = await createBrowser().post('/api/users-custom', signUp);
  expect(taken).toMatchObject(toRefusal(409, 'email_taken'));
  const { id: campaignId } = await seedCampaign();
  const typed = { email: fan.email, campaignId, language: 'en' };
  const subscribed = await createBrowser().post('/api/campaign-subscribe/auth', typed);
  expect(subscribed).toMatchObject({ status: 200, body: { action: 'requirePassword' } });
  const other = await createFan();
  expect((await correct(other.id, fan.email)).status).toBe(409);
  const change = await mailLink(fan.email, 'verify-email', () =>
    other.post('/api/auth/change-email', { newEmail: fan.email, password: PASSWORD }),
  );
  expect(await verify(change, other)).toMatchObject(LINK_REFUSED);
  expect((await undo(undoToken)).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: true });
  expect((await correct(other.id, email)).status).toBe(200);
});

test('undoing a correction removes the password and passkeys of the person who proved the new address', async () => {
  const { fan, email, undoToken } = await correctOne({ isVerified: true });
  expect((await reset(await requestReset(email))).status).toBe(200);
  await seedPasskey(fan.id);
  await logInAs(email, { password: NEW_PASSWORD });
  expect((await undo(undoToken)).status).toBe(200);
  expect((await tryLogIn(fan.email, NEW_PASSWORD)).status).toBe(401);
  expect(await countRows('passkey', { userId: fan.id })).toBe(0);
});

// Regression: who had talked the desk into an address erased the account, or handed its campaigns over, for good.
test('who proves a corrected address invites nobody, hands nothing over and erases nothing while that can be undone', async () => {
  const [owner, host] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id });
  const { token } = await invite(host, owner.email, { rights: ['invite'] });
  expect((await accept(owner, token)).status).toBe(200);
  const email = createAddress();
  expect((await correct(owner.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  const taker = createBrowser();
  expect(await verify(extractToken(confirmation), taker)).toMatchObject({ status: 200 });
  const invited = () => ({ email: createAddress() });
  const acts = [
    () => taker.post('/api/team/invite', invited()),
    () => taker.post(`/api/team/owners/${host.id}/invite`, invited()),
    () => taker.post(`/api/campaigns/${id}/hand-over`, invited()),
    () => taker.get('/api/users/me/export'),
    () => admin.post(`/api/admin/people/${owner.id}/help`, { act: 'account-erased', reason: REASON }),
    () => taker.delete('/api/users/me', {}),
  ];
  for (const act of acts) expect(await act()).toMatchObject(toRefusal(403, 'address_corrected'));
  await expireLinks(`undo-address:${owner.id}`);
  await changeRows('campaigns', { id }, { isActive: false });
  for (const act of acts.toSpliced(4, 1)) expect([200, 201]).toContain((await act()).status);
});

test('the undoing leaves password and passkeys alone where nobody proved the new address', async () => {
  const { fan, undoToken } = await correctOne({ isVerified: true });
  await seedPasskey(fan.id);
  expect((await undo(undoToken)).status).toBe(200);
  expect(await countRows('passkey', { userId: fan.id })).toBe(1);
});

test('an address that nobody had proved is not proved by the undoing', async () => {
  const { fan, undoToken } = await correctOne();
  expect((await undo(undoToken)).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: false });
});

test('an address that nobody had proved undoes nothing once the new one is proved', async () => {
  const { fan, email, undoToken, confirm } = await correctOne();
  expect(await verify(confirm)).toMatchObject({ status: 200 });
  expect(await undo(undoToken)).toMatchObject(LINK_REFUSED);
  expect(await findUser(fan.id)).toMatchObject({ email, emailVerified: true });
});

// Regression: where the person at the first corrected address had proved it, their undoing ended that of the former one.
test.each([false, true])(
  'a second correction does not take the undoing from the address that was proved, also if the first was: %s',
  async (emailVerified) => {
    const { fan, email, undoToken, confirm } = await correctOne({ isVerified: true });
    if (emailVerified) expect(await verify(confirm)).toMatchObject({ status: 200 });
    expect((await correct(fan.id, createAddress())).status).toBe(200);
    const [notice] = await waitForMails(email, 2);
    expect((await undo(extractToken(notice))).status).toBe(200);
    expect(await findUser(fan.id)).toMatchObject({ email, emailVerified });
    expect((await undo(undoToken)).status).toBe(200);
    expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: true });
  },
);

// The second correction made the address unverified again, which hid that a stranger had verified the first.
test('undoing the first of two corrections removes the password of the person who proved the first', async () => {
  const { fan, email, undoToken } = await correctOne({ isVerified: true });
  expect((await reset(await requestReset(email))).status).toBe(200);
  expect((await correct(fan.id, createAddress())).status).toBe(200);
  expect((await undo(undoToken)).status).toBe(200);
  expect((await tryLogIn(fan.email, NEW_PASSWORD)).status).toBe(401);
});

test('the link that undoes it works for seven days, and not after', async () => {
  const { fan, undoToken } = await correctOne({ isVerified: true });
  const identifier = `undo-address:${fan.id}`;
  const [link] = await findRows('verification', { identifier });
  expect(Math.round(((link?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(7);
  expect(await checkLink(undoToken)).toMatchObject({ status: 200 });
  await expireLinks(identifier);
  for (const call of [checkLink, undo]) expect(await call(undoToken)).toMatchObject(LINK_REFUSED);
});

test('correcting an address and erasing an account take a log-in of the last ten minutes', async () => {
  const fan = await createFan();
  const old = await createLoggedInUser('admin');
  await changeSessions(old.id, { createdAt: new Date(Date.now() - HOUR_MS) });
  const email = createAddress();
  for (const [path, body] of [
    ['correct-address', { email, reason: REASON }],
    ['help', { act: 'account-erased', reason: REASON }],
  ] as const)
    expect(await old.post(`/api/admin/people/${fan.id}/${path}`, body), path).toMatchObject(
      toRefusal(403, 'step_up_required'),
    );
  const act = { act: 'sessions-ended', reason: REASON };
  expect((await old.post(`/api/admin/people/${fan.id}/help`, act)).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email });
});

test('an address with an account, the same address and an admin’s are refused, and nothing changes', async () => {
  const [fan, other] = [await createFan(), await createFan()];
  expect((await correct(fan.id, other.email)).status).toBe(409);
  expect((await correct(fan.id, fan.email)).status).toBe(400);
  expect((await correct(fan.id, 'no address')).status).toBe(400);
  expect((await correct(admin.id, createAddress())).status).toBe(409);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: true });
  expect(await countRows('adminLog', { subject: fan.id })).toBe(0);
});
