import { expect, test, vi } from 'vitest';
import { closeDueCampaigns } from '#api/management/close-campaign.ts';
import { runSweep } from '#api/sweep.ts';
import { REASON } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createSubscription, listCheckouts, seedAnswers } from '../support/answers.ts';
import { runAsSystem, listPaymentMails, listQueuedMails, toInvalid } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { copyCampaign, hoursFromNow, seedCampaign, getCampaign, changeCampaign } from '../support/seed.ts';
import { queueMail } from '#api/platform/mail.ts';
import { SECOND_MS } from '#api/platform/rules.ts';

await seedDraftCharity();

const [celebrity, admin] = [await createLoggedInUser('celebrity'), await createLoggedInUser('admin')];

/** Creates a campaign planned at a wall time in Amsterdam. */
const postPlannedCampaign = (plannedDate: string, plannedTime: string) =>
  postCampaign(celebrity, { plannedDate, plannedTime });
const isActive = async (id: string) => (await getCampaign(id)).isActive;

// Regression: the owner was told to move the deadline first, which had been locked, and support could not help either.
test.for([
  ['open, by its owner', false, false],
  ['closed, by its owner', true, false],
  ['open, by an admin', false, true],
  ['closed, by an admin', true, true],
] as const)(
  'a meeting that fans paid for moves to before the deadline, which moves along: %s',
  async ([, isClosed, isByAdmin]) => {
    const { id } = await postCampaign(celebrity);
    await seedAnswers(id, 1);
    await createSubscription({ campaign: { id } });
    const [path, date] = [`/api/campaigns/${id}`, { plannedDate: '2027-06-01', plannedTime: '20:00' }];
    if (isClosed) await celebrity.post(`${path}/close`);
    const locked = await celebrity.patch(path, { subscriptionDeadline: '2027-05-01T10:00:00Z' });
    expect(locked.status).toBe(409);
    const moved = isByAdmin
      ? await admin.post(`/api/admin/campaigns/${id}/move`, { ...date, reason: REASON })
      : await celebrity.patch(path, date);
    expect(moved).toMatchObject({ status: 200 });
    if (isClosed) await celebrity.post(`${path}/reopen`);
    const { doc } = Object((await celebrity.get(path)).body);
    const deadline = '2027-05-30T18:00:00.000Z';
    expect(doc).toMatchObject({ phase: 'open', ...date, plannedDate: '2027-06-01T18:00:00.000Z' });
    expect(doc.subscriptionDeadline).toBe(deadline);
    const own = { plannedDate: '2027-05-01', subscriptionDeadline: '2027-04-30T10:00:00.000Z' };
    expect(Object((await celebrity.patch(path, own)).body).doc).toMatchObject({
      subscriptionDeadline: own.subscriptionDeadline,
    });
  },
);

// Regression: the default deadline stayed where it was, as if the owner had set it.
test('the default deadline follows the meeting until a fan was sent to pay, and one that was set stays', async () => {
  const { id } = await postCampaign(celebrity);
  const patch = async (changes: Record<string, unknown>) => {
    const { status, body } = await celebrity.patch(`/api/campaigns/${id}`, changes);
    return [status, Object(body).doc?.subscriptionDeadline];
  };
  expect(await patch({ plannedDate: '2027-05-10' })).toEqual([200, '2027-05-08T17:30:00.000Z']);
  expect(await patch({ plannedDate: '2027-08-10' })).toEqual([200, '2027-08-08T17:30:00.000Z']);
  expect(await patch({ flexiblePlanning: true })).toEqual([200, null]);
  expect(await patch({ flexiblePlanning: false })).toEqual([200, '2027-08-08T17:30:00.000Z']);
  await createSubscription({ campaign: { id } });
  expect(await patch({ plannedDate: '2027-09-10' })).toEqual([200, '2027-08-08T17:30:00.000Z']);
  const set = await postCampaign(celebrity, { subscriptionDeadline: '2027-07-01T10:00:00Z' });
  const earlier = await celebrity.patch(`/api/campaigns/${set.id}`, { plannedDate: '2027-06-01' });
  expect(earlier).toMatchObject(toInvalid('subscriptionDeadline'));
});

