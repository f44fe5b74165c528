import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eq } from 'drizzle-orm';
import type { campaigns } from '#api/campaigns/table.ts';
import { selectOwnSubmissions } from '#api/subscriptions/select-own-submissions.ts';
import { SelectionReport } from '#api/nominees/contract.ts';
import { scores } from '#api/scoring/table.ts';
import { Submission } from '#api/subscriptions/contract.ts';
import { nextFanNumber } from '#api/submissions/store-answer.ts';
import { submissions } from '#api/submissions/table.ts';
import { callApi } from '../support/api.ts';
import { parseCalendar } from '../support/calendar.ts';
import { explain } from '../support/explain.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { runAsSystem, db, listPaymentMails } from '../support/payments.ts';
import { seedCampaign } from '../support/seed.ts';

const PLANNED_AT = new Date('2027-07-03T18:30:00Z');
const WORSE = 'It would be nice to meet her.';
const BETTER =
  'My grandmother played music for the whole street every Thursday, and I want to sing with Mila because I miss her.';

type Person = Awaited<ReturnType<typeof createLoggedInUser>>;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  [owner, stranger] = [await createLoggedInUser('celebrity'), await createLoggedInUser('fan')];
});

async function seedAnsweringFan(
  campaignId: string,
  answer: string,
  given: Partial<typeof submissions.$inferInsert> = {},
) {
  const fan = await createLoggedInUser('fan', given.language ?? 'en');
  const [id, now] = [crypto.randomUUID(), new Date()];
  await db.insert(submissions).values({
    id,
    campaignId,
    userId: fan.id,
    fanNumber: nextFanNumber(campaignId),
    status: 'paid',
    questionKey: 'why-meet',
    question: 'Why do you want to meet Mila?',
    answer,
    language: 'en',
    attemptAt: now,
    paidAt: now,
    createdAt: now,
    updatedAt: now,
    ...given,
  });
  return { ...fan, submissionId: id };
}
type Fan = Awaited<ReturnType<typeof seedAnsweringFan>>;

/** Seeds a campaign with nominees: a fan who will win and one who will not. */
async function seedNominatedCampaign(
  given: Partial<typeof campaigns.$inferInsert> = {},
  language: 'nl' | 'en' = 'en',
): Promise<{ id: string; slug: string; winner: Fan; other: Fan }> {
  const { id, slug } = await seedCampaign({ ownerId: owner.id, plannedAt: PLANNED_AT, ...given });
  const winner = await seedAnsweringFan(id, BETTER, { language });
  const other = await seedAnsweringFan(id, WORSE);
  await owner.post(`/api/campaigns/${id}/close`);
  const ready = () => owner.get(`/api/campaigns/${id}/nominees`);
  await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ body: { status: 'ready' } });
  return { id, slug, winner, other };
}

async function seedDecidedCampaign(given?: Partial<typeof campaigns.$inferInsert>, language?: 'nl' | 'en') {
  const campaign = await seedNominatedCampaign(given, language);
  const chosen = { submissionIds: [campaign.winner.submissionId], confirm: { early: true } };
  expect((await owner.post(`/api/campaigns/${campaign.id}/winners`, chosen)).status).toBe(200);
  return campaign;
}

async function fetchOutcomes(person: Pick<Person, 'get'>) {
  const { body } = await person.get('/api/campaign-submissions/user-submissions');
  return z
    .object({ submissions: z.array(Submission) })
    .parse(body)
    .submissions.map(({ outcome }) => outcome);
}

