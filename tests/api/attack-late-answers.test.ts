import '#api/scoring/judge/ai-model.ts';
import '#api/scoring/judge/probe/run-probe.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startDueSelections } from '#api/nominees/index.ts';
import { runSelection } from '#api/nominees/run-selection.ts';
import { PROBE_SET } from '#api/scoring/graded/graded-set.ts';
import trial from '#api/scoring/graded/trial.json' with { type: 'json' };
import { listDueReadings, readAnswers, scoreAnswers } from '#api/scoring/index.ts';
import { scores } from '#api/scoring/table.ts';
import { seedAnswers } from '../support/answers.ts';
import { db, runAsSystem, withParts } from '../support/api.ts';
import { createGrader, createLanguageJudge, createMockAi, createReading } from '../support/mock-judges.ts';
import { claim, seedClosedCampaign } from '../support/selections.ts';

const BEST = 'In 1999 we cooked soup for the whole street.';
const GRADED = [
  { answer: BEST, grade: 10 },
  { answer: 'In 1001.', grade: 5 },
  ...PROBE_SET,
  ...trial.hardThemes.map(({ answer }) => ({ answer, grade: 9 })),
];

test('an answer whose payment arrives while the judge reads the others is read too', async () => {
  const campaign = await seedClosedCampaign(3, () => 'In 1001.');
  const AI = createMockAi('perfect', createGrader(GRADED), () => Promise.resolve());
  const under: Env = withParts({ AI });
  const run = await claim(campaign);
  let late = '';
  await runAsSystem(
    (ctx) =>
      runSelection(run, {
        getContext: () => ({ ...ctx, now: new Date() }),
        runStep: async (name, work) => {
          // A bank transfer that was under way arrives after the first reading.
          if (late === '' && /^(?:turn for reading 2|score answers)/.test(name))
            [late = ''] = await seedAnswers(campaign.id, 1, () => BEST);
          return work();
        },
        waitForPayments: () => Promise.resolve(),
        waitUntil: () => Promise.resolve(),
      }),
    new Date(),
    under,
  );
  const readLate = () => db.select().from(scores).where(eq(scores.submissionId, late));
  // It may wait for the sweep, but is never recorded as one that could not be judged.
  await runAsSystem(startDueSelections, new Date(Date.now() + 60 * 60 * 1000), under);
  expect(await readLate()).toMatchObject([{ outcome: 'scored', score: 10 }]);
});

// A selection that sleeps between its steps wakes up under a new version: the readings it made are of the former one.
test('answers that were read under a former version of the judge are read again, not recorded as unavailable', async () => {
  const { id } = await seedClosedCampaign(2, () => 'Because she sings.');
  const former = createLanguageJudge(() => Promise.resolve(createReading(5)));
  await runAsSystem(async (ctx) => {
    const ids = await listDueReadings(ctx, id, former, { reading: 1, cuts: [32, 10] });
    expect(await readAnswers(ctx, id, ids, former, { reading: 1 })).toBe(2);
  });
  await runAsSystem((ctx) => scoreAnswers(ctx, id, { ...former, rubricVersion: 'next' }));
  const rows = await db.select().from(scores).where(eq(scores.campaignId, id));
  expect(rows.filter(({ outcome }) => outcome === 'unavailable')).toEqual([]);
});
