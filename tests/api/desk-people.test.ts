import { expect, test } from 'vitest';
import { FoundPeoplePage, PersonRecord, TimelinePage } from '#api/admin/people-contract.ts';
import { PERSON_ACTS, type PersonAct } from '#api/admin/people-rules.ts';
import { REASON, readWholeList } from '../support/admin-lists.ts';
import { createLoggedInUser, waitForMails } from '../support/people.ts';
import { listOutbox } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { seedCampaign, changeUser } from '../support/seed.ts';
import { createFan, createPaidSubscription } from '../support/answers.ts';
import { seedContact, seedContactable } from '../support/contacts.ts';
import { getCharity } from '../support/rejections.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const search = async (text: string) =>
  FoundPeoplePage.parse((await admin.post('/api/admin/people/search', { search: text })).body).docs.map(
    ({ id }) => id,
  );
const readPerson = async (id: string) =>
  PersonRecord.parse((await admin.get(`/api/admin/people/${id}`)).body);
const readTimeline = async (id: string) =>
  (await readWholeList(admin, `people/${id}/timeline`, TimelinePage)).docs;
const act = (id: string, act: PersonAct, reason = REASON) =>
  admin.post(`/api/admin/people/${id}/help`, { act, reason });
const note = (id: string, text: string) => admin.post(`/api/admin/people/${id}/notes`, { text });
const listLog = (subject: string) => findRows('adminLog', { subject });

test('a person is found by the address, its beginning and another spelling of it', async () => {
  const word = crypto.randomUUID().replaceAll('-', '');
  const { id } = await createFan();
  await changeUser(id, { email: `${word}@gmail.com`, personKey: `${word}@gmail.com` });
  for (const text of [`${word}@gmail.com`, ` ${word.toUpperCase()}@Gmail.com `, word.slice(0, 20)])
    expect(await search(text), text).toEqual([id]);
  expect(await search(`${word.slice(0, 9)}.${word.slice(9)}+soup@gmail.com`)).toEqual([id]);
  expect(await search(`x${word}`)).toEqual([]);
});

test('a person is found by how the name begins, and by the references of a payment', async () => {
  const name = `Zoë ${crypto.randomUUID()}`;
  const { fan, submissionId, sessionId, session } = await createPaidSubscription();
  await changeUser(fan.id, { name });
  for (const text of [name.slice(0, 30), submissionId, sessionId, String(session.payment_intent), fan.id])
    expect(await search(text), text).toEqual([fan.id]);
});

test('a person is found by how the last word of the name begins, however many come before it', async () => {
  const word = `Visser${crypto.randomUUID().replaceAll('-', '')}`;
  const [one, two, other] = await Promise.all([createFan(), createFan(), createFan()]);
  await changeUser(one.id, { name: `Fem ${word}` });
  await changeUser(two.id, { name: `Anna van der ${word}` });
  await changeUser(other.id, { name: `${word.slice(1)} Fem` });
  for (const text of [word, word.slice(0, -1).toUpperCase()])
    expect((await search(text)).toSorted(), text).toEqual([one.id, two.id].toSorted());
  expect(await search(word.slice(1))).toEqual([other.id]);
  // Regression: nobody was found by a surname with its prefix.
  for (const text of [`van der ${word}`, `Der ${word.slice(0, 20)}`])
    expect(await search(text), text).toEqual([two.id]);
  expect(await search(`de ${word}`)).toEqual([]);
});

test('a person is found by no pattern, and by a name in capitals with accents or an emoji', async () => {
  const word = crypto.randomUUID();
  const name = `Ögé 🎸 ${word}`;
  const { id } = await createFan();
  await changeUser(id, { name });
  for (const text of [name, name.slice(0, 6 + 9), `Ögé 🎸 ${word.toUpperCase()}`])
    expect(await search(text), text).toEqual([id]);
  for (const text of [`%${word}`, `Ögé%${word}`, `Ögé _ ${word}`, `' or 1 = 1 --`])
    expect(await search(text), text).toEqual([]);
  for (const text of ['x'.repeat(5000), ' x ', ''])
    expect((await admin.post('/api/admin/people/search', { search: text })).status, text).toBe(400);
});

test('a person comes with the latest payments and without anything that opens the account', async () => {
  const { fan, sessionId } = await createPaidSubscription();
  const { body } = await admin.get(`/api/admin/people/${fan.id}`);
  expect(body).toMatchObject({ email: fan.email, role: 'fan', sessions: 1 });
  expect(PersonRecord.parse(body).payments).toMatchObject([{ id: sessionId, state: 'paid', userId: fan.id }]);
  expect(JSON.stringify(body)).not.toMatch(/token|password|publicKey/i);
});

test('a person lists the campaigns that the person runs, so an address leads to them', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  expect(await search(owner.email)).toEqual([owner.id]);
  expect((await readPerson(owner.id)).campaigns).toMatchObject([{ id, ownerId: owner.id }]);
  expect((await readPerson((await createFan()).id)).campaigns).toEqual([]);
});

test('a person that nobody knows is 404, for every call', async () => {
  const id = crypto.randomUUID();
  expect((await admin.get(`/api/admin/people/${id}`)).status).toBe(404);
  expect((await admin.get(`/api/admin/people/${id}/timeline`)).status).toBe(404);
  for (const one of PERSON_ACTS) expect((await act(id, one)).status, one).toBe(404);
  expect((await note(id, 'Rang us')).status).toBe(404);
});

