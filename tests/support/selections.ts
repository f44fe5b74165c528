import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { startDueSelections, startSelection } from '#api/nominees/index.ts';
import { STALL_MS, type SelectionRun } from '#api/nominees/rules.ts';
import { claimRuns } from '#api/nominees/selection-runs.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { db, runAsSystem, listPaymentMails, listQueuedMails } from './api.ts';
import { findRows } from './rows.ts';
import { PLAIN, seedAnswers } from './answers.ts';
import { seedCampaign, seedUser, getCampaign } from './seed.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Exists only in tests: the selection's workflow, elsewhere NOMINEE_SELECTION. */
      SELECTION: Workflow<SelectionRun>;
    }
  }
}

/** An environment in which selections run as workflows. */
export const workflowEnv: Env = { ...env, NOMINEE_SELECTION: env.SELECTION };

/**
 * Every seventh answer is the best, so that a selection that misses it fails the test; all are too short to be near
 * copies of each other.
 */
const toGraded = (index: number): string => (index % 7 === 6 ? 'Because she sings.' : PLAIN);

/** The domain of all owners in a test file. */
const OWNERS = `@${crypto.randomUUID()}.test`;

/** Seeds a closed campaign with paid answers. */
export async function seedClosedCampaign(answers: number, toAnswer = toGraded) {
  const closedAt = new Date();
  const owner = await seedUser({ role: 'celebrity', email: `${crypto.randomUUID()}${OWNERS}` });
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt });
  const ids = await seedAnswers(campaign.id, answers, toAnswer);
  return { ...campaign, answers: ids, selection: { campaignId: campaign.id, closedAt: closedAt.getTime() } };
}
export type ClosedCampaign = Awaited<ReturnType<typeof seedClosedCampaign>>;

/** Selects as the sweep or a closing does, and waits for it; without a workflow unless `under` has one. */
export const select = ({ id }: Pick<ClosedCampaign, 'id'>, now = new Date(), under: Env = env) =>
  runAsSystem((ctx) => startSelection(ctx, id), now, under);

/** Runs a sweep's selections after the time at which a silent run counts as stalled. */
export const sweepAfterStall = (under: Env = env) =>
  runAsSystem(startDueSelections, new Date(Date.now() + STALL_MS), under);

/** Claims a run without running it. */
export async function claim({ selection }: Pick<ClosedCampaign, 'selection'>): Promise<SelectionRun> {
  const [run] = await runAsSystem((ctx) => claimRuns(ctx, [selection], { isForced: true }));
  if (!run) throw new Error('the run was not claimed');
  return run;
}

/** Returns the state of a campaign's selection. */
export async function getRun({ id }: Pick<ClosedCampaign, 'id'>) {
  const [row] = await findRows('selectionRuns', { campaignId: id });
  return row;
}

/** Checks the result of selections, whatever happened before; reads the long outbox only once. */
export async function expectSelected(...closedCampaigns: readonly ClosedCampaign[]): Promise<void> {
  // Resends mails that were lost on the way to the outbox.
  await runAsSystem(sendAllDueMails, new Date(Date.now() + 3 * HOUR_MS));
  await Promise.all(closedCampaigns.map(expectRanked));
  const mails = await listPaymentMails(OWNERS);
  const owners = await Promise.all(
    closedCampaigns.map(async ({ ownerId }) => (await findRows('user', { id: ownerId }))[0]),
  );
  const mailsFor = (email = '') => mails.filter(({ to }) => [to].flat().some((one) => one.includes(email)));
  expect(owners.map((owner) => mailsFor(owner?.email).length)).toEqual(owners.map(() => 1));
}

async function expectRanked(campaign: ClosedCampaign): Promise<void> {
  const { id, slug, answers, selection } = campaign;
  const rows = await findRows('scores', { campaignId: id });
  expect(rows.map(({ submissionId }) => submissionId).toSorted()).toEqual(answers.toSorted());
  const [audited] = await auditScores(db, { slug });
  expect(audited?.problem).toBeUndefined();
  // In addition to the scores: the brief, and at least one ranking with its nomination.
  expect(audited?.count).toBeGreaterThanOrEqual(answers.length + 3);
  const best = answers.filter((_, index) => index % 7 === 6).slice(0, 10);
  const chosen = await findRows('nominees', { campaignId: id }, 'rank');
  expect(chosen.slice(0, best.length).map(({ submissionId }) => submissionId)).toEqual(best);
  expect(chosen).toHaveLength(Math.min(10, answers.length));
  expect(await listQueuedMails(`nominees:${id}:${selection.closedAt}`)).toMatchObject([
    { sentAt: expect.any(Date) },
  ]);
  const row = await getCampaign(id);
  expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: chosen.length });
  expect(await getRun(campaign)).toMatchObject({ runId: null, nextAttemptAt: null, failingSince: null });
}
