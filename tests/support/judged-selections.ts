// The judge imports these when it first needs them; that takes time in which the moved clock would run on.
import '#api/scoring/judge/ai-model.ts';
import '#api/scoring/judge/probe/run-probe.ts';
import { startDueSelections } from '#api/nominees/index.ts';
import { runSelection } from '#api/nominees/run-selection.ts';
import type { SelectionRun } from '#api/nominees/rules.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { PROBE_SET } from '#api/scoring/graded/graded-set.ts';
import trial from '#api/scoring/graded/trial.json' with { type: 'json' };
import { withParts, runAsSystem } from './api.ts';
import { findRows } from './rows.ts';
import { createGrader, createMockAi, type MockJudgeKind } from './mock-judges.ts';
import { createMovedClock } from './moved-clock.ts';
import { seedAnswers } from './answers.ts';
import { seedCampaign } from './seed.ts';

const LATENCY_MS = 1000;
const SWEEP_MS = 5 * MINUTE_MS;

type Options = {
  readonly judge?: MockJudgeKind;
  /** The deadline of each campaign, by the order of closing; none by default. */
  readonly getDeadline?: (start: Date, place: number) => Date;
  /** Whether the judge is unavailable at an instant; `calls` is the number of calls answered before. */
  readonly isDown?: (now: Date, calls: number) => boolean;
};

/** The answers of a campaign, with grades from 0 to 10 that do not depend on their position. */
const listGraded = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    answer: `In ${1000 + index}.`,
    grade: (((index * 37) % count) * 10) / count,
  }));

/**
 * Selects the nominees of campaigns that are due at once, on a moved clock, with a judge that takes a second per call
 * and a sweep every five minutes. Returns how long that took, and the number of answered calls in each minute.
 */
export async function selectByClock(
  campaigns: number,
  answers: number,
  { judge = 'perfect', isDown = () => false, getDeadline }: Options = {},
) {
  const start = new Date();
  const clock = createMovedClock(start);
  const graded = listGraded(answers);
  const known = [...graded, ...PROBE_SET, ...trial.hardThemes.map(({ answer }) => ({ answer, grade: 9 }))];
  const minutes: number[] = [];
  const AI = createMockAi(judge, createGrader(known), async () => {
    const now = clock.getNow();
    await clock.sleep(LATENCY_MS);
    if (isDown(now, minutes.length)) throw new Error('out of order');
    minutes.push(Math.floor((now.getTime() - start.getTime()) / MINUTE_MS));
  });
  const runs: Promise<unknown>[] = [];
  const NOMINEE_SELECTION = {
    createBatch: ({ instances }: { readonly instances: readonly { readonly params: SelectionRun }[] }) => {
      runs.push(...instances.map(({ params }) => runByClock(params)));
      return Promise.resolve({ created: [], errors: [] });
    },
  };
  const under: Env = withParts({ AI, NOMINEE_SELECTION });
  const runByClock = (run: SelectionRun) =>
    runAsSystem(
      (ctx) =>
        runSelection(run, {
          getContext: () => ({ ...ctx, now: clock.getNow() }),
          runStep: (_name, work) => work(),
          waitForPayments: () => Promise.resolve(),
          waitUntil: (_name, time) => clock.waitUntil(time),
        }),
      clock.getNow,
      under,
    );
  const ids: string[] = [];
  const slugs: string[] = [];
  for (let count = 0; count < campaigns; count += 1) {
    const closedAt = new Date(start.getTime() - (campaigns - count) * 1000);
    const subscriptionDeadline = getDeadline?.(start, count) ?? null;
    const { id, slug } = await seedCampaign({ isActive: false, closedAt, subscriptionDeadline });
    await seedAnswers(id, answers, (index) => graded[index]?.answer ?? '');
    ids.push(id);
    slugs.push(slug);
  }
  const sweepUntilDone = async () => {
    for (;;) {
      await runAsSystem(startDueSelections, clock.getNow(), under);
      const rows = await findRows('selectionRuns', { campaignId: ids });
      if (rows.length === campaigns && rows.every(({ nextAttemptAt }) => nextAttemptAt === null)) break;
      await clock.sleep(SWEEP_MS);
    }
    await Promise.all(runs);
  };
  await clock.run(sweepUntilDone());
  const lastMinute = Math.max(...minutes);
  const perMinute = Array.from(
    { length: lastMinute + 1 },
    (_, minute) => minutes.filter((one) => one === minute).length,
  );
  return { ids, slugs, calls: minutes.length, perMinute };
}
