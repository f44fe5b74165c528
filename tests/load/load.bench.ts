import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { SWEEP_AFTER_MS } from '#api/payments/rules.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { mails } from '#api/platform/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { runSweep } from '#api/sweep.ts';
import { expectConsistent } from '../support/faults.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import {
  COMPLETED,
  createProviderEvent,
  db,
  deliverEvent,
  EXPIRED,
  runAsSystem,
  simulateAtProvider,
} from '../support/payments.ts';
import { subscribeFan } from '../support/paying-fan.ts';
import { seedCampaign } from '../support/seed.ts';

const FANS = 200;
/** One fan in so many leaves the provider's page without paying. */
const LEAVING = 8;
/** One message in so many never arrives. */
const LOST = 10;
/** Runs of the sweep in which what was lost is found at the latest. */
const SWEEPS_MAX = 10;

type Fan = Awaited<ReturnType<typeof subscribeFan>>;

async function act(fan: Fan, at: number) {
  const isLeaving = at % LEAVING === 0;
  const session = await simulateAtProvider(isLeaving ? 'expire' : 'pay', fan.sessionId);
  return createProviderEvent(isLeaving ? EXPIRED : COMPLETED, session);
}

test('200 fans at once each end paid once or failed', { timeout: 1_800_000 }, async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const started = Date.now();
  const fans = await Promise.all(Array.from({ length: FANS }, () => subscribeFan(id)));
  const subscribed = Date.now();
  const events = await Promise.all(fans.map(act));
  const arriving = events.filter((_, at) => at % LOST !== 0);
  const answers = await Promise.all([...arriving, ...arriving].reverse().map((event) => deliverEvent(event)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const delivered = Date.now();
  const unsettled = () => db.$count(submissions, eq(submissions.status, 'pending'));
  const lost = await unsettled();
  let sweeps = 0;
  for (; sweeps < SWEEPS_MAX && (await unsettled()) > 0; sweeps += 1)
    await runAsSystem(runSweep, new Date(Date.now() + SWEEP_AFTER_MS + sweeps * 5 * MINUTE_MS));
  vi.restoreAllMocks();

  const rows = await db.select({ status: submissions.status }).from(submissions);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const leaving = fans.filter((_, at) => at % LEAVING === 0).length;
  expect({ paid: count('paid'), failed: count('failed') }).toEqual({ paid: FANS - leaving, failed: leaving });
  const [result] = await db.select().from(campaignResults).where(eq(campaignResults.campaignId, id));
  expect(result).toMatchObject({ participants: FANS - leaving, payments: FANS - leaving, refunds: 0 });
  const receipts = (await db.select({ key: mails.key }).from(mails)).filter(({ key }) =>
    key.startsWith('paid:'),
  );
  expect(receipts).toHaveLength(FANS - leaving);
  await expectConsistent('after the load');
  const figures = {
    fans: FANS,
    'subscribing, s': (subscribed - started) / SECOND_MS,
    'webhooks, s': (delivered - subscribed) / SECOND_MS,
    'messages delivered': answers.length,
    'payments that waited for the sweep': lost,
    'sweeps until none waited': sweeps,
    paid: count('paid'),
    failed: count('failed'),
  };
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
});
