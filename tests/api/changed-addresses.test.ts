import { expect, test } from 'vitest';
import { PaymentConsented } from '#api/contact/contract.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { REASON } from '../support/admin-lists.ts';
import { listLog, send } from '../support/charity-webhooks.ts';
import { seedContactable, seedWebhook, stubReceiver, VERSION } from '../support/contacts.ts';
import { createSubscription, getSubmission, listCheckouts } from '../support/answers.ts';
import { createBrowser, listOutbox, runAsSystem } from '../support/api.ts';
import { countRows, findRows, insertRow } from '../support/rows.ts';
import { breakMails } from '../support/mail-outage.ts';
import {
  createLoggedInUser,
  extractToken,
  logInByLink,
  mailLink,
  PASSWORD,
  type Person,
  requestLoginLink,
  verify,
  waitForMail,
  waitForMails,
} from '../support/people.ts';
import { createReportBody } from '../support/reports.ts';
import { changeUser, getCampaign, seedCampaign, seedCharity } from '../support/seed.ts';
import { accept, invite } from '../support/teams.ts';
import { call, createWinnersOwner } from '../support/winner-answers.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const createAddress = () => `moved-${crypto.randomUUID()}@example.test`;
const correct = (id: string, email: string) =>
  admin.post(`/api/admin/people/${id}/correct-address`, { email, reason: REASON });

/** Changes a person's address in their own browser. */
async function move(person: Person): Promise<string> {
  const newEmail = createAddress();
  const token = await mailLink(newEmail, 'verify-email', () =>
    person.post('/api/auth/change-email', { newEmail, password: PASSWORD }),
  );
  expect(await verify(token, person)).toMatchObject({ status: 200 });
  return newEmail;
}

/** Creates a person who has come to have a former address of another. */
async function createNext(email: string): Promise<Person> {
  const next = await createLoggedInUser('fan');
  await changeUser(next.id, { email });
  return next;
}

