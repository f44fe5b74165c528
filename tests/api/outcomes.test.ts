import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formatEventDate, toDayEnd } from '#api/campaigns/event-time-rules.ts';
import { settleOutcomes } from '#api/outcomes/index.ts';
import { formatDay } from '#api/payouts/rules.ts';
import { rankings } from '#api/nominees/table.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import {
  createOwnedCampaign,
  OPERATOR,
  payBack,
  readPage,
  readStatuses,
  createNominated,
} from '../support/endings.ts';
import { createLoggedInUser } from '../support/people.ts';
import { listOutbox, toInvalid, toRefusal, db, runAsSystem } from '../support/api.ts';
import { getCampaign, hoursFromNow, changeCampaign } from '../support/seed.ts';
import { select } from '../support/selections.ts';
import { createPaidSubscription, getSubmissionStatus } from '../support/answers.ts';

const admin = await createLoggedInUser('admin');

/** Creates a closed campaign with two paid answers, whose nominees have been known since `since`. */
async function createUndecided() {
  const nominated = await createNominated();
  const { campaign } = nominated;
  const [ranking] = await db.select().from(rankings).where(eq(rankings.campaignId, campaign.id));
  if (!ranking) throw new Error('nobody was nominated');
  const sweepOn = async (day: number) => {
    await runAsSystem(settleOutcomes, addDays(ranking.knownAt, day));
    await runAsSystem(sendAllDueMails, addDays(ranking.knownAt, day));
  };
  const nameDay = (day: number) => formatDay(formatEventDate(addDays(ranking.knownAt, day)), 'en');
  return { ...nominated, since: ranking.knownAt, sweepOn, nameDay };
}

test('an owner who never chooses and whose date has passed is reminded that a new one comes first', async () => {
  const { owner, campaign, sweepOn } = await createUndecided();
  await changeCampaign(campaign.id, { plannedAt: hoursFromNow(24) });
  await sweepOn(3);
  const [mail] = await listOutbox(owner.email, 'waiting for your choice');
  expect(mail?.text).toContain('The date of the meeting has passed: first give your campaign a new one.');
});

test('an owner who never chooses and whose meeting comes first is reminded to choose before it, or to set a new date', async () => {
  const { owner, campaign, since, sweepOn, nameDay } = await createUndecided();
  await changeCampaign(campaign.id, { plannedAt: addDays(since, 5) });
  await sweepOn(3);
  const [mail] = await listOutbox(owner.email, 'waiting for your choice');
  expect(mail?.text).toContain(`The meeting is on ${nameDay(5)}: choose before it begins, or set a new date`);
});

test('an owner who never chooses is reminded three times, each time of what is true then; then all money goes back', async () => {
  const { owner, campaign, paid, sweepOn, choose, nameDay } = await createUndecided();
  await sweepOn(2.9);
  expect(await listOutbox(owner.email, 'waiting for your choice')).toEqual([]);
  for (const [index, day] of [3, 7, 12].entries()) {
    await sweepOn(day);
    const mails = await listOutbox(owner.email, 'waiting for your choice');
    expect(mails).toHaveLength(index + 1);
    expect(mails.at(-1)?.text).toContain(`From ${nameDay(14)} your campaign’s page tells them`);
    expect(mails.at(-1)?.text).toContain(`no winner by ${nameDay(21)}`);
    expect((await readPage(admin, campaign)).overdue).toBeNull();
  }
  await sweepOn(14);
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'choice' }, cancelled: null });
  await sweepOn(20.99);
  expect(await readStatuses(paid)).toEqual(new Set(['paid']));
  await sweepOn(21);
  await payBack();
  expect(await readStatuses(paid)).toEqual(new Set(['refunded']));
  expect(await readPage(admin, campaign)).toMatchObject({
    overdue: null,
    cancelled: { by: 'choice', reason: '' },
  });
  for (const { fan } of paid) {
    const [mail, ...others] = await listOutbox(fan.email, 'did not choose a winner in time');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your money is on its way back: “An hour in the kitchen”');
  }
  expect(await listOutbox(owner.email, 'did not choose a winner in time')).toHaveLength(1);
  expect(await listOutbox(OPERATOR, campaign.slug)).toMatchObject([
    { text: expect.stringMatching(/heeft nog geen winnaar[^]*geld terug/) },
  ]);
  expect(await choose()).toMatchObject(toRefusal(409, 'campaign_cancelled'));
});

