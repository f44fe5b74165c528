import { expect, test } from 'vitest';
import { formatEventDate, formatEventTime } from '#api/campaigns/event-time-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { parseCalendar } from '../support/calendar.ts';
import { createLoggedInUser, type Person, waitForMail } from '../support/people.ts';
import { listPaymentMails, listOutbox, toInvalid } from '../support/api.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';
import { seedAnswer } from '../support/answers.ts';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import {
  answerAsWinner,
  call,
  createWinnersOwner,
  openInvitation,
  readToken,
} from '../support/winner-answers.ts';
import { insertRow, type Values } from '../support/rows.ts';

const owner = await createWinnersOwner();
const { seedWinner } = owner;

/** Seeds a campaign with one winner and another fan who paid. */
async function seedDecided(given: Values<'campaigns'> = {}, language: 'nl' | 'en' = 'en') {
  const { id } = await seedCampaign({
    ownerId: owner.id,
    isActive: false,
    nomineesSelected: true,
    winnersSelected: true,
    plannedAt: new Date('2027-06-01T18:00:00Z'),
    ...given,
  });
  const seedFan = async () => {
    const fan = await createLoggedInUser('fan', language);
    return { ...fan, submissionId: await seedAnswer(id, fan.id, { language }) };
  };
  const [winner, other] = [await seedFan(), await seedFan()];
  const { submissionId } = winner;
  await insertRow('winners', { campaignId: id, submissionId, slot: 1, answerBy: new Date() });
  return { id, winner, other, path: `/api/campaigns/${id}` };
}

const OPEN = { plannedAt: null, plannedLocation: null, flexiblePlanning: true };
const POSTPONED = { flexiblePlanning: true, plannedDate: null, plannedTime: null };
const DATE = {
  flexiblePlanning: false,
  plannedDate: '2027-07-03',
  plannedTime: '20:30',
  plannedLocation: 'De Doelen',
};
const fetchMails = (person: Pick<Person, 'email'>) => async () => listPaymentMails(person.email);

test('the meeting of a campaign with winners gets its date, which the winner is mailed with a calendar file, and nobody else', async () => {
  const { id, winner, other, path } = await seedDecided(OPEN, 'nl');
  const answer = await owner.patch(path, DATE);
  expect(answer).toMatchObject({ status: 200, body: { doc: { plannedTime: '20:30' } } });
  await expect.poll(fetchMails(winner)).toHaveLength(1);
  const [mail] = await listPaymentMails(winner.email);
  expect(mail).toMatchObject({
    subject: 'Datum en plaats van ‘An hour in the kitchen’',
    text: expect.stringMatching(/zaterdag 3 juli 2027.*20:30.*De Doelen/),
  });
  expect(parseCalendar(mail?.attachments[0]?.content ?? '')).toMatchObject({
    METHOD: 'PUBLISH',
    UID: `campaign-${id}@power-hour`,
    SEQUENCE: '1',
    DTSTART: '20270703T183000Z',
    LOCATION: 'De Doelen',
  });
  expect(await listPaymentMails(other.email)).toEqual([]);
});

test.each(['won', 'place-free', 'accepted'])(
  'the meeting of a campaign with winners is in the mail “%s”, where that still waits',
  async (occasion) => {
    const { winner, path } = await seedDecided(OPEN);
    const content = { subject: 'You have been chosen', text: 'No date', html: '', recipient: winner.email };
    const later = { createdAt: new Date(), nextAttemptAt: new Date(Date.now() + DAY_MS) };
    const key = `${occasion}:${winner.submissionId}`;
    await insertRow('mails', { id: key, key, ...content, ...later });
    expect((await owner.patch(path, DATE)).status).toBe(200);
    await expect.poll(fetchMails(winner)).toHaveLength(2);
    for (const { text } of await listPaymentMails(winner.email)) expect(text).toContain('De Doelen');
  },
);