test.for([
  ['before summer time begins', '2027-03-28', '01:30', '2027-03-26T00:30:00Z'],
  ['after it begins, the deadline before it', '2027-03-29', '14:00', '2027-03-27T12:00:00Z'],
  ['before summer time ends', '2027-10-31', '01:30', '2027-10-28T23:30:00Z'],
  ['after it ends, the deadline before it', '2027-11-01', '14:00', '2027-10-30T13:00:00Z'],
  ['at an hour that comes twice', '2027-10-31', '02:30', '2027-10-29T00:30:00Z'],
] as const)('closes a campaign planned %s exactly 48 hours before', async ([, date, time, deadline]) => {
  const { id, subscriptionDeadline } = await postPlannedCampaign(date, time);
  expect(subscriptionDeadline).toBe(new Date(deadline).toISOString());
  const at = Date.parse(deadline);
  await runAsSystem(closeDueCampaigns, new Date(at - SECOND_MS));
  expect(await isActive(id)).toBe(true);
  await runAsSystem(closeDueCampaigns, new Date(at - 1));
  expect(await isActive(id)).toBe(true);
  await runAsSystem(closeDueCampaigns, new Date(at));
  expect(await isActive(id)).toBe(false);
});

test('closes a campaign in a late sweep, a second after the deadline', async () => {
  const { id, subscriptionDeadline } = await postPlannedCampaign('2027-07-15', '19:30');
  const late = new Date(Date.parse(subscriptionDeadline ?? '') + SECOND_MS);
  await runAsSystem(closeDueCampaigns, late);
  const row = await getCampaign(id);
  expect(row).toMatchObject({ isActive: false, closedAt: late });
});

test.for([
  ['its meeting begins', { plannedAt: hoursFromNow(24 * 30) }, 24 * 30],
  ['it was open for a year', { plannedAt: null }, 24 * 365],
  ['a year after it opened', { plannedAt: null, subscriptionStartDate: hoursFromNow(48) }, 24 * 367],
] as const)('closes a campaign without a deadline once %s', async ([, times, hours]) => {
  const { id } = await seedCampaign({ flexiblePlanning: true, subscriptionDeadline: null, ...times });
  await runAsSystem(closeDueCampaigns, hoursFromNow(hours - 1));
  expect(await isActive(id)).toBe(true);
  await runAsSystem(closeDueCampaigns, hoursFromNow(hours + 1));
  expect(await isActive(id)).toBe(false);
});

test('closes, scores and announces a campaign once when many sweeps run at once', async () => {
  const { id, subscriptionDeadline } = await postPlannedCampaign('2027-08-15', '19:30');
  await seedAnswers(id, 12);
  const at = new Date(subscriptionDeadline ?? '');
  const figures = await Promise.all(Array.from({ length: 8 }, () => runAsSystem(runSweep, at)));
  expect(figures.reduce((sum, { campaignsClosed }) => sum + (campaignsClosed ?? 0), 0)).toBe(1);
  expect(await findRows('scores', { campaignId: id })).toHaveLength(12);
  expect(await findRows('nominees', { campaignId: id })).toHaveLength(10);
  expect(await listQueuedMails(`nominees:${id}:${at.getTime()}`)).toHaveLength(1);
  const deadlineMails = (await listPaymentMails(celebrity.email)).filter(({ text }) => text.includes(id));
  expect(deadlineMails).toHaveLength(1);
});

test('a thousand due campaigns without a paid answer start nothing, and mails still leave in the same sweep', async () => {
  const at = hoursFromNow(1);
  const row = await seedCampaign({ subscriptionDeadline: at });
  await copyCampaign(row.id, 999);
  const fan = await createLoggedInUser('fan');
  await runAsSystem(async (ctx) => {
    const mail = {
      key: `sweep:${row.id}`,
      to: fan.email,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await queueMail(ctx, mail);
  });
  const create = vi.fn(() => Promise.reject(new Error('must not start')));
  const figures = await runAsSystem(
    (ctx) =>
      runSweep(Object.assign(ctx, { env: { ...ctx.env, NOMINEE_SELECTION: { create, get: create } } })),
    at,
  );
  expect(figures).toMatchObject({ campaignsClosed: 1000, selectionsStarted: 0 });
  expect(create).not.toHaveBeenCalled();
  expect((await listQueuedMails(`sweep:${row.id}`)).map(({ sentAt }) => sentAt)).toEqual([at]);
});

test('a sweep ends the checkouts that are still open after their campaign was closed', async () => {
  const at = hoursFromNow(2);
  const { campaign, submissionId } = await createSubscription();
  await changeCampaign(campaign.id, { isActive: false, closedAt: at });
  await runAsSystem(runSweep, at);
  expect((await listCheckouts(submissionId)).map(({ state }) => state)).toEqual(['failed']);
});