const fetchCalendar = (person: Person, id: string) =>
  callApi(`/campaign-submissions/${id}/calendar`, {
    headers: { cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

describe('a fan’s view of their own result', () => {
  test('is empty until the winners are known', async () => {
    const { winner, other } = await seedNominatedCampaign();
    expect([await fetchOutcomes(winner), await fetchOutcomes(other)]).toEqual([[null], [null]]);
  });

  test('then has the score and the reasoning, and for the winner the time and place', async () => {
    const { winner, other } = await seedDecidedCampaign();
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

  test('is absent for a refunded answer and null for one without a score', async () => {
    const { id, other } = await seedDecidedCampaign();
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
      },
    ]);
    await db.update(submissions).set({ status: 'refunded' }).where(eq(submissions.id, other.submissionId));
    expect(await fetchOutcomes(other)).toEqual([null]);
  });

  test('is part of the list’s single query, without a table scan', async () => {
    const plan = await runAsSystem((ctx) => explain(selectOwnSubmissions(ctx, stranger.id).toSQL()));
    expect(plan).not.toMatch(/\bSCAN\b/);
  });
});

describe('the calendar file', () => {
  test('is attached to the winner’s mail in their language, and to no other', async () => {
    const { id, winner, other } = await seedDecidedCampaign({ name: 'Soep, met; "Mila"' }, 'nl');
    const to = (person: Fan) => async () => (await listPaymentMails(person.email)).at(0);
    await expect.poll(to(winner)).toMatchObject({
      subject: 'Je hebt gewonnen: Soep, met; "Mila"',
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

  test('has one hour in UTC and keeps its UID', async () => {
    const { id, winner } = await seedDecidedCampaign();
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

  test('keeps the hour free until the winners are chosen, under the UID of the winner’s', async () => {
    const early = await seedNominatedCampaign();
    const file = parseCalendar(await (await fetchCalendar(early.winner, early.winner.submissionId)).text());
    expect(file).toMatchObject({ UID: `campaign-${early.id}@power-hour`, STATUS: 'TENTATIVE' });
    expect(file['SUMMARY']).toMatch(/^Maybe: Power Hour with Mila Verhoeven/);
    expect((await fetchCalendar(stranger, early.winner.submissionId)).status).toBe(404);
  });

  test('answers 404 to all but the winner', async () => {
    const { winner, other } = await seedDecidedCampaign();
    expect((await fetchCalendar(other, other.submissionId)).status).toBe(404);
    for (const person of [stranger, other, owner]) {
      expect((await fetchCalendar(person, winner.submissionId)).status).toBe(404);
    }
    expect((await callApi(`/campaign-submissions/${winner.submissionId}/calendar`)).status).toBe(401);
  });

  test('does not exist while the date is open, which mail and call both say', async () => {
    const { winner } = await seedDecidedCampaign({ plannedAt: null, flexiblePlanning: true });
    await expect
      .poll(async () => (await listPaymentMails(winner.email)).at(0))
      .toMatchObject({ attachments: [], text: expect.stringContaining('no calendar file') });
    const answer = await fetchCalendar(winner, winner.submissionId);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { error: 'There is no date yet. The calendar file will follow when there is.' },
    ]);
  });
});

describe('the public view of a selection', () => {
  const report = async (slug: string) => {
    const answer = await callApi(`/campaigns/by-slug/${slug}/selection`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=30/),
    ]);
    return z.strictObject({ doc: SelectionReport }).parse(await answer.json()).doc;
  };

  test('has only the procedure while the campaign is open', async () => {
    const { id, slug } = await seedCampaign({ twoWinners: true });
    await seedAnsweringFan(id, WORSE);
    expect(await report(slug)).toEqual({
      campaign: {
        slug,
        name: 'An hour in the kitchen',
        celebrity: { name: 'Mila Verhoeven' },
        phase: 'open',
        cancelled: null,
      },
      winnersToChoose: 2,
      result: null,
    });
  });

  test('then has counts, times, models and fingerprints, and no personal data', async () => {
    const { id, slug, winner, other } = await seedDecidedCampaign();
    await seedAnsweringFan(id, WORSE);
    await seedAnsweringFan(id, WORSE, { status: 'pending', paidAt: null });
    const [last] = (
      await db.select().from(scores).where(eq(scores.campaignId, id)).orderBy(scores.position)
    ).slice(-1);
    const doc = await report(slug);
    expect(doc.campaign.phase).toBe('winners-selected');
    expect(doc.result).toMatchObject({
      answers: { paid: 3, scored: 2, notScored: 1 },
      nominees: 2,
      winners: 1,
      judges: [{ model: 'rubric', promptDigest: last?.promptHash, answers: 2 }],
      // The brief, two scores, the ranking, the nomination and the winner.
      chain: { length: 6, head: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const { closedAt, scoredFrom, scoredUntil, chosenAt } = doc.result ?? {};
    expect([closedAt, scoredFrom, scoredUntil, chosenAt].toSorted()).toEqual([
      closedAt,
      scoredFrom,
      scoredUntil,
      chosenAt,
    ]);
    const text = JSON.stringify(doc);
    for (const secret of [winner.email, winner.submissionId, other.id, 'Noor', 'grandmother']) {
      expect(text).not.toContain(secret);
    }
  });

  test('does not exist for an unknown campaign', async () => {
    expect((await callApi('/campaigns/by-slug/nowhere/selection')).status).toBe(404);
  });
});
