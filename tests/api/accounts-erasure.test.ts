import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit-scores.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { scores } from '#api/scoring/table.ts';
import { runSweep } from '#api/sweep.ts';
import { submissions } from '#api/submissions/table.ts';
import { createLoggedInUser, PASSWORD } from '../support/logged-in-user.ts';
import {
  runAsSystem,
  simulateAtProvider,
  db,
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
  getSubmissionStatus,
  getSubmission,
  createSubscription,
} from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign } from '../support/seed.ts';

const SWEEP_MS = 11 * 60_000;
const erase = async ({ delete: call }: Awaited<ReturnType<typeof createLoggedInUser>>) =>
  (await call('/api/users/me', { password: PASSWORD })).status;

test('erasing a fan blanks the reasoning about their answer and keeps the chain of scores whole', async () => {
  const [gone, fan] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const [first = '', second = ''] = await seedAnswers(campaign.id, 2);
  await db.update(submissions).set({ userId: gone.id }).where(eq(submissions.id, first));
  await db.update(submissions).set({ userId: fan.id }).where(eq(submissions.id, second));
  await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id));
  const reasonings = async () => {
    const rows = await db
      .select()
      .from(scores)
      .where(eq(scores.campaignId, campaign.id))
      .orderBy(scores.position);
    return rows.map(({ reasoning }) => reasoning);
  };
  const [, kept] = await reasonings();

  expect(await erase(gone)).toBe(200);

  expect(await reasonings()).toEqual(['', kept]);
  expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ count: 2, problem: undefined }]);
});

describe('an open checkout of a fan who erases their account', () => {
  test('cannot be paid any more', async () => {
    const fan = await createLoggedInUser('fan');
    const [one, two] = [await createSubscription({ fan }), await createSubscription({ fan })];
    const other = await createSubscription();
    expect(await erase(fan)).toBe(200);
    for (const { sessionId, submissionId } of [one, two]) {
      expect((await getCheckoutSession(sessionId)).status).toBe('expired');
      expect(await getSubmission(submissionId)).toMatchObject({ status: 'cancelled', userId: null });
    }
    expect((await getCheckoutSession(other.sessionId)).status).toBe('open');
  });

  test('is ended later by the sweep when the provider cannot be reached', async () => {
    const fan = await createLoggedInUser('fan');
    const { sessionId, submissionId } = await createSubscription({ fan });
    await env.DB.prepare('update checkouts set id = ? where id = ?').bind('cs_other_name', sessionId).run();
    expect(await erase(fan)).toBe(200);
    expect((await getCheckoutSession(sessionId)).status).toBe('open');
    await env.DB.prepare('update checkouts set id = ? where id = ?').bind(sessionId, 'cs_other_name').run();
    await runAsSystem(runSweep, new Date(Date.now() + SWEEP_MS));
    expect((await getCheckoutSession(sessionId)).status).toBe('expired');
    expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
  });

  test('is refunded when it was paid a moment before', async () => {
    const fan = await createLoggedInUser('fan');
    const { sessionId, submissionId } = await createSubscription({ fan });
    const session = await simulateAtProvider('pay', sessionId);
    expect(await erase(fan)).toBe(200);
    await deliverEvent(createProviderEvent('checkout.session.completed', session));
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
    expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
  });
});
