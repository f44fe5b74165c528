import { and, eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { SWEEP_AFTER_MS } from '#api/payments/rules.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { mails } from '#api/platform/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { runSweep } from '#api/sweep.ts';
import { expectConsistent } from '../support/faults.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  COMPLETED,
  createProviderEvent,
  deliverEvent,
  EXPIRED,
  simulateAtProvider,
} from '../support/provider.ts';
import { db, runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { subscribeFan } from '../support/paying-fan.ts';
import { seedCampaign } from '../support/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    loadMinutes: number;
    /** Called after every round, while no fan is active; empty for a run of one round. */
    loadRoundsUrl: string;
  }
}

const FANS = 200;
/** One in this many fans leaves the provider's page without paying. */
const LEAVING = 8;
/** One in this many messages never arrives. */
const LOST = 10;
/** Maximum number of sweeps until what was lost is found. */
const SWEEPS_MAX = 10;
const REPORT_PAUSE_MS = 50;

type Fan = Awaited<ReturnType<typeof subscribeFan>>;

async function act(fan: Fan, at: number) {
  const isLeaving = at % LEAVING === 0;
  const session = await simulateAtProvider(isLeaving ? 'expire' : 'pay', fan.sessionId);
  return createProviderEvent(isLeaving ? EXPIRED : COMPLETED, session);
}

/** Lets fans go the whole way concurrently; returns the duration once each of them has paid once or failed. */
async function runRound() {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  const started = Date.now();
  const fans = await Promise.all(Array.from({ length: FANS }, () => subscribeFan(id)));
  const subscribed = Date.now();
  const events = await Promise.all(fans.map(act));
  const arriving = events.filter((_, at) => at % LOST !== 0);
  const answers = await Promise.all([...arriving, ...arriving].reverse().map((event) => deliverEvent(event)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const delivered = Date.now();
  const isOwn = eq(submissions.campaignId, id);
  const countUnsettled = () => db.$count(submissions, and(isOwn, eq(submissions.status, 'pending')));
  const lost = await countUnsettled();
  let sweeps = 0;
  for (; sweeps < SWEEPS_MAX && (await countUnsettled()) > 0; sweeps += 1)
    await runAsSystem(runSweep, new Date(Date.now() + SWEEP_AFTER_MS + sweeps * 5 * MINUTE_MS));
  const rows = await db
    .select({ id: submissions.id, status: submissions.status })
    .from(submissions)
    .where(isOwn);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const leaving = fans.filter((_, at) => at % LEAVING === 0).length;
  expect({ paid: count('paid'), failed: count('failed') }).toEqual({ paid: FANS - leaving, failed: leaving });
  const [result] = await findRows('campaignResults', { campaignId: id });
  expect(result).toMatchObject({ participants: FANS - leaving, payments: FANS - leaving, refunds: 0 });
  const isReceipt = eq(mails.key, sql`'paid:' || ${submissions.id}`);
  const receipts = db.select({ id: submissions.id }).from(submissions).innerJoin(mails, isReceipt);
  expect(await receipts.where(isOwn)).toHaveLength(FANS - leaving);
  return {
    fans: FANS,
    'subscribing, s': (subscribed - started) / SECOND_MS,
    'webhooks, s': (delivered - subscribed) / SECOND_MS,
    'messages delivered': answers.length,
    'payments that waited for the sweep': lost,
    'sweeps until none waited': sweeps,
    paid: count('paid'),
    failed: count('failed'),
  };
}

/** Reports the end of a round and waits until it is recorded; does some work, as idle isolates ignore the inspector. */
async function reportRound(url: string) {
  await fetch(url, { method: 'POST' });
  // Without a pause, workerd hardly reads from its connections.
  while ((await fetch(url)).status === 202) {
    await db.run(sql`select 1`);
    await scheduler.wait(REPORT_PAUSE_MS);
  }
}

test('200 fans at once each end paid once or failed, again and again', { timeout: 7_200_000 }, async () => {
  const { info, warn } = console;
  // A spy would store every line, which would look like a memory leak in a long run.
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  const end = Date.now() + inject('loadMinutes') * MINUTE_MS;
  const roundsUrl = inject('loadRoundsUrl');
  let rounds = 0;
  let figures;
  do {
    figures = await runRound();
    rounds += 1;
    if (roundsUrl) await reportRound(roundsUrl);
  } while (Date.now() < end);
  Object.assign(console, { info, warn });
  await expectConsistent('after the load');
  for (const [name, figure] of Object.entries({ rounds, ...figures })) console.log(`${name}: ${figure}`);
});