test('the timeline has all that happened, the newest first, in pages without a gap', async () => {
  const { fan, submissionId, sessionId, campaign } = await createPaidSubscription();
  await waitForMails(fan.email);
  await act(fan.id, 'sessions-ended');
  const events = await readTimeline(fan.id);
  const kinds = events.map(({ kind }) => kind);
  for (const kind of ['registered', 'answered', 'checkout', 'paid', 'message', 'mail-sent', 'admin-act'])
    expect(kinds, kind).toContain(kind);
  expect(kinds[0]).toBe('admin-act');
  expect(events.find(({ kind }) => kind === 'answered')).toMatchObject({
    state: 'paid',
    about: Object(campaign).name,
    reference: submissionId,
  });
  expect(events.find(({ kind }) => kind === 'message')).toMatchObject({
    state: 'paid',
    reference: sessionId,
  });
  expect(events.find(({ kind }) => kind === 'mail-sent')).toMatchObject({
    reference: `paid:${submissionId}`,
  });
  const moments = events.map(({ at }) => Date.parse(at));
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  const small = await readWholeList(admin, `people/${fan.id}/timeline?limit=2`, TimelinePage);
  expect(small.docs.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
});

// The provider's times are whole seconds, so a payment may seem to be older than its own checkout.
test('the timeline has checkout, payment and refund of a second in this order', async () => {
  const { fan, sessionId } = await createPaidSubscription();
  const second = new Date(Math.floor(Date.now() / 1000) * 1000);
  const moments = { createdAt: new Date(second.getTime() + 300), paidAt: second, refundedAt: second };
  await changeRows('checkouts', { id: sessionId }, moments);
  for (const limit of [25, 1]) {
    const events = (await readWholeList(admin, `people/${fan.id}/timeline?limit=${limit}`, TimelinePage))
      .docs;
    const kinds = events.filter(({ reference }) => reference === sessionId).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'message')).toEqual(['refunded', 'paid', 'checkout']);
  }
});

test('the timeline says how the person logged in', async () => {
  const { id } = await createFan();
  expect((await readTimeline(id)).find(({ kind }) => kind === 'logged-in')).toMatchObject({
    state: 'password',
  });
});

test('the timeline says when a charity was allowed to write to the person, and when that ended', async () => {
  const { charityId, campaignId, submissionId, fan, path } = await seedContactable();
  await seedContact(charityId, campaignId, submissionId);
  const readContacts = async () =>
    (await readTimeline(fan.id)).filter(({ kind }) => kind.startsWith('contact'));
  const { name } = await getCharity(charityId);
  expect(await readContacts()).toMatchObject([
    { kind: 'contact-allowed', about: name, reference: submissionId },
  ]);
  expect((await fan.delete(path)).status).toBe(200);
  expect((await readContacts()).map(({ kind }) => kind).toSorted()).toEqual([
    'contact-allowed',
    'contact-ended',
  ]);
});

test('an admin logs a person out everywhere, for a reason', async () => {
  const fan = await createFan();
  for (const reason of ['no', ' '.repeat(9), 'no\u200e\u200f\u2066', 'x'.repeat(501)])
    expect((await act(fan.id, 'sessions-ended', reason)).status, reason).toBe(400);
  expect((await fan.get('/api/users/me')).body).toMatchObject({ user: { id: fan.id } });
  expect((await act(fan.id, 'sessions-ended')).status).toBe(200);
  expect((await readPerson(fan.id)).sessions).toBe(0);
  expect(await listLog(fan.id)).toMatchObject([
    { action: 'sessions-ended', adminId: admin.id, reason: REASON },
  ]);
});

test('an admin mails a link that logs in, or one that confirms an address that nobody has', async () => {
  const [known, unknown] = [await createFan(), await createFan()];
  await changeUser(unknown.id, { emailVerified: false });
  expect((await act(known.id, 'link-sent')).status).toBe(200);
  expect((await act(unknown.id, 'link-sent')).status).toBe(200);
  await expect.poll(() => listOutbox(known.email, '/login-link?token=')).toHaveLength(1);
  await expect.poll(() => listOutbox(unknown.email, '/verify-email?token=')).toHaveLength(1);
  const [mail] = await listOutbox(known.email, '/login-link?token=');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/code/);
  expect(await listLog(known.id)).toMatchObject([{ action: 'link-sent' }]);
});

test('an admin erases a person on request, who hears it, and whose id alone stays in the log', async () => {
  const { fan, submissionId } = await createPaidSubscription();
  expect((await act(fan.id, 'account-erased')).status).toBe(200);
  expect((await admin.get(`/api/admin/people/${fan.id}`)).status).toBe(404);
  const [answer] = await findRows('submissions', { id: submissionId });
  expect(answer).toMatchObject({ userId: null, answer: '' });
  await expect.poll(() => listOutbox(fan.email, 'our last email')).toHaveLength(1);
  expect(await listLog(fan.id)).toMatchObject([{ action: 'account-erased', reason: REASON }]);
});

test('an admin does not erase an admin, nor the owner of a campaign that is running', async () => {
  expect((await act(admin.id, 'account-erased')).status).toBe(409);
  const owner = await createLoggedInUser('celebrity');
  await seedCampaign({ ownerId: owner.id });
  expect(await act(owner.id, 'account-erased')).toMatchObject({
    status: 409,
    body: {
      error:
        'This person still has a running campaign, or one whose winners have yet to be met. It has to end first.',
    },
  });
  expect(await listLog(owner.id)).toEqual([]);
});

test('an admin notes what others should know, which the person finds in the export', async () => {
  const fan = await createFan();
  expect((await note(fan.id, 'Rang about the receipt.')).status).toBe(201);
  expect((await readPerson(fan.id)).notes).toMatchObject([
    { text: 'Rang about the receipt.', admin: 'Anna' },
  ]);
  const { body } = await fan.get('/api/users/me/export');
  expect(body).toMatchObject({ notesByAdmins: [{ text: 'Rang about the receipt.' }] });
  expect(JSON.stringify(body)).not.toContain('Anna');
});
