import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { nominees, rankings } from '#api/nominees/table.ts';
import { HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { rateLimits } from '#api/platform/table.ts';
import { reserveCalls } from '#api/scoring/judge/call-budget.ts';
import { scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { selectByClock } from '../support/judged-selections.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { db, runAsSystem } from '../support/system.ts';

const CALLS_PER_MINUTE = 300;
/** A turn may end a little later than it was reserved for, beside the next one. */
const OVERLAP_MAX = 1.03;

describe('the budget of the judge', () => {
  test('is reserved in the order of asking, and starts afresh after a pause', async () => {
    await db.delete(rateLimits);
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
    'serves campaigns that are due at once in the order of closing, within the time that it allows, and leaves no answer out',
    { timeout: 240_000 },
    async () => {
      await db.delete(rateLimits);
      const { ids, calls, perMinute } = await selectByClock(6, 20);
      const isOfThese = inArray(scores.campaignId, ids);
      expect(await db.$count(scores, and(isOfThese, isNotNull(scores.score)))).toBe(6 * 20);
      expect(await db.$count(scores, and(isOfThese, ne(scores.outcome, 'scored')))).toBe(0);
      expect(perMinute.length).toBeLessThanOrEqual(Math.ceil((1.2 * calls) / CALLS_PER_MINUTE));
      const rows = await db.select().from(rankings).where(inArray(rankings.campaignId, ids));
      const ranked = rows.toSorted((a, b) => a.rankedAt.getTime() - b.rankedAt.getTime());
      expect(ranked.map(({ campaignId }) => campaignId)).toEqual(ids);
      expect(Math.max(...perMinute)).toBeLessThanOrEqual(CALLS_PER_MINUTE * OVERLAP_MAX);
    },
  );
});

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
  await db.delete(rateLimits);
  const { ids, calls } = await selectByClock(1, 16, { judge: 'noisy' });
  const expected = await listNominated(ids[0] ?? '');
  expect(expected).toHaveLength(10);
  for (const part of [0, 0.5, 0.95]) {
    await db.delete(rateLimits);
    let downUntil: number | undefined;
    const hit = await selectByClock(1, 16, {
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
