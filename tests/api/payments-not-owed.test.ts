import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import {
  atProvider,
  checkoutRows,
  COMPLETED,
  db,
  deliver,
  eventAbout,
  EXPIRED,
  mailsTo,
  refundAtProvider,
  REFUNDED,
  sessionAtProvider,
  sessionObject,
  statusOf,
  subscribed,
  SUCCEEDED,
} from '../support/payments.ts';

describe('money that is not owed goes back', () => {
  test('a second payment for one submission', async () => {
    const made = await subscribed();
    await deliver(eventAbout(EXPIRED, sessionObject(made, { status: 'expired', payment_status: 'unpaid' })));
    const answer = await made.fan.post('/api/campaign-subscribe/retry', { submissionId: made.submissionId });
    expect(answer.status).toBe(200);
    const second = (await checkoutRows(made.submissionId)).find(({ attempt }) => attempt === 2)?.id ?? '';
    await Promise.all(
      [made.sessionId, second].map(async (id) => deliver(eventAbout(COMPLETED, await atProvider('pay', id)))),
    );
    await vi.waitFor(async () => {
      const states = (await checkoutRows(made.submissionId)).map(({ state }) => state).toSorted();
      expect(states).toEqual(['paid', 'refunded']);
    });
    expect(await statusOf(made.submissionId)).toBe('paid');
    const sessions = await Promise.all([made.sessionId, second].map(sessionAtProvider));
    expect(sessions.map(({ amount_refunded: back }) => back).toSorted()).toEqual([0, 1000]);
    const subjects = (await mailsTo(made.fan.email)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      'You are in: An hour in the kitchen',
      'Your money is on its way back: An hour in the kitchen',
    ]);
  });

  test('a payment that arrives when the winners are selected; the fan is told', async () => {
    const made = await subscribed();
    await deliver(eventAbout(COMPLETED, await atProvider('transfer', made.sessionId)));
    await db
      .update(campaigns)
      .set({ isActive: false, winnersSelected: true })
      .where(eq(campaigns.id, made.campaign.id));
    await deliver(eventAbout(SUCCEEDED, await atProvider('settle', made.sessionId)));
    expect(await statusOf(made.submissionId)).toBe('refunded');
    expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(1000);
    expect((await mailsTo(made.fan.email)).map(({ subject }) => subject)).toEqual([
      'Your money is on its way back: An hour in the kitchen',
    ]);
  });

  test('but a message that comes again after the winners were selected takes nothing away', async () => {
    const made = await subscribed();
    const session = await atProvider('pay', made.sessionId);
    await deliver(eventAbout(COMPLETED, session));
    await db.update(campaigns).set({ winnersSelected: true }).where(eq(campaigns.id, made.campaign.id));
    await deliver(eventAbout(COMPLETED, session));
    expect(await statusOf(made.submissionId)).toBe('paid');
    expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(0);
  });

  test('a refund made by hand at the provider is followed, and part of one is not', async () => {
    const made = await subscribed();
    const session = await atProvider('pay', made.sessionId);
    await deliver(eventAbout(COMPLETED, session));
    const charge = await refundAtProvider(session.payment_intent);
    await deliver(eventAbout(REFUNDED, { ...charge, refunded: false }));
    expect(await statusOf(made.submissionId)).toBe('paid');
    await deliver(eventAbout(REFUNDED, charge));
    expect(await statusOf(made.submissionId)).toBe('refunded');
  });
});