// Regression: they stayed with the account, whose former address nobody had invited.
test('undoing a correction ends the memberships that the person who proved the new address accepted there', async () => {
  const [host, before] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id: charityId } = await seedCharity();
  const person = await createLoggedInUser('charity');
  expect(await accept(person, (await invite(before, person.email)).token)).toMatchObject({ status: 200 });
  const email = createAddress();
  expect((await correct(person.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  const taker = { ...person, ...createBrowser() };
  expect(await verify(extractToken(confirmation), taker)).toMatchObject({ status: 200 });
  expect(await accept(taker, (await invite(host, email)).token)).toMatchObject({ status: 200 });
  const invitation = await waitForMail(email, '/charity-invitation?token=', () =>
    admin.post(`/api/admin/charities/${charityId}/invite`, { email, language: 'en' }),
  );
  const token = extractToken(invitation);
  expect(await taker.post('/api/charity-invitations/accept', { token })).toMatchObject({ status: 200 });
  const [notice] = await waitForMails(person.email);
  expect((await createBrowser().post('/api/auth/undo-address', { token: extractToken(notice) })).status).toBe(
    200,
  );
  const teams = await findRows('teamMembers', { userId: person.id });
  expect(teams.map(({ ownerId }) => ownerId)).toEqual([before.id]);
  expect(await countRows('charityAccounts', { userId: person.id })).toBe(0);
});

// Regression: the account asked its own person to keep or delete what they had made, and held their campaigns.
test('undoing a correction holds nothing that the person made before it', async () => {
  const person = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: person.id, publishedAt: null });
  const email = createAddress();
  expect((await correct(person.id, email)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  expect(await verify(extractToken(confirmation))).toMatchObject({ status: 200 });
  expect(await getCampaign(id)).toMatchObject({ publishedAt: null });
  const [notice] = await waitForMails(person.email);
  const token = extractToken(notice);
  expect((await createBrowser().post('/api/auth/undo-address', { token })).status).toBe(200);
  const back = createBrowser();
  expect(await logInByLink(await requestLoginLink(person.email), back)).toMatchObject({ status: 200 });
  expect((await back.get('/api/users/me')).body).not.toHaveProperty('user._unreviewed');
  expect(await getCampaign(id)).toMatchObject({ publishedAt: expect.any(Date) });
});

// Regression: the next person with the former address had their words and name in the export, and erased them.
test('reports follow their person to a new address', async () => {
  const campaign = await seedCampaign();
  const fan = await createLoggedInUser('fan');
  const report = (by: Person, email: string) =>
    by.post('/api/reports', createReportBody(campaign, { name: 'Saar', email }));
  expect((await report(fan, fan.email)).status).toBe(201);
  const moved = await move(fan);
  const next = await createNext(fan.email);
  expect((await next.get('/api/users/me/export')).body).toMatchObject({ reports: [] });
  expect((await next.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect((await fan.get('/api/users/me/export')).body).toMatchObject({
    reports: [{ reporterName: 'Saar', reporterEmail: moved }],
  });
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('reports', { reporterEmail: moved })).toBe(0);
});

// Regression: it went on writing to the former address, which may come to be someone else's.
test('the system of a charity that may write to a person gets their new address', async () => {
  const { charityId, fan, path, submissionId } = await seedContactable();
  await seedWebhook(charityId);
  const received = stubReceiver(charityId);
  await fan.put(path, VERSION);
  await send();
  const moved = await move(fan);
  await send();
  const data = received.map(({ message }) => PaymentConsented.parse(message).data);
  expect(data).toMatchObject([fan.email, moved].map((email) => ({ payment: submissionId, email })));
});

// Regression: the message that had waited was dropped, and the undoing queued no other.
test('the system of a charity hears of a consent whose message waited until a correction was undone', async () => {
  const { charityId, member, fan, path } = await seedContactable();
  await seedWebhook(charityId);
  const statuses = [503];
  const received = stubReceiver(charityId, () => new Response(null, { status: statuses.pop() ?? 204 }));
  await fan.put(path, VERSION);
  await expect.poll(() => listLog(member, charityId)).toMatchObject([{ status: 503 }]);
  expect((await correct(fan.id, createAddress())).status).toBe(200);
  await send(new Date(Date.now() + HOUR_MS));
  const [notice] = await waitForMails(fan.email);
  const undo = { token: extractToken(notice) };
  expect((await createBrowser().post('/api/auth/undo-address', undo)).status).toBe(200);
  await send();
  const data = received.map(({ message }) => PaymentConsented.parse(message).data);
  expect(data.map(({ email }) => email)).toEqual([fan.email, fan.email]);
});

// Regression: an admin's second try went to the former address, and the content outlived the account.
test('mails that could not be sent follow their person to a new address', async () => {
  const fan = await createLoggedInUser('fan');
  const [id, createdAt] = [crypto.randomUUID(), new Date()];
  const content = { subject: 'Your score', text: 'An 8.', html: '<p>An 8.</p>' };
  const failed = { attempts: 8, failedAt: createdAt };
  await insertRow('mails', { id, key: `score:${id}`, recipient: fan.email, ...content, ...failed });
  const moved = await move(fan);
  const again = await admin.post(`/api/admin/mails/${id}/send-again`, { reason: REASON });
  expect(again.status, JSON.stringify(again.body)).toBe(202);
  expect((await waitForMail(moved, 'An 8.')).subject).toBe('Your score');
  const other = { id: `${id}-2`, key: `score:${id}-2`, recipient: moved, createdAt };
  await insertRow('mails', { ...other, ...content, ...failed });
  await move(fan);
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('mails', { id: other.id })).toBe(0);
});

// Regression: the winner's link was bound to the former address.
test('a winner’s mail that follows them to a new address has a link that works', async () => {
  const owner = await createWinnersOwner();
  const repair = breakMails();
  const { first } = await owner.seedWinner();
  const { userId } = await getSubmission(first);
  const email = createAddress();
  expect((await correct(userId ?? '', email)).status).toBe(200);
  repair();
  await runAsSystem(sendAllDueMails, addDays(new Date(), 1));
  const [mail] = await listOutbox(email, '/winner?token=');
  const [, token] = /winner\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  expect((await call(`/winners/invitation?token=${token}`)).status).toBe(200);
});

test('mails to an address that a person never proved do not follow them', async () => {
  const fan = await createLoggedInUser('fan');
  await changeUser(fan.id, { emailVerified: false });
  const id = crypto.randomUUID();
  const invitation = {
    recipient: fan.email,
    subject: 'Invitation',
    text: 'For its real owner.',
    html: '<p>For its real owner.</p>',
  };
  await insertRow('mails', { id, key: `invite:${id}`, failedAt: new Date(), ...invitation });
  expect((await correct(fan.id, createAddress())).status).toBe(200);
  expect((await findRows('mails', { id }))[0]?.recipient).toBe(fan.email);
});

// Regression: the provider would have sent the receipt to the former address.
test('an open checkout that names the former address ends, and the next one names the new', async () => {
  const { fan, submissionId, url } = await createSubscription();
  await changeUser(fan.id, { emailVerified: false });
  expect((await correct(fan.id, createAddress())).status).toBe(200);
  await expect.poll(async () => (await listCheckouts(submissionId))[0]?.state).toBe('failed');
  const again = await fan.post('/api/campaign-subscribe/retry', { submissionId });
  expect(again.status).toBe(200);
  expect(again.body).not.toEqual({ url });
});
