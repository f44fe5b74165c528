import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { connectedAccounts } from '#api/charities/table.ts';
import { PaymentConsented, PaymentWithdrawn, WebhookDeliveriesPage } from '#api/contact/contract.ts';
import { pruneDeliveries, sendAllDueDeliveries } from '#api/contact/index.ts';
import { webhookDeliveries, webhooks } from '#api/contact/table.ts';
import { DELIVERY_RETENTION_MS, FORMER_SECRET_MS, getRetryMs } from '#api/contact/webhook-rules.ts';
import { prepareReturn } from '#api/payments/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { PASSWORD, type Person } from '../support/logged-in-user.ts';
import { createQueueEnv, deliverMessages } from '../support/queues.ts';
import {
  findSigners,
  seedContactable,
  seedWebhook,
  stubReceiver,
  toReceiver,
  VERSION,
} from '../support/contacts.ts';
import { db, runAsSystem } from '../support/system.ts';

const errors = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  vi.unstubAllGlobals();
  errors.mockClear();
});

const toPath = (charityId: string, rest = '') => `/api/charities/${charityId}/webhook${rest}`;
/** Sets what a charity’s account can do: without one that is ready, nothing is sent. */
const setAccount = (charityId: string, state: 'pending' | 'ready') =>
  db.update(connectedAccounts).set({ state }).where(eq(connectedAccounts.charityId, charityId));
const send = (now?: Date) => runAsSystem(sendAllDueDeliveries, now);
const listLog = async (member: Pick<Person, 'get'>, charityId: string) =>
  WebhookDeliveriesPage.parse((await member.get(toPath(charityId, '/deliveries'))).body).docs;
const types = (received: readonly { readonly message: unknown }[]): unknown[] =>
  received.map(({ message }) => Object(message).type);

/** Saves the receiver's address as one of a charity's people; returns the secret. */
async function saveReceiver(member: Person, charityId: string): Promise<string> {
  const saved = await member.put(toPath(charityId), { url: toReceiver(charityId) });
  expect(saved.status).toBe(200);
  return String(Object(saved.body).doc.secret);
}

