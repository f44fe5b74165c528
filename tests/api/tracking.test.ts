import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { app } from '#api/app.ts';
import { callApi, ORIGIN } from '../support/api.ts';
import { toCookie } from '../support/client.ts';
import { createPerson, logInAs } from '../support/people.ts';

const EVENT = {
  event: 'cta_click',
  category: 'cta',
  action: 'cta_click',
  label: 'Doe mee',
  value: 1,
  timestamp: '2026-11-21T12:00:00.000Z',
  page: '/nl/campaigns/piano?token=secret#x',
  sessionId: 'abc',
  metadata: { href: '/nl/login', shown: true },
};

type SendOptions = { readonly headers?: Record<string, string>; readonly body?: string };

/** Sends an event to the API with a fake Analytics Engine; returns what was written. */
async function send(event: unknown, { headers, body }: SendOptions = {}, limiter = env.TRACKING_LIMITER) {
  const written: AnalyticsEngineDataPoint[] = [];
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}/api/tracking`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      origin: ORIGIN,
      'cf-connecting-ip': '192.0.2.77',
      ...headers,
    },
    body: body ?? JSON.stringify(event),
  });
  const TRACKING = { writeDataPoint: (point: AnalyticsEngineDataPoint = {}) => void written.push(point) };
  const answer = await app.fetch(request, { ...env, TRACKING, TRACKING_LIMITER: limiter }, context);
  await waitOnExecutionContext(context);
  return { answer, status: answer.status, written, body: Object(await answer.json()) };
}

test('writes an event once, without cookie or IP address, nor the query of its page, in which links carry secrets', async () => {
  const { answer, status, written, body } = await send(EVENT);
  expect([status, body]).toEqual([202, { ok: true }]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(written).toEqual([
    {
      indexes: ['cta_click'],
      blobs: [
        'cta_click',
        'cta',
        'cta_click',
        'Doe mee',
        '/nl/campaigns/piano',
        EVENT.timestamp,
        'abc',
        '',
        JSON.stringify(EVENT.metadata),
      ],
      doubles: [1],
    },
  ]);
  expect(JSON.stringify(written)).not.toContain('192.0.2.77');
});

test('takes the person from the session, not from the event', async () => {
  const id = await createPerson('followed@tracking.test');
  const cookie = toCookie(await logInAs('followed@tracking.test'));
  const forged = { ...EVENT, userId: 'another-person' };
  const anonymous = await send(forged);
  const own = await send(forged, { headers: { cookie } });
  expect([anonymous.status, own.status]).toEqual([202, 202]);
  expect(anonymous.written[0]?.blobs?.[7]).toBe('');
  expect(own.written[0]?.blobs?.[7]).toBe(id);
  expect(JSON.stringify([anonymous.written, own.written])).not.toContain('another-person');
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('writes nothing with %o', async (headers) => {
  const { status, written } = await send(EVENT, { headers });
  expect([status, written]).toEqual([202, []]);
});

test.each([
  ['no name', { ...EVENT, event: undefined }, 'event'],
  ['a name with spaces', { ...EVENT, event: 'a b' }, 'event'],
  ['a value that is none', { ...EVENT, value: 'many' }, 'value'],
  ['a value beyond all measure', { ...EVENT, value: 1e10 }, 'value'],
  ['a time that is none', { ...EVENT, timestamp: 'now' }, 'timestamp'],
  ['a whole address as page', { ...EVENT, page: 'https://evil.example/' }, 'page'],
  ['metadata in depth', { ...EVENT, metadata: { a: { b: 1 } } }, 'metadata.a'],
  ['long metadata', { ...EVENT, metadata: { a: 'x'.repeat(201) } }, 'metadata.a'],
  [
    'much metadata',
    { ...EVENT, metadata: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`k${at}`, at])) },
    'metadata',
  ],
])('refuses %s by the field’s name', async (_name, event, path) => {
  const { status, body, written } = await send(event);
  expect([status, body.code, body.details[0].path]).toEqual([400, 'validation_failed', path]);
  expect(written).toEqual([]);
});

test('refuses an event over 4 kB before it is read', async () => {
  const { status, body, written } = await send({ ...EVENT, more: 'x'.repeat(5000) });
  expect([status, body.code, written]).toEqual([413, 'file_too_large', []]);
});

// Regression: each of the many addresses of one IPv6 network had a limit of its own.
test('refuses too many events from one network, with the time to wait', async () => {
  const limit = vi.fn(async () => ({ success: false }));
  for (const ip of ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2']) {
    const { status, answer, written } = await send(EVENT, { headers: { 'cf-connecting-ip': ip } }, { limit });
    expect([status, answer.headers.get('retry-after'), written]).toEqual([429, '60', []]);
  }
  expect(limit.mock.calls).toEqual([[{ key: '2001:db8:0:7::/64' }], [{ key: '2001:db8:0:7::/64' }]]);
});

test('logs an event without Analytics Engine', async () => {
  const info = vi.spyOn(console, 'info');
  expect((await callApi('/tracking', { body: EVENT, headers: { origin: ORIGIN } })).status).toBe(202);
  expect(info.mock.calls.flat().join()).toContain('"tracked":{"event":"cta_click"');
});
