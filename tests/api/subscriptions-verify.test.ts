import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkouts } from '#api/payments/table.ts';
import { createBrowser } from '../support/browser.ts';
import { simulateAtProvider } from '../support/provider.ts';
import { createFan, getSubmissionStatus, createSubscription } from '../support/subscriptions.ts';
import { db } from '../support/system.ts';
import { listSubmissions, requestWhileProviderDown } from '../support/own-submissions.ts';

const VERIFY = '/api/campaign-submissions/verify-all-pending';

test('verifying finds out about payments without a message', async () => {
  const first = await createSubscription();
  const { fan } = first;
  const second = await createSubscription({ fan });
  const third = await createSubscription({ fan });
  const stranger = await createSubscription();
  await simulateAtProvider('pay', first.sessionId);
  await simulateAtProvider('transfer', second.sessionId);
  await simulateAtProvider('pay', stranger.sessionId);
  expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 3, changed: 2 } });
  expect((await listSubmissions(fan)).map(({ paymentStatus }) => paymentStatus)).toEqual([
    'pending',
    'processing',
    'paid',
  ]);
  expect(await getSubmissionStatus(third.submissionId)).toBe('pending');
  expect(await getSubmissionStatus(stranger.submissionId)).toBe('pending');
  await db.update(checkouts).set({ checkedAt: new Date(Date.now() - 20_000) });
  expect(await fan.post(VERIFY)).toMatchObject({ body: { checked: 2, changed: 0 } });
});

test('verifying asks about one checkout once in 20 seconds, however often it is called', async () => {
  const { fan, sessionId } = await createSubscription();
  const answers = await Promise.all(Array.from({ length: 10 }, () => fan.post(VERIFY)));
  const checked = answers.map(({ status, body }) => {
    expect(status).toBe(200);
    return z.object({ checked: z.number() }).parse(body).checked;
  });
  expect(checked.toSorted()).toEqual([...Array<number>(9).fill(0), 1]);
  const setCheckedAt = (ago: number) =>
    db
      .update(checkouts)
      .set({ checkedAt: new Date(Date.now() - ago) })
      .where(eq(checkouts.id, sessionId));
  await setCheckedAt(15_000);
  expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 0, changed: 0 } });
  await setCheckedAt(20_000);
  expect(await fan.post(VERIFY)).toMatchObject({ status: 200, body: { checked: 1, changed: 0 } });
});

test('verifying changes nothing while the provider is down', async () => {
  const { fan, submissionId } = await createSubscription();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await requestWhileProviderDown(fan, 'POST', VERIFY);
  silent.mockRestore();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ checked: 1, changed: 0 });
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});

test('verifying is rate-limited per person', async () => {
  const fan = await createFan();
  const answers = await Promise.all(Array.from({ length: 121 }, () => fan.post(VERIFY)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await createBrowser().post(VERIFY)).status).toBe(401);
});
