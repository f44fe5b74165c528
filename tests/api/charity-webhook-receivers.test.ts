import { expect, test, vi } from 'vitest';
import { ADDRESS_NOT_PUBLIC, DELIVERY_BATCH, getRetryMs } from '#api/contact/webhook-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { seedContactable, seedWebhook, stubReceiver, toReceiver, VERSION } from '../support/contacts.ts';
import { changeRows, insertRow } from '../support/rows.ts';
import { toPath, send, listLog, saveReceiver, listTypes } from '../support/charity-webhooks.ts';

test('a charity’s system that is down is asked again with the same id and a new timestamp, until three days have passed', async () => {
  const { charityId, member, fan, path } = await seedContactable();
  await seedWebhook(charityId);
  const answers = [new Response(null, { status: 503 })];
  const received = stubReceiver(charityId, () => answers.pop() ?? Promise.reject(new Error('refused')));
  await fan.put(path, VERSION);
  await expect.poll(() => received).toHaveLength(1);
  await expect
    .poll(() => listLog(member, charityId))
    .toMatchObject([{ attempts: 1, status: 503, state: 'waiting' }]);
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
  const resent = await Promise.all(Array.from({ length: 10 }, () => member.post(resend)));
  expect(resent.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(again.map(({ headers }) => headers.get('webhook-id'))).toEqual([failed?.id]);
  expect(await listLog(member, charityId)).toMatchObject([{ status: 204, state: 'delivered' }]);
  await fan.delete(path);
  expect((await member.post(resend)).status).toBe(409);
});

test('a charity’s system that is slow, with many messages, keeps no other waiting', async () => {
  const { charityId } = await seedContactable();
  const other = await seedContactable();
  await seedWebhook(charityId);
  await seedWebhook(other.charityId);
  const createdAt = new Date(0);
  const toTrial = (to: string, at: number) => {
    const id = `msg_${crypto.randomUUID()}`;
    return { id, charityId: to, type: 'webhook.test', createdAt, nextAttemptAt: new Date(at) } as const;
  };
  const slow = Array.from({ length: DELIVERY_BATCH }, (_, at) => toTrial(charityId, at));
  const waiting = [...slow, toTrial(other.charityId, DELIVERY_BATCH)];
  await Promise.all(waiting.map((row) => insertRow('webhookDeliveries', row)));
  const { promise: end, resolve } = Promise.withResolvers<Response>();
  const received: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { url } = new Request(input);
    received.push(url);
    return url === toReceiver(charityId) ? end : Promise.resolve(new Response());
  });
  const sending = send();
  await expect.poll(() => received).toContain(toReceiver(other.charityId));
  resolve(new Response());
  await sending;
  expect(received).toHaveLength(DELIVERY_BATCH + 1);
});

test('a charity’s system has five seconds to answer', async () => {
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

test('a charity’s system that answers 410 gets nothing more until the charity saves its address again', async () => {
  const { charityId, member, fan, path } = await seedContactable();
  await seedWebhook(charityId);
  const answers = [new Response(null, { status: 410 })];
  const received = stubReceiver(charityId, () => answers.pop() ?? new Response(null, { status: 200 }));
  await member.post(toPath(charityId, '/test'));
  const stopped = Object((await member.get(toPath(charityId))).body).doc;
  expect(stopped).toMatchObject({ url: toReceiver(charityId), stoppedAt: expect.any(String) });
  const [refused] = await listLog(member, charityId);
  expect(refused).toMatchObject({ status: 410, state: 'failed' });
  for (const act of ['/test', `/deliveries/${refused?.id ?? ''}/resend`])
    expect((await member.post(toPath(charityId, act))).status).toBe(409);
  await fan.put(path, VERSION);
  await send(new Date(Date.now() + 5 * DAY_MS));
  expect(received).toHaveLength(1);
  await saveReceiver(member, charityId);
  await expect.poll(() => listTypes(received)).toEqual(['webhook.test', 'payment.consented']);
  // Regression: the end of a consent was never sent again.
  answers.push(new Response(null, { status: 410 }));
  await fan.delete(path);
  const expected = expect.arrayContaining([expect.objectContaining({ status: 410, state: 'waiting' })]);
  await expect.poll(() => listLog(member, charityId)).toEqual(expected);
  await saveReceiver(member, charityId);
  const ends = ['payment.withdrawn', 'payment.withdrawn'];
  await expect.poll(() => listTypes(received).slice(2)).toEqual(ends);
});

test('a charity’s system that answers 410 too late stops no address that was saved meanwhile', async () => {
  const { charityId, member } = await seedContactable();
  await seedWebhook(charityId);
  stubReceiver(charityId, async () => {
    await changeRows('webhooks', { charityId }, { url: 'https://new.example/' });
    return new Response(null, { status: 410 });
  });
  await member.post(toPath(charityId, '/test'));
  const { doc } = Object((await member.get(toPath(charityId))).body);
  expect(doc).toMatchObject({ url: 'https://new.example/', stoppedAt: null });
});

test('a charity’s system that redirects is not followed', async () => {
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

test.for(['charity.org', '', 'http://charity.org/hook', 'https://localhost/hook', 'javascript:alert(1)'])(
  'a charity’s system cannot be at %s',
  async (url) => {
    const { charityId, member } = await seedContactable();
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      asked.push(new Request(input).url);
      return Promise.resolve(new Response());
    });
    const refused = await member.put(toPath(charityId), { url, language: 'nl' });
    const message = ADDRESS_NOT_PUBLIC.nl;
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'url', message }] } });
    // The address has become private since it was saved.
    await seedWebhook(charityId, url);
    await member.post(toPath(charityId, '/test'));
    expect(asked).toEqual([]);
    expect(await listLog(member, charityId)).toMatchObject([{ status: null }]);
  },
);