test('the meeting of a campaign with winners is postponed before it gets another date; each file replaces the one before', async () => {
  const { winner, path } = await seedDecided();
  expect(await owner.patch(path, DATE)).toMatchObject({
    status: 409,
    body: { code: 'conflict', details: [{ path: 'plannedDate' }] },
  });
  expect((await owner.patch(path, POSTPONED)).status).toBe(200);
  expect((await owner.patch(path, DATE)).status).toBe(200);
  await expect.poll(fetchMails(winner)).toHaveLength(2);
  const files = (await listPaymentMails(winner.email)).map((mail) => ({
    subject: mail.subject,
    ...parseCalendar(mail.attachments[0]?.content ?? ''),
  }));
  expect(files).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        METHOD: 'CANCEL',
        STATUS: 'CANCELLED',
        SEQUENCE: '1',
        DTSTART: '20270601T180000Z',
      }),
      expect.objectContaining({ METHOD: 'PUBLISH', SEQUENCE: '2', DTSTART: '20270703T183000Z' }),
    ]),
  );
});

test('the meeting of a campaign with winners takes no date in the past, and no date without time and place', async () => {
  const { path } = await seedDecided(OPEN);
  expect(await owner.patch(path, { ...DATE, plannedDate: '2020-07-03' })).toMatchObject(
    toInvalid('plannedDate'),
  );
  expect(await owner.patch(path, { flexiblePlanning: false, plannedDate: '2027-07-03' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'plannedTime' }, { path: 'plannedLocation' }] },
  });
});

// Regression: a date in two days ended a winner's seven days, and one in an hour was met before they could answer.
test('the meeting of a campaign with winners takes no date that leaves them no time to answer', async () => {
  const { campaign, token } = await seedWinner({ ...OPEN, subscriptionDeadline: null });
  const setDate = (days: number) => {
    const at = new Date(Date.now() + days * DAY_MS);
    const date = { plannedDate: formatEventDate(at), plannedTime: formatEventTime(at) };
    return owner.patch(`/api/campaigns/${campaign.id}`, { ...DATE, ...date });
  };
  const refused = await setDate(6.9);
  expect(refused).toMatchObject(toInvalid('plannedDate'));
  expect(JSON.stringify(refused.body)).toContain('Your winners need time to answer: choose a date after');
  await answerAsWinner(token, 'accept');
  expect(await setDate(0.9)).toMatchObject(toInvalid('plannedDate'));
  expect((await setDate(1.1)).status).toBe(200);
});

test('the meeting of a campaign with winners is all that still changes, and mails nobody when it stays as it is', async () => {
  const { winner, path } = await seedDecided();
  expect(await owner.patch(path, { name: 'Another', plannedLocation: 'Gouda' })).toMatchObject({
    status: 409,
    body: { code: 'winners_already_selected', details: [{ path: 'name' }] },
  });
  expect((await owner.patch(path, { plannedLocation: 'Utrecht' })).status).toBe(200);
  expect(await listPaymentMails(winner.email)).toEqual([]);
});

test('the meeting of a campaign with winners changes a few times a day at most', async () => {
  const { path } = await seedDecided();
  for (let place = 1; place <= 10; place += 1) {
    expect((await owner.patch(path, { plannedLocation: `Hall ${place}` })).status).toBe(200);
  }
  expect((await owner.patch(path, { plannedLocation: 'Hall 11' })).status).toBe(429);
});

const FIRST = '2027-07-03T18:30:00.000Z';

type Seeded = Awaited<ReturnType<typeof seedWinner>>;

async function move({ campaign: { id } }: Pick<Seeded, 'campaign'>, day = '2027-07-03'): Promise<void> {
  for (const change of [POSTPONED, { ...DATE, plannedDate: day }])
    expect((await owner.patch(`/api/campaigns/${id}`, change)).status).toBe(200);
}

