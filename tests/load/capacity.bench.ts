import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { BATCH_MAX } from '#api/platform/send-mails.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#api/platform/rules.ts';
import { CALL_PAUSE_MS, CALLS_PER_RUN } from '#api/platform/send-mails.ts';
import answers from '#api/scoring/graded/answers.json' with { type: 'json' };
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { recordStatements } from '../support/crash.ts';
import { listCheckoutSessions } from '../support/provider.ts';
import { listOutbox, runAsSystem } from '../support/api.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
import { createProductionQueues, deliverMessages } from '../support/queues.ts';
import { seedCampaign } from '../support/seed.ts';
import { countFans, listParts } from './capacity-rules.ts';
import { BILLS, findDrift, listMonthlyCosts, MEASURED, STORED, sumDollars } from './cost-rules.ts';
import { measurePrompt } from './measure-prompt.ts';
import { measureUsedBytes } from './measure-storage.ts';

/** Enough concurrent messages to fill the queue's batches, as on a busy evening. */
const FANS = 50;
/** How far a measured figure may deviate from the one used in the documents. */
const DRIFT_MAX = 0.25;
/** The interval of the cron in wrangler.toml. */
const SWEEP_SECONDS = 300;

// The Worker's own log would hide the figures.
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
});

const readSize = async () => (await env.DB.prepare('select 1').run()).meta.size_after;

test('how many fans a second each part carries', { timeout: 600_000 }, async () => {
  const { id } = await seedCampaign();
  // The first fan also freezes the campaign's brief.
  await recordPayingFan(id);
  const before = await readSize();
  // Without queues, because waiting mails would count as bytes of the database.
  const alone = [];
  for (let at = 0; at < FANS; at += 1) alone.push(await recordPayingFan(id));
  const bytes = Math.round(((await readSize()) - before) / FANS);
  const { under, messages } = createProductionQueues();
  const fans = [];
  for (let at = 0; at < FANS; at += 1) fans.push(await recordPayingFan(id, under));
  const consumers = recordStatements();
  const bodies = messages.map(({ body }) => body);
  await deliverMessages('WEBHOOKS', under, bodies);
  await deliverMessages('MAILS', under, [{ due: 'mails' }]);
  consumers.restore();
  const calls = [...fans.flatMap(({ auth, subscribe }) => [...auth, ...subscribe]), ...consumers.calls];
  const { email = '', submissionId = '' } = fans.at(-1) ?? {};
  const perFan = (sum: number) => Math.round((sum / FANS) * 10) / 10;
  const costs = {
    statements: perFan(calls.flat().length),
    calls: perFan(calls.length),
    mails: (await listOutbox(email, '')).length,
    checkouts: (await listCheckoutSessions(submissionId)).length,
    bytes,
  };
  for (const [name, figure] of Object.entries(costs)) console.log(`${name} of a fan: ${figure}`);
  const runs = {
    mailsPerSecond: (BATCH_MAX * SECOND_MS) / CALL_PAUSE_MS,
    mailsPerRun: CALLS_PER_RUN * BATCH_MAX,
    secondsBetween: SWEEP_SECONDS,
  };
  const parts = listParts(costs, runs);
  for (const { part, fansPerSecond, limit, source, widen } of parts)
    console.log(`${fansPerSecond.toFixed(1)} fans a second: ${part} (${limit}; ${source}); wider: ${widen}`);
  // Rows are billed, and a batched statement writes those of every fan.
  const statements = perFan(
    alone.flatMap(({ auth, subscribe, webhook }) => [...auth, ...subscribe, ...webhook].flat()).length,
  );
  const measured = { ...costs, statements, promptCharacters: measurePrompt() };
  for (const { fans, campaigns } of BILLS) {
    const lines = listMonthlyCosts(fans, campaigns, measured);
    console.log(`A month of ${fans} fans in ${campaigns} campaigns: $${sumDollars(lines)}, of which`);
    for (const { part, amount, dollars, source } of lines)
      console.log(`  $${dollars.toFixed(2)} for ${amount} ${part} (${source})`);
  }
  // The bill in edge-api/README.md is based on these.
  expect(findDrift(measured, { ...MEASURED }, DRIFT_MAX)).toEqual([]);
  expect(costs.calls).toBeLessThanOrEqual(7);
  expect(costs.statements).toBeLessThanOrEqual(12);
  expect(parts.find(({ part }) => !part.startsWith('judge'))?.part).toBe('payment provider');
});

test('how many bytes a fan is, and how many fans a database holds', { timeout: 600_000 }, async () => {
  // Rows of earlier fans that expire must not count here.
  await sweepAfter(360);
  const owner = await createCampaignOwner();
  const { id } = await owner.seedOwnCampaign();
  await recordPayingFan(id);
  const start = await measureUsedBytes();
  // Every fourth answer, to include all kinds; they are as long as real ones.
  const texts = answers.filter((_, at) => at % 4 === 0).map(({ answer }) => answer);
  for (const text of texts) await recordPayingFan(id, env, text);
  const perFan = async () => Math.round(((await measureUsedBytes()) - start) / texts.length);
  const paid = await perFan();
  await owner.close(id);
  const { docs } = await owner.waitForNominees(id);
  expect((await owner.choose(id, [docs[0]?.submissionId ?? ''])).status).toBe(200);
  const judged = await perFan();
  await sweepAfter(360);
  const pruned = await perFan();
  const bytes = { paid, judged, pruned };
  for (const [state, figure] of Object.entries(bytes))
    console.log(`bytes of a fan, ${state}: ${figure}; fans in a database of 10 GB: ${countFans(figure)}`);
  expect(findDrift(bytes, { ...STORED }, DRIFT_MAX)).toEqual([]);
});

/** Sweeps `days` from now until everything due then is done. */
async function sweepAfter(days: number): Promise<void> {
  for (let runs = 0; runs < 3; runs += 1)
    await runAsSystem(runSweep, new Date(Date.now() + days * DAY_MS + runs * HOUR_MS));
}
