import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { PublicCampaign } from '#api/campaigns/contract.ts';
import { MEETING_TOO_LATE, TAKE_BACK_MS } from '#api/campaigns/change-rules.ts';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { campaignChanges } from '#api/campaigns/table.ts';
import { takeBack } from '#api/management/take-back.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { REASON } from '../support/admin-lists.ts';
import { callApi, toRefusal, listOutbox, db, runAsSystem } from '../support/api.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, waitForMail } from '../support/people.ts';
import { deliver, listCheckoutSessions } from '../support/provider.ts';
import { changeCampaign, changeCheckout, changeSubmission, seedCharity } from '../support/seed.ts';
import {
  createAnswer,
  createFan,
  createPaidSubscription,
  createSubscription,
  getSubmissionStatus,
  listCheckouts,
  seedCheckout,
} from '../support/answers.ts';

await seedDraftCharity();

const owner = await createLoggedInUser('celebrity');
const MOVED_TO = 'De Doelen, Rotterdam';
const MOVED = { plannedDate: '2027-09-01', plannedTime: '20:00', plannedLocation: MOVED_TO };

async function createPaid() {
  const campaign = await postCampaign(owner);
  const { fan, submissionId } = await createPaidSubscription({ campaign });
  return { campaign, fan, submissionId, path: `/api/campaigns/${campaign.id}` };
}

const listChanges = async (slug: string) => {
  const answer: unknown = await (await callApi(`/campaigns/by-slug/${slug}`)).json();
  return PublicCampaign.parse(Object(answer).doc).changes;
};
const press = (token: string) => callApi('/campaigns/take-back', { body: { token } });
const check = (token: string) => callApi('/campaigns/check-take-back', { body: { token } });

/** Returns the token of the refund link in a mail. */
const extractLink = (mail: { readonly text: string } | undefined) =>
  /take-back\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Moves a campaign's meeting, and returns the token of the mail that its fan gets. */
async function move({ campaign, fan, path }: Awaited<ReturnType<typeof createPaid>>) {
  expect((await owner.patch(path, MOVED)).status).toBe(200);
  const readMails = () => listOutbox(fan.email, MOVED_TO);
  await expect.poll(readMails).toHaveLength(1);
  const [mail] = await readMails();
  return { mail, token: extractLink(mail), campaign };
}

test('a meeting that moves is told to everyone who paid, with the old and the new, and shown on the page', async () => {
  const paid = await createPaid();
  const { fan: waiting } = await createSubscription({ campaign: paid.campaign });
  const transfer = await createSubscription({ campaign: paid.campaign });
  await deliver('transfer', transfer.sessionId);
  const disputed = await createPaidSubscription({ campaign: paid.campaign });
  await changeCheckout(disputed.sessionId, { disputes: { du_1: 'open' } });
  await changeSubmission(disputed.submissionId, { status: 'disputed' });
  const { mail } = await move(paid);
  expect(mail?.subject).toBe('The meeting has moved: “An hour in the kitchen”');
  expect(mail?.text, 'the campaign is shown').toMatch(/^An hour in the kitchen · /m);
  expect(mail?.text).toMatch(/Thursday,? 15 July 2027.*19:30 \(Amsterdam time\), Utrecht/);
  expect(mail?.text).toMatch(/Wednesday,? 1 September 2027.*20:00 \(Amsterdam time\), De Doelen, Rotterdam/);
  expect(await listOutbox(waiting.email, MOVED_TO)).toEqual([]);
  expect((await press(extractLink(await waitForMail(disputed.fan.email, MOVED_TO)))).status).toBe(200);
  const returned = await waitForMail(disputed.fan.email, 'You asked for your donation back');
  expect(returned.text).toContain('You get the money from your bank, or from us once it has decided.');
  // Regression: the link of a bank transfer that had not arrived said that it had expired.
  const token = extractLink(await waitForMail(transfer.fan.email, MOVED_TO));
  expect(await (await check(token)).json()).toEqual({ isGoingBack: false });
  expect((await press(token)).status).toBe(200);
  expect(await (await check(token)).json()).toEqual({ isGoingBack: true });
  expect(await getSubmissionStatus(transfer.submissionId)).toBe('processing');
  await deliver('settle', transfer.sessionId);
  await expect.poll(() => getSubmissionStatus(transfer.submissionId)).toBe('refunded');
  expect(await listChanges(paid.campaign.slug)).toMatchObject([
    { hasMoved: true, before: { plannedLocation: 'Utrecht' }, after: { plannedLocation: MOVED_TO } },
  ]);
});