describe('a charity’s system', () => {
  test('hears of a consent with a valid signature, and once of its end, however often it is taken back', async () => {
    const { charityId, member, fan, path, submissionId } = await seedContactable();
    const secret = await saveReceiver(member, charityId);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await fan.put(path, VERSION);
    await send();
    await Promise.all([fan.delete(path), fan.delete(path)]);
    await fan.delete(path);
    await send();
    expect(types(received)).toEqual(['payment.consented', 'payment.withdrawn']);
    const [consented, withdrawn] = received;
    expect(PaymentConsented.parse(consented?.message).data).toMatchObject({
      payment: submissionId,
      name: 'Sanne de Vries',
      email: fan.email,
    });
    expect(PaymentWithdrawn.parse(withdrawn?.message).data).toMatchObject({
      payment: submissionId,
      reason: 'withdrawn',
    });
    expect(withdrawn?.body).not.toContain(fan.email);
    for (const each of received) {
      expect(findSigners(each, [secret, 'whsec_AAAA'])).toEqual([true, false]);
      expect(findSigners({ ...each, body: `${each.body} ` }, [secret])).toEqual([false]);
    }
    const log = await listLog(member, charityId);
    expect(log.map(({ state, status }) => [state, status])).toEqual([
      ['delivered', 204],
      ['delivered', 204],
    ]);
    expect(log.map(({ id }) => id).toSorted()).toEqual(
      received.map(({ headers }) => headers.get('webhook-id') ?? '').toSorted(),
    );
  });

  test.for(['refund', 'cancelled campaign', 'erasure'] as const)('hears once of a %s', async (what) => {
    const { charityId, fan, path, submissionId, campaignId } = await seedContactable();
    await seedWebhook(charityId);
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await send();
    if (what === 'refund')
      for (const attempt of [1, 2])
        await runAsSystem(async (ctx) => (await prepareReturn(ctx, `cs_${submissionId}`))()).catch(
          (error: unknown) => expect([attempt, String(error)]).toEqual([2, expect.any(String)]),
        );
    if (what === 'cancelled campaign')
      await runAsSystem((ctx) =>
        endCampaign(ctx, campaignId, { by: 'admin', reason: 'It cannot take place.' }),
      );
    if (what === 'erasure') await fan.delete('/api/users/me', { password: PASSWORD });
    await send();
    expect(types(received)).toEqual(['payment.consented', 'payment.withdrawn']);
    const reason = what === 'erasure' ? 'erased' : 'refunded';
    expect(PaymentWithdrawn.parse(received[1]?.message).data).toMatchObject({
      payment: submissionId,
      reason,
    });
  });

  test('is told nothing of a consent that ended before it was sent', async () => {
    const { charityId, fan, path, member } = await seedContactable();
    await seedWebhook(charityId);
    await setAccount(charityId, 'pending');
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await send();
    await fan.delete(path);
    await setAccount(charityId, 'ready');
    await send();
    expect(types(received)).toEqual(['payment.withdrawn']);
    expect((await listLog(member, charityId)).map(({ type }) => type)).toEqual(['payment.withdrawn']);
  });

  test('gets each message once where ten senders begin at once', async () => {
    const { charityId, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    await setAccount(charityId, 'pending');
    const received = stubReceiver(charityId);
    await fan.put(path, VERSION);
    await setAccount(charityId, 'ready');
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(types(received)).toEqual(['payment.consented']);
  });

  test('that is down is asked again with the same id and a new timestamp, until three days have passed', async () => {
    const { charityId, member, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    const answers = [new Response(null, { status: 503 })];
    const received = stubReceiver(charityId, () => answers.pop() ?? Promise.reject(new Error('refused')));
    await fan.put(path, VERSION);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(await listLog(member, charityId)).toMatchObject([
        { attempts: 1, status: 503, state: 'waiting' },
      ]),
    );
    await send(new Date(Date.now() + (getRetryMs(1) ?? 0) - 1000));
    expect(received).toHaveLength(1);
    let now = Date.now();
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      now += (getRetryMs(attempt) ?? DAY_MS) + 1000;
      await send(new Date(now));
    }
    expect(received).toHaveLength(9);
    const ids = received.map(({ headers }) => headers.get('webhook-id'));
    const timestamps = received.map(({ headers }) => headers.get('webhook-timestamp'));
    expect([new Set(ids).size, new Set(timestamps).size]).toEqual([1, 9]);
    const [failed] = await listLog(member, charityId);
    expect(failed).toMatchObject({ attempts: 9, status: null, state: 'failed' });

    vi.unstubAllGlobals();
    const again = stubReceiver(charityId);
    const resend = toPath(charityId, `/deliveries/${failed?.id ?? ''}/resend`);
    await Promise.all(Array.from({ length: 10 }, () => member.post(resend)));
    expect(again.map(({ headers }) => headers.get('webhook-id'))).toEqual([failed?.id]);
    expect(await listLog(member, charityId)).toMatchObject([{ status: 204, state: 'delivered' }]);
    await fan.delete(path);
    expect((await member.post(resend)).status).toBe(409);
  });

  test('has five seconds to answer', async () => {
    const { charityId, member } = await seedContactable();
    await seedWebhook(charityId);
    const given: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      given.push(ms);
      return AbortSignal.abort(new DOMException('timeout', 'TimeoutError'));
    });
    expect((await member.post(toPath(charityId, '/test'))).status).toBe(200);
    vi.restoreAllMocks();
    expect(given).toContain(5000);
    expect(await listLog(member, charityId)).toMatchObject([
      { type: 'webhook.test', status: null, attempts: 1, state: 'waiting' },
    ]);
  });

  test('that answers 410 gets nothing more until the charity saves its address again', async () => {
    const { charityId, member, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    const answers = [new Response(null, { status: 410 })];
    const received = stubReceiver(charityId, () => answers.pop() ?? new Response(null, { status: 200 }));
    await member.post(toPath(charityId, '/test'));
    const stopped = Object((await member.get(toPath(charityId))).body).doc;
    expect(stopped).toMatchObject({ url: toReceiver(charityId), stoppedAt: expect.any(String) });
    expect(await listLog(member, charityId)).toMatchObject([{ status: 410, state: 'failed' }]);
    await fan.put(path, VERSION);
    await send(new Date(Date.now() + 5 * DAY_MS));
    expect(received).toHaveLength(1);
    await saveReceiver(member, charityId);
    await vi.waitFor(() => expect(types(received)).toEqual(['webhook.test', 'payment.consented']));
  });

  test('that redirects is not followed', async () => {
    const { charityId, member } = await seedContactable();
    await seedWebhook(charityId);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url, redirect } = new Request(input, init);
      asked.push(`${url} ${redirect}`);
      return new Response(null, { status: 307, headers: { location: 'http://169.254.169.254/latest' } });
    });
    await member.post(toPath(charityId, '/test'));
    expect(asked).toEqual([`${toReceiver(charityId)} manual`]);
    expect(await listLog(member, charityId)).toMatchObject([{ status: 307, state: 'waiting' }]);
  });

  test.for([
    'http://charity.org/hook',
    'https://localhost/hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/hook',
    'https://charity.internal/hook',
    'https://user:pass@charity.org/hook',
    'https://charity.org:8443/hook',
    'ftp://charity.org',
    'javascript:alert(1)',
  ])('cannot be at %s', async (url) => {
    const { charityId, member } = await seedContactable();
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      asked.push(new Request(input).url);
      return Promise.resolve(new Response());
    });
    const refused = await member.put(toPath(charityId), { url });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'url' }] } });
    // An address that became private since it was saved.
    await seedWebhook(charityId, url);
    await member.post(toPath(charityId, '/test'));
    expect(asked).toEqual([]);
    expect(await listLog(member, charityId)).toMatchObject([{ status: null }]);
  });

  test('is signed to by the old and the new secret for a day', async () => {
    const { charityId, member } = await seedContactable();
    const first = await saveReceiver(member, charityId);
    const received = stubReceiver(charityId);
    const rotate = async () => Object((await member.post(toPath(charityId, '/secret'))).body).doc;
    const { secret, formerSecretUntil } = await rotate();
    expect(secret).not.toBe(first);
    expect(Date.parse(formerSecretUntil)).toBeGreaterThan(Date.now() + FORMER_SECRET_MS - 60_000);
    await member.post(toPath(charityId, '/test'));
    const [both] = received;
    expect(both && findSigners(both, [secret, first])).toEqual([true, true]);
    await db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: new Date(0) })
      .where(eq(webhookDeliveries.charityId, charityId));
    await send(new Date(Date.now() + FORMER_SECRET_MS + 1000));
    expect(received[1] && findSigners(received[1], [secret, first])).toEqual([true, false]);
    const third = Object(await rotate()).secret;
    await member.post(toPath(charityId, '/test'));
    expect(received[2] && findSigners(received[2], [third, secret, first])).toEqual([true, true, false]);
    const [row] = await db.select().from(webhooks).where(eq(webhooks.charityId, charityId));
    expect(JSON.stringify(row)).not.toContain(third.slice(6));
  });

  test('is tested and asked again in limits, and forgotten with its address', async () => {
    const { charityId, member, fan, path } = await seedContactable();
    expect((await member.post(toPath(charityId, '/test'))).status).toBe(409);
    expect((await member.post(toPath(charityId, '/secret'))).status).toBe(409);
    await saveReceiver(member, charityId);
    const received = stubReceiver(charityId);
    let status = 200;
    for (let press = 0; press < 30 && status === 200; press += 1)
      status = (await member.post(toPath(charityId, '/test'))).status;
    expect(status).toBe(429);
    const sent = received.length;
    expect((await member.delete(toPath(charityId))).status).toBe(200);
    expect(Object((await member.get(toPath(charityId))).body).doc).toMatchObject({ url: null });
    await fan.put(path, VERSION);
    await send();
    expect(received).toHaveLength(sent);
    await runAsSystem(pruneDeliveries, new Date(Date.now() + DELIVERY_RETENTION_MS + 1000));
    expect(await listLog(member, charityId)).toEqual([]);
  });

  test('hears by the queue, where one message stands for many and the provider’s do not wait', async () => {
    const { charityId, fan, path } = await seedContactable();
    await seedWebhook(charityId);
    const received = stubReceiver(charityId);
    const { under, sent } = createQueueEnv('WEBHOOKS');
    await fan.put(path, VERSION);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const wake = { due: 'deliveries' };
    const outcome = await deliverMessages('WEBHOOKS', under, [wake, wake, wake]);
    expect(outcome).toEqual({ acked: ['0', '1', '2'], retried: [] });
    expect([received.length, sent]).toEqual([1, []]);
  });
});
