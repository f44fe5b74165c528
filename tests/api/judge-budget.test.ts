import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nominees, scores, submissions } from '#api/schema.ts';
import { HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { reserveCalls, takeTurn } from '#api/platform/call-budget.ts';
import { selectByClock } from '../support/judged-selections.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { db, runAsSystem } from '../support/api.ts';
import { deleteRows, findRows } from '../support/rows.ts';

const CALLS_PER_MINUTE = 300;
/** A turn may end slightly later than reserved, overlapping the next one. */
const OVERLAP_MAX = 1.03;

test('the budget of the judge gives each turn to the campaign with the oldest deadline of ten that wait, in whatever order they asked', async () => {
  await deleteRows('rateLimits');
  const start = Date.now();
  /** The campaign with the latest deadline asks first, and each needs three turns. */
  const asking = Array.from({ length: 10 }, (_, place) => {
    return { deadline: `2026-11-20T${String(place).padStart(4, '0')}`, at: start + 10 - place, turns: 3 };
  });
  const waiting = new Set<string>();
  const taken: string[] = [];
  for (
    let next = asking[9];
    next;
    next = asking.filter(({ turns }) => turns > 0).toSorted((a, b) => a.at - b.at)[0]
  ) {
    const { deadline, at } = next;
    const turn = await runAsSystem((ctx) => takeTurn(ctx, deadline, 50), new Date(at));
    if (turn.isTaken) {
      waiting.delete(deadline);
      taken.push(deadline);
      expect([...waiting].filter((other) => other < deadline)).toEqual([]);
      next.turns -= 1;
      // It asks again when its fifty calls are made.
      next.at = turn.startsAt + 10_000;
    } else {
      waiting.add(deadline);
      expect(turn.startsAt).toBeGreaterThan(at);
      next.at = turn.startsAt;
    }
  }
  expect(taken).toHaveLength(30);
  // Waiting wastes none of the budget.
  const [budget] = await findRows('rateLimits', { key: 'model-calls' });
  expect((budget?.windowEndsAt ?? 0) - start).toBeLessThanOrEqual(30 * 10_000 * 1.05);
  const firstTurns = [...new Set(taken)].slice(1);
  expect(firstTurns).toEqual(firstTurns.toSorted());
});

test(
  'the budget of the judge brings twelve campaigns to an end by their deadlines, although they were started the other way round',
  { timeout: 240_000 },
  async () => {
    await deleteRows('rateLimits');
    const getDeadline = (start: Date, place: number) =>
      new Date(start.getTime() - HOUR_MS - place * MINUTE_MS);
    const { ids, calls, perMinute } = await selectByClock(12, 3, { getDeadline });
    const rows = await findRows('rankings', { campaignId: ids });
    const ranked = rows.toSorted((a, b) => a.rankedAt.getTime() - b.rankedAt.getTime());
    const places = ranked.map(({ campaignId }) => 11 - ids.indexOf(campaignId));
    expect(places).toHaveLength(12);
    // Turns that started before the older campaigns asked are not given back.
    const late = places.filter((place, at) => Math.abs(place - at) > 2);
    expect(late.length).toBeLessThanOrEqual(2);
    expect(perMinute.length).toBeLessThanOrEqual(Math.ceil((1.2 * calls) / CALLS_PER_MINUTE) + 1);
  },
);

test('the budget of the judge is reserved in the order of asking where nobody waits, and starts afresh after a pause', async () => {
  await deleteRows('rateLimits');
  const now = new Date();
  const reserve = (calls: number, at = now) => runAsSystem((ctx) => reserveCalls(ctx, calls), at);
  const start = now.getTime();
  expect([await reserve(300), await reserve(50), await reserve(1)]).toEqual([
    start,
    start + MINUTE_MS,
    start + MINUTE_MS + 10_000,
  ]);
  const later = new Date(start + HOUR_MS);
  expect(await reserve(10, later)).toBe(later.getTime());
  expect(new Set(await Promise.all([1, 2, 3].map(() => reserve(5, later)))).size).toBe(3);
});

test(
  'the budget of the judge serves campaigns that are due at once in the order of closing, within the time that it allows, and leaves no answer out',
  { timeout: 240_000 },
  async () => {
    await deleteRows('rateLimits');
    const { ids, calls, perMinute } = await selectByClock(3, 15);
    const isOfThese = inArray(scores.campaignId, ids);
    expect(await db.$count(scores, and(isOfThese, isNotNull(scores.score)))).toBe(3 * 15);
    expect(await db.$count(scores, and(isOfThese, ne(scores.outcome, 'scored')))).toBe(0);
    expect(perMinute.length).toBeLessThanOrEqual(Math.ceil((1.2 * calls) / CALLS_PER_MINUTE));
    const rows = await findRows('rankings', { campaignId: ids });
    const ranked = rows.toSorted((a, b) => a.rankedAt.getTime() - b.rankedAt.getTime());
    expect(ranked.map(({ campaignId }) => campaignId)).toEqual(ids);
    expect(Math.max(...perMinute)).toBeLessThanOrEqual(CALLS_PER_MINUTE * OVERLAP_MAX);
  },
);

/** Returns the answers of a campaign's nominees, best first, with their places. */
async function listNominated(id: string) {
  const rows = await db
    .select({ answer: submissions.answer, place: nominees.place })
    .from(nominees)
    .innerJoin(submissions, eq(submissions.id, nominees.submissionId))
    .where(eq(nominees.campaignId, id))
    .orderBy(nominees.rank);
  return rows.map(({ answer, place }) => `${place}: ${answer}`);
}

test('an outage of an hour changes no nominee, whenever it begins', { timeout: 240_000 }, async () => {
  await deleteRows('rateLimits');
  const { ids, calls } = await selectByClock(1, 12, { judge: 'noisy' });
  const expected = await listNominated(ids[0] ?? '');
  expect(expected).toHaveLength(10);
  for (const part of [0, 0.5, 0.95]) {
    await deleteRows('rateLimits');
    let downUntil: number | undefined;
    const hit = await selectByClock(1, 12, {
      judge: 'noisy',
      isDown: (now, answered) => {
        if (downUntil === undefined && answered >= part * calls) downUntil = now.getTime() + HOUR_MS;
        return downUntil !== undefined && now.getTime() < downUntil;
      },
    });
    const [[id = ''], [slug = '']] = [hit.ids, hit.slugs];
    expect(await listNominated(id)).toEqual(expected);
    expect(await db.$count(scores, and(eq(scores.campaignId, id), ne(scores.outcome, 'scored')))).toBe(0);
    expect(hit.perMinute.length).toBeGreaterThan(55);
    expect(await findProblem({ slug })).toBeUndefined();
  }
});
