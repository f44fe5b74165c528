import { expect, test, vi } from 'vitest';
import { auditScores } from '#api/nominees/audit-scores.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { SCORES_PER_STEP } from '#api/scoring/rules.ts';
import { findNearCopies } from '#api/scoring/index.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { runAsSystem, db } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign } from '../support/seed.ts';

const ANSWERS = 10_000;
/** Steps at each end that are averaged. */
const EDGE_STEPS = 20;
const ANSWER =
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that because she is gone.';

test('ten thousand paid answers are scored, ranked and audited', { timeout: 900_000 }, async () => {
  const closedAt = new Date();
  const { id, slug } = await seedCampaign({ isActive: false, closedAt });
  await seedAnswers(id, ANSWERS, (index) => `${ANSWER} That was ${index} times.`);

  // A log line per step would hide the figures.
  const quiet = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const steps: number[] = [];
  const [nearCopiesMs, nearCopies] = await measure(() => runAsSystem((ctx) => findNearCopies(ctx, id)));
  for (let count = SCORES_PER_STEP; count > 0;) {
    const [ms, done] = await measure(() => runAsSystem((ctx) => scoreAnswers(ctx, id, { nearCopies })));
    steps.push(ms);
    count = done;
  }
  const [markMs, nominees] = await measure(() =>
    runAsSystem((ctx) => markNominees(ctx, { campaignId: id, closedAt: closedAt.getTime() })),
  );
  const [auditMs, [audited]] = await measure(() => auditScores(db, { slug }));
  expect(nominees).toBe(10);
  expect(audited).toMatchObject({ count: ANSWERS, problem: undefined });

  const scoring = steps.slice(0, -1);
  const figures = {
    answers: ANSWERS,
    'near copies, ms': nearCopiesMs,
    steps: scoring.length,
    'scoring, s': Math.round(sum(scoring) / 100) / 10,
    [`a step, first ${EDGE_STEPS}, ms`]: average(scoring.slice(0, EDGE_STEPS)),
    [`a step, last ${EDGE_STEPS}, ms`]: average(scoring.slice(-EDGE_STEPS)),
    'looking for more, ms': steps.at(-1),
    'ranking, ms': markMs,
    'audit, ms': auditMs,
  };
  quiet.mockRestore();
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
});

async function measure<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const started = Date.now();
  const result = await work();
  return [Date.now() - started, result];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function average(figures: readonly number[]): number {
  return Math.round(sum(figures) / figures.length);
}