/** Seeds a campaign whose winner has accepted, and whose meeting then gets another date. */
async function seedMoved() {
  const seeded = await seedWinner({ name: `A move ${crypto.randomUUID()}` });
  await answerAsWinner(seeded.token, 'accept');
  await move(seeded);
  return seeded;
}

const answerDate = (token: string, answer: string, plannedDate = FIRST) =>
  call('/winners/date', { token, plannedDate, answer });
const readDate = async (token: string) => (await openInvitation(token)).dateAnswer;
const listWinners = async ({ campaign: { id } }: Pick<Seeded, 'campaign'>) =>
  WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body).docs;

test('a new date is put to the winner who comes, whose answer the owner reads and is told once', async () => {
  const seeded = await seedMoved();
  const { campaign, first, emailOf, token } = seeded;
  expect(await readDate(token)).toBe('asked');
  const { text: mail } = await waitForMail(emailOf(first), 'Kun je dan?');
  expect(mail).toContain(`/winner?token=${token}`);
  expect(mail).toMatch(/zaterdag 3 juli 2027/);
  const both = await Promise.all([answerDate(token, 'cannot'), answerDate(token, 'cannot')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await listWinners(seeded))[0]).toMatchObject({ submissionId: first, dateAnswer: 'cannot' });
  expect((await waitForMail(owner.email, `Your new date for “${campaign.name}”`)).text).toContain(
    'cannot come then, but stays your winner',
  );
  expect((await answerDate(token, 'can')).body).toMatchObject({ doc: { dateAnswer: 'can' } });
  await expect.poll(() => listOutbox(owner.email, `Your new date for “${campaign.name}”`)).toHaveLength(2);
});

test('a new date asks again when it changes, and refuses an answer to the date before', async () => {
  const seeded = await seedMoved();
  await answerDate(seeded.token, 'can');
  await move(seeded, '2027-08-07');
  expect(await readDate(seeded.token)).toBe('asked');
  expect((await answerDate(seeded.token, 'can')).status).toBe(409);
  expect((await answerDate(seeded.token, 'can', '2027-08-07T18:30:00.000Z')).status).toBe(200);
});

test('a new date is not asked about of a place alone, while it is off, or of who has yet to accept', async () => {
  const seeded = await seedWinner();
  const { token, campaign } = seeded;
  await move(seeded);
  expect(await readDate(token)).toBeNull();
  expect((await answerDate(token, 'can')).status).toBe(409);
  await answerAsWinner(token, 'accept');
  expect(await readDate(token)).toBeNull();
  await owner.patch(`/api/campaigns/${campaign.id}`, { plannedLocation: 'Gouda' });
  expect(await readDate(token)).toBeNull();
  await move(seeded, '2027-08-07');
  expect(await readDate(token)).toBe('asked');
  await owner.patch(`/api/campaigns/${campaign.id}`, POSTPONED);
  expect(await readDate(token)).toBeNull();
});

test('a new date is nobody else’s to answer, and no longer theirs once the place or the meeting is gone', async () => {
  const { second, token } = await seedMoved();
  for (const [wrong, answer] of [
    ['x', 'can'],
    [token, 'asked'],
    [token, 'perhaps'],
  ])
    expect((await answerDate(wrong ?? '', answer ?? '')).status, answer).toBe(400);
  await answerAsWinner(token, 'decline');
  expect((await answerDate(token, 'can')).status).toBe(409);
  expect(await readDate(await readToken(`place-free:${second}`))).toBeNull();
  const over = await seedMoved();
  const plannedAt = new Date(Date.now() - 1000);
  await changeCampaign(over.campaign.id, { plannedAt });
  expect((await answerDate(over.token, 'can', plannedAt.toISOString())).status).toBe(409);
});

test('a date that moves while its winner answers is asked about anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    const seeded = await seedMoved();
    await Promise.allSettled([answerDate(seeded.token, 'can'), move(seeded, '2027-08-07')]);
    expect(await readDate(seeded.token)).toBe('asked');
  }
});
