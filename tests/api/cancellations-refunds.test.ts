import { afterEach, expect, test, vi } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { crashAtCall } from '../support/crash.ts';
import { runAsSystem } from '../support/system.ts';
import {
  countRefundStates,
  createFastEnv,
  replyBusy,
  seedPayments,
  stubRefunds,
} from '../support/refunds.ts';
import { seedCampaign } from '../support/seed.ts';

const PAYMENTS = 300;
const ENDING = { by: 'admin', reason: 'The celebrity has fallen ill for a long time.' } as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

afterEach(() => void vi.unstubAllGlobals());

/** Sweeps until nothing is due any more, each time five minutes later. */
async function sweepRefunds(campaignId: string, under: Env): Promise<void> {
  for (let sweep = 1; (await countRefundStates(campaignId)).paid > 0; sweep += 1)
    await runAsSystem((ctx) => refundDuePayments(ctx), inMinutes(5 * sweep), under);
}

/** Hundreds of refunds take a minute on a busy machine. */
const SLOW = { timeout: 240_000 };

test(
  'hundreds of payments go back once each, through a busy provider, crashes and a second stop',
  SLOW,
  async () => {
    const { id } = await seedCampaign();
    const submissionIds = await seedPayments(id, PAYMENTS);
    let asked = 0;
    const provider = stubRefunds(() => {
      asked += 1;
      return asked % 70 === 0 ? replyBusy(2) : undefined;
    });
    const under = createFastEnv();
    const crash = crashAtCall(40, 'after');
    await runAsSystem((ctx) => endCampaign(ctx, id, ENDING), new Date(), under).catch(() => undefined);
    crash.restore();
    expect((await countRefundStates(id)).paid).toBeGreaterThan(0);
    expect(await runAsSystem((ctx) => endCampaign(ctx, id, ENDING), new Date(), under)).toBe(false);
    const hangUp = crashAtCall(90, 'before');
    await runAsSystem((ctx) => refundDuePayments(ctx), inMinutes(5), under).catch(() => undefined);
    hangUp.restore();
    await sweepRefunds(id, under);
    expect(await countRefundStates(id)).toMatchObject({ paid: 0, refunded: PAYMENTS, mails: PAYMENTS });
    expect(provider.listRefunded().toSorted()).toEqual(submissionIds.map((one) => `pi_${one}`).toSorted());
  },
);

test('a provider that limits the rate is left alone as long as it says, which does not count as a try', async () => {
  const { id } = await seedCampaign();
  await seedPayments(id, 8);
  let isBusy = true;
  const provider = stubRefunds(() => (isBusy ? replyBusy(90) : undefined));
  const under = createFastEnv();
  const start = new Date();
  await runAsSystem((ctx) => endCampaign(ctx, id, ENDING), start, under);
  const asked = provider.calls.length;
  expect(asked).toBeLessThan(8);
  const early = new Date(start.getTime() + 89 * SECOND_MS);
  await runAsSystem((ctx) => refundDuePayments(ctx), early, under);
  expect(provider.calls).toHaveLength(asked);
  isBusy = false;
  await runAsSystem((ctx) => refundDuePayments(ctx), new Date(start.getTime() + 91 * SECOND_MS), under);
  expect(await countRefundStates(id)).toEqual({ paid: 0, refunded: 8, tries: 0, mails: 8 });
});
