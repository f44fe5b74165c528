import { expect, test } from 'vitest';
import { CampaignRecord } from '#api/admin/campaign-record-contract.ts';
import { AdminPaymentsPage, PaymentRecord } from '#api/admin/payments-contract.ts';
import { TimelinePage } from '#api/admin/people-contract.ts';
import { REASON, readWholeList, seedMessage } from '../support/admin-lists.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, waitForMails } from '../support/people.ts';
import { listOutbox } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { seedCampaign, changeCheckout, changeSubmission } from '../support/seed.ts';
import { createPaidSubscription } from '../support/answers.ts';

await seedDraftCharity();

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const read = async (id: string) => CampaignRecord.parse((await admin.get(`/api/admin/campaigns/${id}`)).body);
const readTimeline = async (id: string) =>
  (await readWholeList(admin, `campaigns/${id}/timeline`, TimelinePage)).docs;
const move = (id: string, plannedDate: string, plannedTime = '20:00', reason = REASON) =>
  admin.post(`/api/admin/campaigns/${id}/move`, { plannedDate, plannedTime, reason });
const listPayments = async (query: string) =>
  (await readWholeList(admin, `payments?${query}`, AdminPaymentsPage)).docs.map(({ id }) => id);

async function createPaid() {
  const owner = await createLoggedInUser('celebrity', 'nl', 'Mila Steen');
  const campaign = await postCampaign(owner);
  return { owner, ...(await createPaidSubscription({ campaign })) };
}

test('the record of a campaign has its owner, its figures in cents and how many mails about it were sent', async () => {
  const { owner, campaign, fan } = await createPaid();
  await waitForMails(fan.email);
  const record = await read(campaign.id);
  expect(record).toMatchObject({
    name: 'An hour in the kitchen',
    ownerId: owner.id,
    owner: { name: 'Mila Steen', email: owner.email },
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    statement: { payments: 1, grossCents: 1000, state: 'waiting' },
    inReview: null,
    notes: [],
  });
  expect(record.mails).toMatchObject([{ id: 'paid', sent: 1, waiting: 0, failed: 0 }]);
  expect(JSON.stringify(record)).not.toContain(fan.email);
});

test('the record of a campaign has what a decision needs while one is due', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id, review: 'waiting', publishedAt: null });
  const { inReview } = await read(id);
  expect(inReview).toMatchObject({ id, owner: { email: owner.email } });
  const decision = { decision: 'confirm', reason: REASON, version: inReview?.version };
  expect((await admin.post(`/api/admin/campaigns/${id}/review`, decision)).status).toBe(200);
  expect((await read(id)).inReview).toBeNull();
  expect((await readTimeline(id)).map(({ state }) => state)).toContain('campaign-confirmed');
});

test('the record of a campaign says what happened to it, the newest first', async () => {
  const { campaign, fan, submissionId } = await createPaid();
  expect((await move(campaign.id, '2027-09-01')).status).toBe(200);
  await admin.post(`/api/admin/campaigns/${campaign.id}/stop`, { reason: 'The kitchen burned down, alas.' });
  const events = await readTimeline(campaign.id);
  const moments = events.map(({ at }) => Date.parse(at));
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  expect(events.map(({ kind }) => kind).toSorted()).toEqual([
    'admin-act',
    'admin-act',
    'answered',
    'campaign',
    'closed',
    'moved',
    'published',
    'stopped',
  ]);
  expect(events.find(({ kind }) => kind === 'answered')).toMatchObject({
    about: 'Noor Bakker',
    reference: submissionId,
    personId: fan.id,
  });
  expect(events.find(({ kind }) => kind === 'stopped')).toMatchObject({
    state: 'admin',
    about: 'The kitchen burned down, alas.',
  });
});

test('the record of a campaign of an unknown campaign is 404, for every call', async () => {
  const id = crypto.randomUUID();
  expect((await admin.get(`/api/admin/campaigns/${id}`)).status).toBe(404);
  expect((await admin.get(`/api/admin/campaigns/${id}/timeline`)).status).toBe(404);
  expect((await admin.post(`/api/admin/campaigns/${id}/notes`, { text: 'Rang us' })).status).toBe(404);
  expect((await move(id, '2027-09-01')).status).toBe(404);
});

test('an admin moves a date on the owner’s behalf and the owner hears it, everyone who paid does as well, and the log says why', async () => {
  const { owner, campaign, fan } = await createPaid();
  expect((await move(campaign.id, '2027-09-01')).status).toBe(200);
  await expect.poll(() => listOutbox(owner.email, 'namens jou')).toHaveLength(1);
  const [toOwner] = await listOutbox(owner.email, 'namens jou');
  expect(toOwner?.text).toMatch(/15 juli 2027.*19:30.*1 september 2027.*20:00/s);
  expect(toOwner?.text).not.toContain(REASON);
  await expect.poll(() => listOutbox(fan.email, '/take-back?token=')).toHaveLength(1);
  expect(await findRows('adminLog', { subject: campaign.id })).toMatchObject([
    { action: 'meeting-moved', reason: REASON, adminId: admin.id },
  ]);
  expect(await read(campaign.id)).toMatchObject({ plannedDate: '2027-09-01', plannedLocation: 'Utrecht' });
});

