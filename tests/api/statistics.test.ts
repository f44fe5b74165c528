import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { Statistics } from '#api/statistics/contract.ts';
import { CSV_BATCH } from '#api/platform/csv-rules.ts';
import type { Source } from '#api/submissions/rules.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createAnswer, createFan, getSubmission, seedAnswers, seedCheckout } from '../support/answers.ts';
import { requestApi } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

const owner = await createLoggedInUser('celebrity');
const FINISHED = { isActive: false, closedAt: new Date(), nomineesSelected: true, winnersSelected: true };
const DAYS = [new Date('2026-03-28T23:30:00Z'), new Date('2026-03-30T12:00:00Z')] as const;

/** Seeds answers from a source on a day, each with a checkout; `paid` of them are paid. */
async function seedBegun(
  campaignId: string,
  count: number,
  { source = 'site', origin = null, at = DAYS[0], paid = count }: Partial<BegunAnswers> = {},
) {
  const ids = await seedAnswers(campaignId, count);
  for (const [index, id] of ids.entries()) {
    const isPaid = index < paid;
    const changes = { source, embedOrigin: origin, createdAt: at, paidAt: isPaid ? at : null };
    await changeSubmission(id, { ...changes, status: isPaid ? 'paid' : 'pending' });
    await seedCheckout({ submissionId: id, createdAt: at });
  }
  return ids;
}
type BegunAnswers = { source: Source; origin: string | null; at: Date; paid: number };

const readNumbers = async (id: string) =>
  Statistics.parse((await owner.get(`/api/campaigns/${id}/numbers`)).body);

test('the numbers of a campaign count its answers by the day in the Netherlands and by the source', async () => {
  const { id, slug, name, createdAt, subscriptionDeadline } = await seedCampaign({ ownerId: owner.id });
  await seedBegun(id, 8, { paid: 6 });
  await seedBegun(id, 7, { source: 'share', at: DAYS[1] });
  await seedBegun(id, 6, { origin: 'https://partner.example', at: DAYS[1] });
  await seedBegun(id, 5, { source: 'poster', at: DAYS[1] });
  const counts = (begun: number, paid = begun) => ({ begun, checkouts: begun, paid });
  expect(await readNumbers(id)).toEqual({
    campaign: {
      id,
      slug,
      name,
      winnersSelected: false,
      opensAt: createdAt.toISOString(),
      closesAt: subscriptionDeadline?.toISOString(),
    },
    total: counts(26, 24),
    days: [
      { day: '2026-03-29', until: '2026-03-29', counts: counts(8, 6) },
      { day: '2026-03-30', until: '2026-03-30', counts: counts(18) },
    ],
    sources: [
      { source: 'site', origin: null, counts: counts(8, 6) },
      { source: 'share', origin: null, counts: counts(7) },
      { source: 'widget', origin: 'https://partner.example', counts: counts(6) },
      { source: 'poster', origin: null, counts: counts(5) },
    ],
  });
});

test('the numbers of a campaign show none below five, and none that would give one away', async () => {
  const { id } = await seedCampaign({ ownerId: owner.id });
  await seedBegun(id, 9);
  await seedBegun(id, 6, { source: 'share' });
  await seedBegun(id, 2, { source: 'poster' });
  const { sources, total } = await readNumbers(id);
  expect(total.begun).toBe(17);
  expect(sources.map(({ counts }) => counts.begun)).toEqual([9, 'hidden', 'few']);
});

const subscribe = async (more: object) => {
  const { id } = await seedCampaign();
  const fan = await createFan();
  const post = (body: object) => fan.post('/api/campaign-subscribe', { ...createAnswer(id), ...body });
  return { post, answer: await post(more) };
};
const readSource = async (body: unknown) =>
  getSubmission(Object(body).submissionId).then(({ source, embedOrigin }) => ({ source, embedOrigin }));

test.each([
  [{}, { source: 'site', embedOrigin: null }],
  [{ via: 'share' }, { source: 'share', embedOrigin: null }],
  [{ via: 'poster' }, { source: 'poster', embedOrigin: null }],
  [
    { via: 'share', embed: { origin: 'https://partner.example' } },
    { source: 'widget', embedOrigin: 'https://partner.example' },
  ],
])('the source of an answer is what brought its fan: %j', async (more, stored) => {
  const { answer } = await subscribe(more);
  expect(await readSource(answer.body)).toEqual(stored);
});

test('the source of an answer is what brought them first', async () => {
  const { post } = await subscribe({ via: 'poster' });
  expect(await readSource((await post({ via: 'share' })).body)).toMatchObject({ source: 'poster' });
});

test('the source of an answer is one that we know', async () => {
  expect((await subscribe({ via: 'newsletter' })).answer.status).toBe(400);
});

const download = async (id: string, language = 'en') => {
  const path = `/api/campaigns/${id}/answers.csv?language=${language}`;
  const response = await requestApi(path, env, { headers: { cookie: toCookie(owner) } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('the answers as a file are there once the winners are chosen', async () => {
  const { id } = await seedCampaign({ ownerId: owner.id, ...FINISHED, winnersSelected: false });
  expect((await download(id)).status).toBe(409);
});

test('the answers as a file name each fan as the owner sees them, and no address', async () => {
  const { id, slug } = await seedCampaign({ ownerId: owner.id, ...FINISHED });
  const [first = ''] = await seedBegun(id, 2);
  await changeSubmission(first, { answer: '=HYPERLINK("x")' });
  const { text, headers } = await download(id);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="answers-${slug}.csv"`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text.split('\r\n')).toEqual([
    '"Fan","Paid on","Score","Answer","Explanation"',
    `"Sanne V.","2026-03-29",,"'=HYPERLINK(""x"")",`,
    '"Sanne V.","2026-03-29",,"It is nice.",',
    '',
  ]);
  expect(text).not.toContain('@');
  const dutch = (await download(id, 'nl')).text;
  expect(dutch).toContain('"Fan";"Betaald op";"Score";"Antwoord";"Toelichting"\r\n');
  expect(await countRows('scores', { campaignId: id })).toBe(0);
});

test('the answers as a file are all there when they are read in parts', async () => {
  const { id } = await seedCampaign({ ownerId: owner.id, ...FINISHED });
  await seedAnswers(id, CSV_BATCH + 3, (index) => `Answer ${index}`);
  const lines = (await download(id)).text.split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(CSV_BATCH + 3);
  expect(new Set(lines).size).toBe(CSV_BATCH + 3);
});
