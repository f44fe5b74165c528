import { expect, test } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { runSelection } from '#api/nominees/run-selection.ts';
import { runSweep } from '#api/sweep.ts';
import { cancel, createOwnedCampaign, REASON, stop, createNominated } from '../support/endings.ts';
import { createLoggedInUser } from '../support/people.ts';
import { runAsSystem, listOutbox, toRefusal } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { getSubmissionStatus } from '../support/answers.ts';
import { hoursFromNow, getCampaign, seedCampaign } from '../support/seed.ts';
import { breakMails } from '../support/mail-outage.ts';
import { claim } from '../support/selections.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { crashAtCall } from '../support/crash.ts';
import {
  countRefundStates,
  createFastEnv,
  replyBusy,
  seedPayments,
  stubRefunds,
} from '../support/refunds.ts';

const admin = await createLoggedInUser('admin');

test('an owner who cancels and chooses winners at once has cancelled', async () => {
  const { owner, campaign, paid, choose } = await createNominated();
  const [cancelled, chosen] = await Promise.all([cancel(owner, campaign), choose()]);
  expect(cancelled.status).toBe(200);
  expect([200, 409]).toContain(chosen.status);
  const row = await getCampaign(campaign.id);
  expect(row.winnersSelected).toBe(chosen.status === 200);
  expect(row.cancelledAt).not.toBeNull();
  const statuses = await Promise.all(paid.map(({ submissionId }) => getSubmissionStatus(submissionId)));
  expect(new Set(statuses)).toEqual(new Set(['refunded']));
});

test('a campaign that is stopped after its winners are chosen leaves their calendars', async () => {
  const { owner, campaign, paid, choose, winner } = await createNominated();
  expect((await choose()).status).toBe(200);
  expect((await stop(admin, campaign)).status).toBe(200);
  await runAsSystem(runSweep);
  for (const { submissionId, fan } of paid) {
    expect(await getSubmissionStatus(submissionId)).toBe('refunded');
    const [mail, ...others] = await listOutbox(fan.email, REASON);
    expect(others).toEqual([]);
    const [file] = mail?.attachments ?? [];
    if (submissionId === winner.submissionId) expect(file?.content).toContain('METHOD:CANCEL');
    else expect(file).toBeUndefined();
  }
  const calendar = await winner.fan.get(`/api/campaign-submissions/${winner.submissionId}/calendar`);
  expect(calendar.status).toBe(404);
  const meeting = await owner.patch(`/api/campaigns/${campaign.id}`, { plannedLocation: 'Delft' });
  expect(meeting).toMatchObject(toRefusal(409, 'campaign_cancelled'));
  const thanks = await owner.post(`/api/campaigns/${campaign.id}/thanks/send`, {});
  expect(thanks).toMatchObject(toRefusal(409, 'campaign_cancelled'));
});

// Regression: after an outage the winner read that they had been chosen, also by a mail that an admin sent again.
test('nobody is told of a choice that a cancellation has undone, also not by a mail that failed', async () => {
  const repair = breakMails();
  const { owner, campaign, paid, choose, winner } = await createNominated();
  expect((await choose()).status).toBe(200);
  const won = { key: `won:${winner.submissionId}` };
  await changeRows('mails', won, { failedAt: new Date(), nextAttemptAt: null });
  expect((await cancel(owner, campaign)).status).toBe(200);
  expect(await countRows('mails', won)).toBe(0);
  repair();
  await runAsSystem(sendAllDueMails, hoursFromNow(24));
  for (const { fan } of paid) {
    const subjects = (await listOutbox(fan.email, '')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Your money is on its way back/));
    expect(subjects).not.toContainEqual(expect.stringMatching(/chosen|choice|Your answer/));
  }
});

test('a selection that runs ends without nominees, and none begins later', async () => {
  const { owner, campaign } = await createOwnedCampaign({ isActive: false, closedAt: new Date() });
  const closed = {
    ...campaign,
    answers: [],
    selection: { campaignId: campaign.id, closedAt: campaign.closedAt?.getTime() ?? 0 },
  };
  const run = await claim(closed);
  await cancel(owner, campaign);
  const names: string[] = [];
  await runAsSystem((ctx) =>
    runSelection(run, {
      getContext: () => ctx,
      waitForPayments: () => Promise.resolve(),
      waitUntil: () => Promise.resolve(),
      runStep(name, work) {
        names.push(name);
        return work();
      },
    }),
  );
  expect(names).toHaveLength(1);
  await runAsSystem(runSweep, hoursFromNow(2));
  expect(await countRows('selectionRuns', { campaignId: campaign.id })).toBe(0);
  expect(await countRows('nominees', { campaignId: campaign.id })).toBe(0);
});

test('the audit accepts a campaign that does not go ahead, before and after its refunds', async () => {
  const { campaign } = await createNominated();
  await runAsSystem((ctx) => endCampaign(ctx, campaign.id, { by: 'charity', reason: REASON }));
  expect(await findProblem(campaign)).toBeUndefined();
  await runAsSystem(runSweep);
  expect(await findProblem(campaign)).toBeUndefined();
});

const PAYMENTS = 120;
const ENDING = { by: 'admin', reason: 'The celebrity has fallen ill for a long time.' } as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Sweeps every five minutes until nothing is due any more. */
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
      return asked % 30 === 0 ? replyBusy(2) : undefined;
    });
    const under = createFastEnv();
    const crash = crashAtCall(20, 'after');
    await runAsSystem((ctx) => endCampaign(ctx, id, ENDING), new Date(), under).catch(() => undefined);
    crash.restore();
    expect((await countRefundStates(id)).paid).toBeGreaterThan(0);
    expect(await runAsSystem((ctx) => endCampaign(ctx, id, ENDING), new Date(), under)).toBe(false);
    const hangUp = crashAtCall(10, 'before');
    await runAsSystem((ctx) => refundDuePayments(ctx), inMinutes(5), under).catch(() => undefined);
    hangUp.restore();
    expect(hangUp.hasHappened()).toBe(true);
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
