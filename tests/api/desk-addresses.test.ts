import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passkey, teamMembers, user, verification } from '#api/accounts/table.ts';
import { adminLog } from '#api/admin-log/table.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { REASON } from '../support/admin-lists.ts';
import { toRefusal, createBrowser, db } from '../support/api.ts';
import {
  checkLink,
  LINK_REFUSED,
  NEW_PASSWORD,
  requestReset,
  reset,
  verify,
  createLoggedInUser,
  extractToken,
  logInAs,
  tryLogIn,
  waitForMails,
} from '../support/people.ts';
import { createFan } from '../support/answers.ts';
import { accept, createMember, invite } from '../support/teams.ts';
import { changeUser, changeSessions, expireLinks } from '../support/seed.ts';
import { seedPasskey } from '../support/world-objects.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const correct = (id: string, email: string) =>
  admin.post(`/api/admin/people/${id}/correct-address`, { email, reason: REASON });
const undo = (token: string) => createBrowser().post('/api/auth/undo-address', { token });
const findUser = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0];
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
  const [entry] = await db.select().from(adminLog).where(eq(adminLog.subject, fan.id));
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

test('undoing a correction removes the password and passkeys of the person who proved the new address', async () => {
  const { fan, email, undoToken } = await correctOne({ isVerified: true });
  expect((await reset(await requestReset(email))).status).toBe(200);
  await seedPasskey(fan.id);
  await logInAs(email, { password: NEW_PASSWORD });
  expect((await undo(undoToken)).status).toBe(200);
  expect((await tryLogIn(fan.email, NEW_PASSWORD)).status).toBe(401);
  expect(await db.$count(passkey, eq(passkey.userId, fan.id))).toBe(0);
});

test('undoing a correction ends the invitations of the person who proved the new address, and what came of them', async () => {
  const owner = await createLoggedInUser('celebrity');
  const [old, mate, friend] = [
    await createLoggedInUser('fan'),
    await createLoggedInUser('fan'),
    await createLoggedInUser('fan'),
  ];
  expect((await accept(old, (await invite(owner, old.email)).token)).status).toBe(200);
  const host = await createLoggedInUser('celebrity');
  const toHost = await invite(host, owner.email, { rights: ['invite'] });
  expect((await accept(owner, toHost.token)).status).toBe(200);
  const email = createAddress();
  expect((await correct(owner.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  const taker = createBrowser();
  expect(await verify(extractToken(confirmation), taker)).toMatchObject({ status: 200 });
  expect((await taker.post('/api/team/invite', { email: mate.email, rights: ['decide'] })).status).toBe(201);
  const [invitation] = await waitForMails(mate.email);
  expect((await taker.post('/api/team/invite', { email: friend.email })).status).toBe(201);
  const [toFriend] = await waitForMails(friend.email);
  expect((await accept(friend, extractToken(toFriend))).status).toBe(200);
  const [guest, other] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  const toGuest = await invite(taker, guest.email, { to: host, rights: ['invite'] });
  expect((await accept(guest, toGuest.token)).status).toBe(200);
  const toOther = await invite(guest, other.email, { to: host });
  expect((await accept(other, toOther.token)).status).toBe(200);
  const [notice] = await waitForMails(owner.email);
  expect((await undo(extractToken(notice))).status).toBe(200);
  const hosted = await db.select().from(teamMembers).where(eq(teamMembers.ownerId, host.id));
  expect(hosted.map(({ userId }) => userId)).toEqual([owner.id]);
  expect(await accept(mate, extractToken(invitation))).toMatchObject(LINK_REFUSED);
  const team = await db.select().from(teamMembers).where(eq(teamMembers.ownerId, owner.id));
  expect(team.map(({ userId }) => userId)).toEqual([old.id]);
});

test('undoing a correction removes a member to whom the person who proved the new address gave other rights', async () => {
  const owner = await createLoggedInUser('celebrity');
  const [member, other] = [await createMember(owner), await createMember(owner)];
  const email = createAddress();
  expect((await correct(owner.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  const taker = createBrowser();
  expect(await verify(extractToken(confirmation), taker)).toMatchObject({ status: 200 });
  const { token } = await invite(taker, member.email, { rights: ['decide'] });
  expect(await accept(member, token)).toMatchObject({ status: 200 });
  const [notice] = await waitForMails(owner.email);
  expect((await undo(extractToken(notice))).status).toBe(200);
  const team = await db.select().from(teamMembers).where(eq(teamMembers.ownerId, owner.id));
  expect(team.map(({ userId }) => userId)).toEqual([other.id]);
});

test('the undoing leaves password and passkeys alone where nobody proved the new address', async () => {
  const { fan, undoToken } = await correctOne({ isVerified: true });
  await seedPasskey(fan.id);
  expect((await undo(undoToken)).status).toBe(200);
  expect(await db.$count(passkey, eq(passkey.userId, fan.id))).toBe(1);
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

test('a second correction does not take the undoing from the address that was proved', async () => {
  const { fan, email, undoToken } = await correctOne({ isVerified: true });
  expect((await correct(fan.id, createAddress())).status).toBe(200);
  const [notice] = await waitForMails(email, 2);
  expect((await undo(extractToken(notice))).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email, emailVerified: false });
  expect((await undo(undoToken)).status).toBe(200);
  expect(await findUser(fan.id)).toMatchObject({ email: fan.email, emailVerified: true });
});

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
  const [link] = await db.select().from(verification).where(eq(verification.identifier, identifier));
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
  expect(await db.$count(adminLog, eq(adminLog.subject, fan.id))).toBe(0);
});