test('an admin moves a date on the owner’s behalf under the owner’s rules: not into the past, with an hour, three times a day', async () => {
  const { campaign } = await createPaid();
  expect(await move(campaign.id, '2020-01-01')).toMatchObject({ status: 400 });
  expect((await move(campaign.id, '2027-09-01', '')).status).toBe(400);
  const statuses = [];
  for (const day of ['01', '02', '03', '04'])
    statuses.push((await move(campaign.id, `2027-09-${day}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await admin.post(`/api/admin/campaigns/${campaign.id}/stop`, { reason: 'The kitchen burned down, alas.' });
  expect((await move(campaign.id, '2027-10-01')).status).toBe(409);
});

test('an admin moves a date on the owner’s behalf once, of two admins who saw the same date: the second hears of the first', async () => {
  const { campaign, fan } = await createPaid();
  const { version } = await read(campaign.id);
  const give = (plannedDate: string) =>
    admin.post(`/api/admin/campaigns/${campaign.id}/move`, {
      plannedDate,
      plannedTime: '20:00',
      reason: REASON,
      version,
    });
  const answers = await Promise.all(['2027-09-01', '2027-09-08'].map(give));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(answers.find(({ status }) => status === 412)).toMatchObject({
    body: { details: [{ path: 'plannedDate' }, { path: 'plannedTime' }] },
  });
  await expect.poll(() => listOutbox(fan.email, '/take-back?token=')).toHaveLength(1);
});

test('an admin moves a date on the owner’s behalf lets it follow first where the winners know it', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id, winnersSelected: true, isActive: false });
  expect((await move(id, '2027-09-01')).status).toBe(409);
  expect((await move(id, '', '')).status).toBe(200);
  expect(await read(id)).toMatchObject({ plannedDate: '', plannedTime: '' });
  expect((await move(id, '2027-09-01')).status).toBe(200);
  await expect.poll(() => listOutbox(owner.email, 'on your behalf')).toHaveLength(2);
});

test('notes about a campaign are its owner’s to read, about a payment its fan’s, and no one else’s', async () => {
  const { owner, campaign, fan, sessionId } = await createPaid();
  const [ofCampaign, ofPayment] = ['Rang about the date.', 'The bank has written.'];
  const path = `/api/admin/campaigns/${campaign.id}/notes`;
  expect((await admin.post(path, { text: ofCampaign })).status).toBe(201);
  expect((await admin.post(`/api/admin/payments/${sessionId}/notes`, { text: ofPayment })).status).toBe(201);
  expect((await read(campaign.id)).notes).toMatchObject([{ text: ofCampaign, admin: 'Anna' }]);
  const { body } = await admin.get(`/api/admin/payments/${sessionId}`);
  expect(PaymentRecord.parse(body).notes).toMatchObject([{ text: ofPayment, admin: 'Anna' }]);
  expect((await owner.get('/api/users/me/export')).body).toMatchObject({
    notesByAdmins: [{ about: campaign.id, text: ofCampaign }],
  });
  expect((await fan.get('/api/users/me/export')).body).toMatchObject({
    notesByAdmins: [{ about: sessionId, text: ofPayment }],
  });
});

test('notes are not taken of a payment whose fan was erased', async () => {
  const { sessionId, submissionId } = await createPaid();
  await changeSubmission(submissionId, { userId: null });
  expect((await admin.post(`/api/admin/payments/${sessionId}/notes`, { text: 'Rang' })).status).toBe(404);
  expect((await admin.post('/api/admin/payments/cs_unknown/notes', { text: 'Rang' })).status).toBe(404);
});

test('payments are those of one campaign, in one state or all', async () => {
  const { campaign, sessionId } = await createPaid();
  await createPaid();
  expect(await listPayments(`campaign=${campaign.id}`)).toEqual([sessionId]);
  expect(await listPayments(`campaign=${campaign.id}&state=paid`)).toEqual([sessionId]);
  expect(await listPayments(`campaign=${campaign.id}&state=failed`)).toEqual([]);
});

test('payments are found by the id of a dispute or a message about them, and by no part of it', async () => {
  const { sessionId } = await createPaid();
  const [dispute, message] = [`dp_${crypto.randomUUID()}`, await seedMessage({ checkoutId: sessionId })];
  await changeCheckout(sessionId, { disputes: { [dispute]: 'won' } });
  for (const reference of [dispute, message])
    expect(await listPayments(`search=${reference}`), reference).toEqual([sessionId]);
  for (const part of [dispute.slice(0, -1), dispute.slice(3), 'won', '"'])
    expect(await listPayments(`search=${encodeURIComponent(part)}`), part).toEqual([]);
});
