import { setTimeout as sleep } from 'node:timers/promises';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { stopProcesses } from '#api/local/processes.ts';
import { prepareCopy, type Copy } from './copy.ts';
import { copyDatabase, toDrizzle } from './database.ts';
import { heal } from './heal.ts';
import { checkInvariants, type Result } from './invariants/invariants.ts';
import { loadEvidence } from './invariants/load-evidence.ts';
import { planChaos, type ChaosPlan } from './plan-chaos.ts';
import { disrupt, playPerson, type Disrupted } from './play.ts';
import { countActs, printReport } from './print-report.ts';
import { startProvider, type Provider } from './provider.ts';
import { createTally } from './tally.ts';
import type { World } from './world.ts';

const USAGE = 'Usage: npm run chaos -- <minutes, 1 to 60> [seed]';
const MINUTES_MAX = 60;
/** Acts that started in time may end this much later. */
const END_GRACE_MS = 60 * SECOND_MS;
/** A call that started during a disruption may fail up to this long after it. */
const AFTERWARDS_MS = 5 * SECOND_MS;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await stopProcesses();
}
process.exit();

async function run(): Promise<number> {
  const [minutes = NaN, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);
  if (!(minutes > 0 && minutes <= MINUTES_MAX) || !Number.isSafeInteger(seed)) throw new Error(USAGE);
  const plan = planChaos(minutes, seed);
  console.log(
    `seed ${seed}, ${minutes} minutes, ${plan.people.length} people; again with npm run chaos -- ${minutes} ${seed}`,
  );
  const copy = await prepareCopy((line) => console.log(line));
  const provider = await startProvider(copy.instance, plan.fates);
  try {
    await copy.start();
    return await runPlan(plan, copy, provider);
  } finally {
    await copy.stop();
    await provider.stop();
  }
}

async function runPlan(plan: ChaosPlan, copy: Copy, provider: Provider): Promise<number> {
  const startedAt = Date.now();
  const disrupted: Disrupted = { lines: [], seen: [], isDown: false };
  const world = createWorld(plan, copy, provider, disrupted);
  const everyone = Promise.all([
    disrupt(copy, world, plan.disruptions, disrupted),
    ...plan.people.map((planned) => playPerson(world, planned)),
  ]);
  await Promise.race([everyone, sleep(plan.minutes * MINUTE_MS + END_GRACE_MS)]);
  console.log(`${countActs(world.tally)} acts of ${plan.people.length} people; putting everything right …`);
  const { healedAt } = await heal(copy, provider, plan.seed, (line) => console.log(line));
  await copy.stop();
  const results = await check(copy, { world, startedAt, healedAt, seen: disrupted.seen });
  printReport({ tally: world.tally, provider, disruptions: disrupted.lines, results });
  const broken = results.filter(({ violations }) => violations.length > 0).length;
  console.log(`\nseed ${plan.seed}: ${results.length} invariants, ${broken} broken`);
  return broken > 0 ? 1 : 0;
}

function createWorld(plan: ChaosPlan, copy: Copy, provider: Provider, disrupted: Disrupted): World {
  const endsAt = Date.now() + plan.minutes * MINUTE_MS;
  let disturbedUntil = 0;
  return {
    site: copy.site,
    provider,
    inbox: provider.inbox,
    tally: createTally(),
    campaigns: [],
    submissions: [],
    sessions: new Set(),
    erased: [],
    isDisturbed: () => {
      if (disrupted.isDown) disturbedUntil = Date.now() + AFTERWARDS_MS;
      return Date.now() < disturbedUntil;
    },
    isOver: () => Date.now() >= endsAt,
  };
}

type Ended = {
  readonly world: World;
  readonly startedAt: number;
  readonly healedAt: number;
  readonly seen: Disrupted['seen'];
};

async function check(copy: Copy, { world, startedAt, healedAt, seen }: Ended): Promise<readonly Result[]> {
  const { provider, tally, erased, inbox } = world;
  const database = copyDatabase(copy.state, `${copy.folder}/end.sqlite`);
  loadEvidence(database, {
    startedAt,
    healedAt,
    endedAt: Date.now(),
    erased,
    seen,
    book: await provider.readBook(),
    received: inbox.list(),
    witnessed: tally.witnessed,
  });
  const broken = (await auditScores(toDrizzle(database))).filter(({ problem }) => problem);
  const audit = broken.map(({ slug, problem }) => ({ slug, ...problem }));
  return [
    ...checkInvariants(database),
    { name: 'a record that is not as it was written', violations: audit },
  ];
}