test('an owner who never chooses is mailed once and ends once by ten sweeps at once', async () => {
  const { owner, campaign, paid, sweepOn } = await createUndecided();
  const sweepTen = (day: number) => Promise.all(Array.from({ length: 10 }, () => sweepOn(day)));
  await sweepTen(3);
  await sweepTen(14);
  await sweepTen(21);
  await payBack();
  expect(await listOutbox(owner.email, 'waiting for your choice')).toHaveLength(1);
  expect(await listOutbox(OPERATOR, campaign.slug)).toHaveLength(1);
  expect(await readStatuses(paid)).toEqual(new Set(['refunded']));
  for (const { fan } of paid)
    expect(await listOutbox(fan.email, 'did not choose a winner in time')).toHaveLength(1);
});

test('an owner who never chooses and chooses at the moment when everything goes back does one of both', async () => {
  const { campaign, paid, sweepOn, choose } = await createUndecided();
  await sweepOn(14);
  const [chosen] = await Promise.all([choose(), sweepOn(21)]);
  const { winnersSelected, cancelledAt } = await getCampaign(campaign.id);
  expect(winnersSelected).toBe(chosen.status === 200);
  expect(cancelledAt === null).toBe(winnersSelected);
  await payBack();
  expect(await readStatuses(paid)).toEqual(new Set([winnersSelected ? 'paid' : 'refunded']));
});

test('an owner who never chooses is told first, and has a week, where no sweep came for a month', async () => {
  const { campaign, sweepOn } = await createUndecided();
  await sweepOn(40);
  await sweepOn(46.9);
  expect(await getCampaign(campaign.id)).toMatchObject({ overdue: 'choice', cancelledAt: null });
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'choice' } });
  await changeCampaign(campaign.id, { nomineeCount: 0 });
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: null });
  await changeCampaign(campaign.id, { nomineeCount: 2 });
  await sweepOn(47);
  expect((await getCampaign(campaign.id)).cancelledBy).toBe('choice');
});

test('an owner who never chooses and opens the campaign again has all the days once more after the next closing', async () => {
  const { owner, campaign, paid, sweepOn } = await createUndecided();
  await sweepOn(14);
  await changeCampaign(campaign.id, { overdueAt: addDays(new Date(), -10), outcomeAt: new Date() });
  expect((await owner.post(`/api/campaigns/${campaign.id}/reopen`, {})).status).toBe(200);
  await owner.post(`/api/campaigns/${campaign.id}/close`, {});
  await select(campaign, hoursFromNow(2));
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: null });
  await sweepOn(1);
  expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
  expect(await readStatuses(paid)).toEqual(new Set(['paid']));
});

test('an owner who never chooses sees on the dashboard by when, and nothing any more once there are winners', async () => {
  const { owner, campaign, since, choose } = await createUndecided();
  const readDue = async () => {
    const { body } = await owner.get('/api/campaigns/mine');
    return Object(body).docs.find(({ id }: { readonly id: string }) => id === campaign.id).due;
  };
  const returnAt = addDays(since, 21).toISOString();
  const chooseBy = addDays(since, 14).toISOString();
  expect(await readDue()).toEqual({ missing: 'choice', chooseBy, returnAt });
  // Regression: extra time that was over hid how long the owner had.
  await changeCampaign(campaign.id, { moreTimeUntil: addDays(since, -30) });
  expect(await readDue()).toEqual({ missing: 'choice', chooseBy, returnAt });
  const earlier = { knownAt: addDays(since, -15) };
  await db.update(rankings).set(earlier).where(eq(rankings.campaignId, campaign.id));
  expect(await readDue()).toMatchObject({ missing: 'choice', chooseBy: null });
  await choose();
  expect(await readDue()).toBeNull();
});

