import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit-scores.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { scores } from '#api/scoring/table.ts';
import { runSweep } from '#api/sweep.ts';
import { submissions } from '#api/submissions/table.ts';
import { loggedInAs, PASSWORD } from '../support/logged-in.ts';
import {
  asSystem,
  atProvider,
  db,
  deliver,
  eventAbout,
  sessionAtProvider,
  statusOf,
  submissionRow,
  subscribed,
} from '../support/payments.ts';
import { plantAnswers } from '../support/plant-answers.ts';
import { plantCampaign } from '../support/plant.ts';

const SWEEP_MS = 11 * 60_000;
const erase = async ({ delete: call }: Awaited<ReturnType<typeof loggedInAs>>) =>
  (await call('/api/users/me', { password: PASSWORD })).status;

test('what was said about an erased fan’s answer goes with them, and the chain of scores stays whole', async () => {
  const [gone, fan] = [await loggedInAs('fan'), await loggedInAs('fan')];
  const campaign = await plantCampaign({ isActive: false, closedAt: new Date() });
  const [first = '', second = ''] = await plantAnswers(campaign.id, 2);
  await db.update(submissions).set({ userId: gone.id }).where(eq(submissions.id, first));
  await db.update(submissions).set({ userId: fan.id }).where(eq(submissions.id, second));
  await asSystem((ctx) => scoreAnswers(ctx, campaign.id));
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
    const fan = await loggedInAs('fan');
    const [one, two] = [await subscribed({ fan }), await subscribed({ fan })];
    const other = await subscribed();
    expect(await erase(fan)).toBe(200);
    for (const { sessionId, submissionId } of [one, two]) {
      expect((await sessionAtProvider(sessionId)).status).toBe('expired');
      expect(await submissionRow(submissionId)).toMatchObject({ status: 'cancelled', userId: null });
    }
    expect((await sessionAtProvider(other.sessionId)).status).toBe('open');
  });

  test('is ended by the sweep when the provider cannot be reached', async () => {
    const fan = await loggedInAs('fan');
    const { sessionId, submissionId } = await subscribed({ fan });
    await env.DB.prepare('update checkouts set id = ? where id = ?').bind('cs_other_name', sessionId).run();
    expect(await erase(fan)).toBe(200);
    expect((await sessionAtProvider(sessionId)).status).toBe('open');
    await env.DB.prepare('update checkouts set id = ? where id = ?').bind(sessionId, 'cs_other_name').run();
    await asSystem(runSweep, new Date(Date.now() + SWEEP_MS));
    expect((await sessionAtProvider(sessionId)).status).toBe('expired');
    expect(await statusOf(submissionId)).toBe('cancelled');
  });

  test('that was paid a moment before gives the money back', async () => {
    const fan = await loggedInAs('fan');
    const { sessionId, submissionId } = await subscribed({ fan });
    const session = await atProvider('pay', sessionId);
    expect(await erase(fan)).toBe(200);
    await deliver(eventAbout('checkout.session.completed', session));
    expect((await sessionAtProvider(sessionId)).amount_refunded).toBe(1000);
    expect(await statusOf(submissionId)).toBe('cancelled');
  });
});
