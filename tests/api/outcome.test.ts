import { expect, test } from 'vitest';
import { toMinute } from '#api/campaigns/dial-rules.ts';
import { callApi, listPaymentMails } from '../support/api.ts';
import { parseCalendar } from '../support/calendar.ts';
import {
  createCampaignOwner,
  PLANNED_AT,
  seedAnsweringFan,
  seedDecidedCampaign,
  seedNominatedCampaign,
  WORSE,
} from '../support/campaign-owner.ts';
import type { Person } from '../support/people.ts';
import { toCookie } from '../support/client.ts';
import { getSubmission } from '../support/answers.ts';
import { listSubmissions } from '../support/own-submissions.ts';
import { changeSubmission } from '../support/seed.ts';

const owner = await createCampaignOwner();

const fetchOutcomes = async (person: Pick<Person, 'get'>) =>
  (await listSubmissions(person)).map(({ outcome }) => outcome);

const fetchCalendar = (person: Person, id: string) =>
  callApi(`/campaign-submissions/${id}/calendar`, { headers: { cookie: toCookie(person) } });

test('a fan’s view of their own result is empty until the winners are known', async () => {
  const { winner, other } = await seedNominatedCampaign(owner);
  expect([await fetchOutcomes(winner), await fetchOutcomes(other)]).toEqual([[null], [null]]);
});

test('a fan’s view of their own result then has the score and the reasoning, and for the winner the time and place', async () => {
  const { winner, other } = await seedDecidedCampaign(owner);
  const [won] = await fetchOutcomes(winner);
  expect(won).toMatchObject({
    isWinner: true,
    isNominee: true,
    event: { plannedDate: PLANNED_AT.toISOString(), plannedTime: '20:30', plannedLocation: 'Utrecht' },
  });
  const [lost] = await fetchOutcomes(other);
  expect(lost).toMatchObject({ isWinner: false, isNominee: true, event: null });
  expect(won?.score).toBeGreaterThan(lost?.score ?? 10);
  expect(lost?.reasoning).toContain('out of 10');
});

test('a fan’s view of their own result is absent for a refunded answer and null for one without a score', async () => {
  const { id, other } = await seedDecidedCampaign(owner);
  const late = await seedAnsweringFan(id, WORSE);
  expect(await fetchOutcomes(late)).toEqual([
    {
      isWinner: false,
      isNominee: false,
      score: null,
      judgedBy: null,
      reasoning: null,
      winnerReasons: [],
      event: null,
      invitation: null,
      ended: null,
    },
  ]);
  await changeSubmission(other.submissionId, { status: 'refunded' });
  expect(await fetchOutcomes(other)).toEqual([null]);
});

test('the winner’s mail has the wedge and the answer, that of who was not chosen the own stroke', async () => {
  const { winner, other } = await seedDecidedCampaign(owner);
  const read = async ({ email }: Person) => (await listPaymentMails(email)).at(0);
  const { fanNumber } = await getSubmission(other.submissionId);
  const { answer } = await getSubmission(winner.submissionId);
  const minute = toMinute(fanNumber);
  await expect
    .poll(() => read(winner))
    .toMatchObject({
      html: expect.stringContaining('/og/minutes/chosen.png'),
      text: expect.stringContaining(`“${answer}”`),
    });
  await expect
    .poll(() => read(other))
    .toMatchObject({
      html: expect.stringContaining(`/og/minutes/${minute}.png`),
      // Regression: “Minute 29 is yours” stood above this.
      text: expect.stringMatching(/^Not this time(?![^]*is yours)/),
    });
});

test('the calendar file is attached to the winner’s mail in their language, and to no other', async () => {
  const { id, winner, other } = await seedDecidedCampaign(owner, { name: 'Soep, met; "Mila"' }, 'nl');
  const to = (person: Pick<Person, 'email'>) => async () => (await listPaymentMails(person.email)).at(0);
  await expect
    .poll(to(winner))
    .toMatchObject({
      subject: 'Je bent gekozen voor ‘Soep, met; “Mila”’',
      text: expect.stringMatching(
        /zaterdag 3 juli 2027 (om|,)? ?20:30 \(Amsterdamse tijd\)\. Waar: Utrecht\. .*agenda/,
      ),
    });
  const mail = await to(winner)();
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: `power-hour-campaign-${id}.ics` });
  expect(parseCalendar(file?.content ?? '')).toMatchObject({
    UID: `campaign-${id}@power-hour`,
    SUMMARY: 'Power Hour met Mila Verhoeven: Soep\\, met\\; "Mila"',
  });
  await expect.poll(to(other)).toMatchObject({ attachments: [] });
});

test('the calendar file has one hour in UTC and keeps its UID', async () => {
  const { id, winner } = await seedDecidedCampaign(owner);
  const first = await fetchCalendar(winner, winner.submissionId);
  expect(first.headers.get('content-type')).toContain('text/calendar');
  expect(first.headers.get('cache-control')).toMatch(/^private/);
  expect(first.headers.get('content-disposition')).toBe(
    `attachment; filename="power-hour-campaign-${id}.ics"`,
  );
  const text = await first.text();
  expect(parseCalendar(text)).toMatchObject({
    DTSTART: '20270703T183000Z',
    DTEND: '20270703T193000Z',
    LOCATION: 'Utrecht',
    UID: `campaign-${id}@power-hour`,
  });
  expect(await (await fetchCalendar(winner, winner.submissionId)).text()).toBe(text);
});

test('the calendar file keeps the hour free until the winners are chosen, under the UID of the winner’s', async () => {
  const early = await seedNominatedCampaign(owner);
  const file = parseCalendar(await (await fetchCalendar(early.winner, early.winner.submissionId)).text());
  expect(file).toMatchObject({ UID: `campaign-${early.id}@power-hour`, STATUS: 'TENTATIVE' });
  expect(file['SUMMARY']).toMatch(/^Maybe: Power Hour with Mila Verhoeven/);
  await changeSubmission(early.winner.submissionId, { withdrawnAt: new Date() });
  expect((await fetchCalendar(early.winner, early.winner.submissionId)).status).toBe(404);
});

test('the calendar file answers 404 to all but the winner', async () => {
  const { winner, other } = await seedDecidedCampaign(owner);
  expect((await fetchCalendar(other, other.submissionId)).status).toBe(404);
  expect((await fetchCalendar(owner, winner.submissionId)).status).toBe(404);
});

test('the calendar file does not exist while the date is open, which mail and call both say', async () => {
  const { winner } = await seedDecidedCampaign(owner, { plannedAt: null, flexiblePlanning: true });
  await expect
    .poll(async () => (await listPaymentMails(winner.email)).at(0))
    .toMatchObject({ attachments: [], text: expect.stringContaining('no calendar file') });
  const answer = await fetchCalendar(winner, winner.submissionId);
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { error: 'There is no date yet. The calendar file will follow when there is.' },
  ]);
});
