import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nominees } from '#api/nominees/table.ts';
import { scores } from '#api/scoring/table.ts';
import { selectByClock } from '../support/judged-selections.ts';
import { db } from '../support/api.ts';

const CAMPAIGNS = 40;
const ANSWERS = 100;
const CALLS_PER_MINUTE = 300;
/** A turn may end slightly later than reserved, overlapping the next one. */
const OVERLAP_MAX = 1.03;
/** Maximum time relative to that which the budget alone takes. */
const OVERHEAD_MAX = 1.2;

test('forty campaigns with a hundred answers each, due at once', { timeout: 900_000 }, async () => {
  const { ids, calls, perMinute } = await selectByClock(CAMPAIGNS, ANSWERS);
  const isOfThese = inArray(scores.campaignId, ids);
  const scored = await db.$count(scores, and(isOfThese, isNotNull(scores.score)));
  const left = await db.$count(scores, and(isOfThese, ne(scores.outcome, 'scored')));
  const least = calls / CALLS_PER_MINUTE;
  console.log(`answers with a score: ${scored}, without: ${left}`);
  console.log(`calls: ${calls}, in the fullest minute: ${Math.max(...perMinute)}`);
  console.log(`minutes: ${perMinute.length}, by the budget alone: ${least.toFixed(1)}`);
  expect([scored, left]).toEqual([CAMPAIGNS * ANSWERS, 0]);
  expect(await db.$count(nominees, inArray(nominees.campaignId, ids))).toBe(CAMPAIGNS * 10);
  expect(Math.max(...perMinute)).toBeLessThanOrEqual(CALLS_PER_MINUTE * OVERLAP_MAX);
  expect(perMinute.length).toBeLessThanOrEqual(Math.ceil(least * OVERHEAD_MAX));
});
