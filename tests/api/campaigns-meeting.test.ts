import { expect, test } from 'vitest';
import { winners } from '#api/nominees/table.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { parseCalendar } from '../support/calendar.ts';
import { createLoggedInUser, type Person } from '../support/logged-in-user.ts';
import { db } from '../support/system.ts';
import { listPaymentMails } from '../support/outbox.ts';
import { seedCampaign } from '../support/seed.ts';
import { seedAnswer } from '../support/seed-answers.ts';
import { toInvalid } from '../support/api.ts';

const owner = await createLoggedInUser('celebrity');

/** Seeds a campaign with one winner, and another fan who paid. */
async function seedDecided(given: Partial<typeof campaigns.$inferInsert> = {}, language: 'nl' | 'en' = 'en') {
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
  await db
    .insert(winners)
    .values({ campaignId: id, submissionId: winner.submissionId, slot: 1, selectedAt: new Date() });
  return { id, winner, other, path: `/api/campaigns/${id}` };
}

const OPEN = { plannedAt: null, plannedLocation: null, flexiblePlanning: true };
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

test('the meeting of a campaign with winners is postponed before it gets another date; each file replaces the one before', async () => {
  const { winner, path } = await seedDecided();
  expect(await owner.patch(path, DATE)).toMatchObject({
    status: 409,
    body: { code: 'conflict', details: [{ path: 'plannedDate' }] },
  });
  const postponed = { flexiblePlanning: true, plannedDate: null, plannedTime: null };
  expect((await owner.patch(path, postponed)).status).toBe(200);
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