test('a meeting that moves gives the money back by one press, once, however often it is pressed', async () => {
  const paid = await createPaid();
  const { token } = await move(paid);
  const answers = await Promise.all([press(token), press(token), press(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => getSubmissionStatus(paid.submissionId)).toBe('refunded');
  await expect
    .poll(async () => (await listCheckouts(paid.submissionId)).map(({ state }) => state))
    .toEqual(['refunded']);
  const readMails = () =>
    listOutbox(paid.fan.email, 'You asked for your donation back when the meeting moved');
  await expect.poll(readMails).toHaveLength(1);
  expect((await press(token)).status).toBe(200);
  expect(await (await check(token)).json()).toEqual({ isGoingBack: true });
  const own = await paid.fan.get(`/api/campaign-submissions/${paid.submissionId}`);
  expect(own.body).toMatchObject({ submission: { refundReason: 'taken-back' } });
});

test('a meeting that moves gives nothing back after seven days, for a payment after it, or by another link, and of two payments the one that was kept', async () => {
  const paid = await createPaid();
  const { token, campaign } = await move(paid);
  const late = new Date(Date.now() + TAKE_BACK_MS + 1000);
  await expect(runAsSystem((ctx) => takeBack(ctx, { token }), late)).rejects.toMatchObject({ status: 409 });
  const after = await createPaidSubscription({ campaign });
  const [changeId] = token.split('.');
  const [later] = await listCheckouts(after.submissionId);
  expect((await press(`${changeId}.${later?.id}`)).status).toBe(409);
  const other = await createPaid();
  const [others] = await listCheckouts(other.submissionId);
  for (const wrong of [`${changeId}.${others?.id}`, 'x', '', `${changeId}.`])
    expect((await press(wrong)).status, wrong).toBe(404);
  expect(await getSubmissionStatus(paid.submissionId)).toBe('paid');
  // Regression: it found a second payment, which had gone back already, and kept the first.
  const createdAt = new Date(Date.now() - TAKE_BACK_MS);
  await seedCheckout({ submissionId: paid.submissionId, attempt: 2, state: 'refunded', createdAt });
  expect(await (await check(token)).json()).toEqual({ isGoingBack: false });
  expect((await press(token)).status).toBe(200);
  await expect.poll(() => getSubmissionStatus(paid.submissionId)).toBe('refunded');
});

test('a meeting that moves gives no other fan’s money back, whose answer’s id is known', async () => {
  const paid = await createPaid();
  const { submissionId: victim } = await createPaidSubscription({ campaign: paid.campaign });
  const { token } = await move(paid);
  const [changeId] = token.split('.');
  expect((await press(`${changeId}.${victim}`)).status).toBe(404);
  expect(await getSubmissionStatus(victim)).toBe('paid');
  // Neither can the mail to a mistyped address, once that is corrected.
  expect(await (await check(token)).json()).toEqual({ isGoingBack: false });
  const admin = await createLoggedInUser('admin');
  const correction = { email: `right-${crypto.randomUUID()}@example.test`, reason: REASON };
  const corrected = await admin.post(`/api/admin/people/${paid.fan.id}/correct-address`, correction);
  expect(corrected.status).toBe(200);
  expect([(await check(token)).status, (await press(token)).status]).toEqual([404, 404]);
  expect(await getSubmissionStatus(paid.submissionId)).toBe('paid');
});

test('a meeting that moves does so also while it is stopped or moves again: the money goes back once', async () => {
  const paid = await createPaid();
  const { token } = await move(paid);
  const cancel = owner.post(`${paid.path}/cancel`, { reason: 'The kitchen burned down, alas' });
  const again = owner.patch(paid.path, { plannedDate: '2027-10-01' });
  const pressed = press(token);
  await Promise.all([cancel, again, pressed]);
  await expect
    .poll(async () => (await listCheckouts(paid.submissionId)).map(({ state }) => state))
    .toEqual(['refunded']);
  expect(await listOutbox(paid.fan.email, 'This is about your payment of €10')).toHaveLength(1);
});

test('a meeting that moves ends the checkouts that name it as it was', async () => {
  const campaign = await postCampaign(owner);
  const { submissionId } = await createSubscription({ campaign });
  expect((await owner.patch(`/api/campaigns/${campaign.id}`, MOVED)).status).toBe(200);
  await expect
    .poll(async () => (await listCheckouts(submissionId)).map(({ state }) => state))
    .toEqual(['failed']);
});

test('a meeting that moves does not move more than a few times a day', async () => {
  const { path, campaign } = await createPaid();
  const statuses = [];
  for (const day of ['01', '02', '03', '04'])
    statuses.push((await owner.patch(path, { plannedDate: `2027-09-${day}` })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await db.$count(campaignChanges, eq(campaignChanges.campaignId, campaign.id))).toBe(3);
});

test('a meeting that moves gets no date after the year that fans were promised, before the choice and after it', async () => {
  const { campaign, path } = await createPaid();
  const setDate = async (days: number) => {
    await changeCampaign(campaign.id, { plannedAt: null, flexiblePlanning: true });
    const plannedDate = formatEventDate(addDays(new Date(), days));
    return owner.patch(path, { plannedDate, plannedTime: '12:00', flexiblePlanning: false });
  };
  const refusal = { details: [{ path: 'plannedDate', message: MEETING_TOO_LATE.en }] };
  for (const winnersSelected of [false, true]) {
    await changeCampaign(campaign.id, { isActive: !winnersSelected, winnersSelected });
    expect(await setDate(367)).toMatchObject({ status: winnersSelected ? 400 : 409, body: refusal });
    expect((await setDate(363)).status).toBe(200);
  }
});

test('a spelling mistake is corrected for everyone to see, without a mail, and does not add up to another title', async () => {
  const { campaign, fan, path } = await createPaid();
  expect((await owner.patch(path, { name: 'An hour in the kitchin' })).status).toBe(200);
  expect((await owner.patch(path, { name: 'An hour in the kitcxxxx' })).status).toBe(409);
  expect((await owner.patch(path, { plannedLocation: 'Utrech' })).status).toBe(200);
  expect(await listChanges(campaign.slug)).toMatchObject([
    { hasMoved: false, after: { plannedLocation: 'Utrech' } },
    {
      hasMoved: false,
      before: { name: 'An hour in the kitchen' },
      after: { name: 'An hour in the kitchin' },
    },
  ]);
  expect(await listOutbox(fan.email, 'has moved')).toEqual([]);
});

test('nobody is sent to pay for a campaign as it was before an edit of that moment', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(owner);
  const other = await seedCharity();
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (init?.method === 'POST' && url.endsWith('/v1/checkout/sessions')) {
      spy.mockImplementation(fetch);
      expect((await owner.patch(`/api/campaigns/${campaign.id}`, { charity: other.id })).status).toBe(200);
    }
    return fetch(input, init);
  });
  const fan = await createFan();
  expect(await fan.post('/api/campaign-subscribe', createAnswer(campaign.id))).toMatchObject(
    toRefusal(409, 'conflict'),
  );
  spy.mockRestore();
  const [stored] = await db.select().from(submissions).where(eq(submissions.campaignId, campaign.id));
  const [session] = await listCheckoutSessions(stored?.id ?? '');
  expect(session?.status).toBe('expired');
  expect((await fan.post('/api/campaign-subscribe', createAnswer(campaign.id))).status).toBe(200);
});

test('a campaign that nobody was sent to pay for moves and is renamed as it likes', async () => {
  const { id, slug } = await postCampaign(owner);
  const answer = await owner.patch(`/api/campaigns/${id}`, { ...MOVED, name: 'Something else' });
  expect(answer.status).toBe(200);
  expect(await listChanges(slug)).toEqual([]);
});

test('two winners and a guest are said on the campaign and in the receipt', async () => {
  const campaign = await postCampaign(owner, { twoWinners: true, allowPlusOne: true });
  expect(campaign).toMatchObject({ twoWinners: true, allowPlusOne: true });
  const { fan } = await createPaidSubscription({ campaign });
  const receipt = 'Two winners are chosen, who may each bring someone along.';
  await expect.poll(() => listOutbox(fan.email, receipt)).toHaveLength(1);
});
