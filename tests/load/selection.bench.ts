import { expect, test, vi } from 'vitest';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { startDueSelections } from '#api/nominees/index.ts';
import { runSelection } from '#api/nominees/run-selection.ts';
import { failRun } from '#api/nominees/selection-runs.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { recordStatements } from '../support/crash.ts';
import { runAsSystem, db } from '../support/api.ts';
import { changeRows, countRows, deleteRows } from '../support/rows.ts';
import { seedAnswers } from '../support/answers.ts';
import { claim, seedClosedCampaign } from '../support/selections.ts';

const ANSWERS = 10_000;
const CAMPAIGNS = 1_000;
const BROKEN = 25;
/** The brief, the ranking and the nomination. */
const OTHER_ENTRIES = 3;
/** Number of steps averaged at each end. */
const EDGE_STEPS = 20;
const ANSWER =
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that because she is gone.';

/** Prints figures after work, whose log lines would hide them. */
async function report(work: () => Promise<Readonly<Record<string, unknown>>>): Promise<void> {
  const quiet = (['info', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  const figures = await work();
  quiet.forEach((spy) => spy.mockRestore());
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${String(figure)}`);
}

test('ten thousand paid answers are scored, ranked and audited', { timeout: 900_000 }, async () => {
  const campaign = await seedClosedCampaign(0);
  await seedAnswers(campaign.id, ANSWERS, (index) => `${ANSWER} That was ${index} times.`);
  const run = await claim(campaign);
  const steps: { readonly name: string; readonly ms: number; readonly calls: number }[] = [];
  await report(async () => {
    const started = Date.now();
    const calls = recordStatements();
    await runAsSystem((ctx) =>
      runSelection(run, {
        getContext: () => ({ ...ctx, now: new Date() }),
        waitForPayments: () => Promise.resolve(),
        waitUntil: () => Promise.resolve(),
        async runStep(name, work) {
          const before = calls.calls.length;
          const [ms, result] = await measure(work);
          steps.push({ name, ms, calls: calls.calls.length - before });
          return result;
        },
      }),
    );
    calls.restore();
    const total = Date.now() - started;
    const [auditMs, [audited]] = await measure(() => auditScores(db, { slug: campaign.slug }));
    expect(audited).toMatchObject({ count: ANSWERS + OTHER_ENTRIES, problem: undefined });
    const scoring = steps.filter(({ name }) => name.startsWith('score answers'));
    const scored = scoring.map(({ ms }) => ms).slice(0, ANSWERS / 50);
    return {
      answers: ANSWERS,
      steps: steps.length,
      'selection, s': Math.round(total / 100) / 10,
      [`a scoring step, first ${EDGE_STEPS}, ms`]: average(scored.slice(0, EDGE_STEPS)),
      [`a scoring step, last ${EDGE_STEPS}, ms`]: average(scored.slice(-EDGE_STEPS)),
      'database calls': calls.calls.length,
      'database calls of a step, most': Math.max(...steps.map(({ calls: count }) => count)),
      'ranking, ms': steps.find(({ name }) => name === 'mark nominees')?.ms,
      'audit, ms': auditMs,
    };
  });
});

test(
  'a thousand campaigns that are due at once are started, broken ones among them',
  { timeout: 900_000 },
  async () => {
    await changeRows('campaigns', {}, { winnersSelected: true });
    await deleteRows('selectionRuns');
    const broken = await Promise.all(Array.from({ length: BROKEN }, () => seedClosedCampaign(1)));
    for (const campaign of broken) {
      const run = await claim(campaign);
      await runAsSystem((ctx) => failRun(ctx, run, 'Error: gone'), new Date(Date.now() - DAY_MS / 2));
    }
    for (let count = 0; count < CAMPAIGNS; count += 50)
      await Promise.all(Array.from({ length: 50 }, () => seedClosedCampaign(1)));
    const createBatch = vi.fn(() => Promise.resolve({ created: [], errors: [] }));
    await report(async () => {
      const times: number[] = [];
      const calls = recordStatements();
      const counts: number[] = [];
      for (let started = 1; started > 0;) {
        const before = calls.calls.length;
        const [ms, count] = await measure(() =>
          runAsSystem((ctx) =>
            startDueSelections(
              Object.assign(ctx, { env: { ...ctx.env, NOMINEE_SELECTION: { createBatch } } }),
            ),
          ),
        );
        started = count;
        times.push(ms);
        counts.push(calls.calls.length - before);
      }
      calls.restore();
      const running = await countRows('selectionRuns', { attempt: 1 });
      expect(running).toBe(CAMPAIGNS);
      return {
        campaigns: CAMPAIGNS,
        broken: BROKEN,
        sweeps: times.length - 1,
        'a sweep, longest, ms': Math.max(...times),
        'a sweep with nothing due, ms': times.at(-1),
        'database calls of a sweep, most': Math.max(...counts),
      };
    });
  },
);

async function measure<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const started = Date.now();
  const result = await work();
  return [Date.now() - started, result];
}

function average(figures: readonly number[]): number {
  return Math.round(figures.reduce((total, figure) => total + figure, 0) / figures.length);
}