test('more time is given by an admin until the end of a day, which the owner hears and the log keeps', async () => {
  const { owner, campaign, since, sweepOn } = await createUndecided();
  const path = `/api/admin/campaigns/${campaign.id}/more-time`;
  const until = formatEventDate(addDays(since, 30));
  expect((await admin.post(path, { until, reason: 'She is on tour.' })).status).toBe(200);
  const listMails = () => listOutbox(owner.email, 'You asked for more time');
  await expect.poll(listMails).toHaveLength(1);
  const [mail] = await listMails();
  expect(mail?.text).toContain(`until the end of ${formatDay(until, 'en')}`);
  await sweepOn(14);
  await sweepOn(21);
  await sweepOn(29);
  expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
  const { overdue } = await readPage(admin, campaign);
  expect(formatEventDate(new Date(overdue.returnAt))).toBe(until);
  await sweepOn(31);
  expect((await getCampaign(campaign.id)).cancelledBy).toBe('choice');
  const log = await admin.get('/api/admin/log');
  expect(JSON.stringify(log.body)).toContain('She is on tour.');
});

test('more time is the longer of what two admins give at once, and the same day counts once', async () => {
  const { campaign, since } = await createUndecided();
  const toDay = (days: number) => formatEventDate(addDays(since, days));
  const give = (caller: typeof admin, days: number, reason: string) =>
    caller.post(`/api/admin/campaigns/${campaign.id}/more-time`, { until: toDay(days), reason });
  const other = await createLoggedInUser('admin');
  await Promise.all([give(admin, 40, 'She is on tour.'), give(other, 30, 'She has moved house.')]);
  expect((await getCampaign(campaign.id)).moreTimeUntil).toEqual(toDayEnd(toDay(40)));
  expect((await give(other, 40, 'She is on tour, as she writes.')).status).toBe(200);
  const { body } = await admin.get('/api/admin/log');
  expect(JSON.stringify(body)).not.toContain('as she writes');
});

test('more time is refused for a day that is over, too far away or too soon, and where nothing goes back', async () => {
  const { campaign, owner, since } = await createUndecided();
  const give = (id: string, until: string) =>
    admin.post(`/api/admin/campaigns/${id}/more-time`, { until, reason: 'She is on tour.' });
  const earlier = formatEventDate(addDays(since, 10));
  for (const until of ['2020-01-01', '2090-01-01', 'soon', earlier])
    expect(await give(campaign.id, until)).toMatchObject(toInvalid('until'));
  expect(await listOutbox(owner.email, 'You asked for more time')).toEqual([]);
  const { campaign: open } = await createOwnedCampaign();
  const tomorrow = formatEventDate(hoursFromNow(24));
  expect(await give(open.id, tomorrow)).toMatchObject(toRefusal(409, 'conflict'));
  expect((await give('nobody', tomorrow)).status).toBe(404);
});

test('a campaign that fans paid for and that has no nominees ends the same way, as its page says', async () => {
  const { owner, campaign } = await createOwnedCampaign({ isActive: false, closedAt: new Date() });
  const { owner: other, campaign: closed } = await createOwnedCampaign();
  const fan = await createPaidSubscription({ campaign: closed });
  await changeCampaign(closed.id, { isActive: false, closedAt: new Date() });
  const sweepOn = (day: number) => runAsSystem(settleOutcomes, addDays(new Date(), day));
  await sweepOn(3.1);
  await runAsSystem(sendAllDueMails);
  // Regression: it said that fans had paid, also while a bank transfer was all there was.
  expect(await listOutbox(other.email, 'has closed, but there are no nominees yet')).toHaveLength(1);
  expect(await listOutbox(owner.email, 'nominees')).toEqual([]);
  await sweepOn(14.1);
  expect(await readPage(admin, closed)).toMatchObject({ overdue: { what: 'nominees' } });
  await sweepOn(22);
  expect((await getCampaign(closed.id)).cancelledBy).toBe('nominees');
  await payBack();
  expect(await getSubmissionStatus(fan.submissionId)).toBe('refunded');
  expect((await getCampaign(campaign.id)).cancelledBy).toBe('fans');
  await runAsSystem(sendAllDueMails);
  const [unanswered] = await listOutbox(owner.email, 'Nobody took part');
  expect(unanswered?.text).toContain('nothing to refund');
  expect(unanswered?.text).not.toContain('go back to the fans');
});
