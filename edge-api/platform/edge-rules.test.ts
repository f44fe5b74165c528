import { expect, test } from 'vitest';
import { toMailPictureUrl } from '../media/rules.ts';
import { formatEdgeLife, matchesTag, readEdgeLife, toEdgeKey } from './edge-rules.ts';

const ORIGIN = 'https://powerhour.test';
const toRequest = (path: string, init: RequestInit = {}) => new Request(`${ORIGIN}${path}`, init);
const now = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('keeps an answer under its address, whatever the order of its parameters', () => {
  const key = toEdgeKey(toRequest('/api/campaigns-list?page=2&limit=10'));
  expect(key).toBe(`${ORIGIN}/api/campaigns-list?limit=10&page=2`);
  expect(toEdgeKey(toRequest('/api/campaigns-list?limit=10&page=2'))).toBe(key);
  const bare = toEdgeKey(toRequest('/api/campaigns-list'));
  expect(bare).toBe(toEdgeKey(toRequest('/api/campaigns-list?')));
});

test.each([
  ['a session', { headers: { cookie: 'lang=nl; power-hour.session_token=a' } }],
  ['the hint of a session', { headers: { cookie: 'ph_session=1' } }],
  ['a cookie that nobody knows', { headers: { cookie: 'other=1' } }],
  ['a token', { headers: { authorization: 'Bearer a' } }],
  ['a part of a file', { headers: { range: 'bytes=0-1' } }],
  ['a change', { method: 'POST' }],
])('keeps nothing for a request with %s', (_, init) => {
  expect(toEdgeKey(toRequest('/nl/campaigns', init))).toBeUndefined();
});

test.each(['lang=en', 'lang=en;', '; lang=en'])(
  'a visitor with the cookies "%s" is nobody in particular',
  (cookie) => {
    expect(toEdgeKey(toRequest('/nl/campaigns', { headers: { cookie } }))).toBeDefined();
  },
);

// Regression: the frame was made anew for each visitor of a partner's page, and a picture for each reader of a mail.
test.each([
  ['embed frame for each way it can look', '/embed/soup?accent=c81e2b&lang=nl&theme=dark'],
  ['embed frame in its own colours', '/embed/soup?accent=&lang=nl&theme='],
  ['live screen on each background', '/nl/campaigns/soup/live?background=fff'],
  ['picture of a mail', toMailPictureUrl('a.webp', 'scene')],
])('keeps the %s', (_, path) => {
  expect(toEdgeKey(toRequest(path))).toBe(`${ORIGIN}${path}`);
});

test.each(['ticket=a', 'key=a', 'token=a', 'submission=a', 'utm_source=tv', 'via=aB3_-aB3_-aB'])(
  'keeps nothing for ?%s',
  (query) => {
    expect(toEdgeKey(toRequest(`/nl/campaigns/soup?${query}`))).toBeUndefined();
  },
);

const toAnswer = (headers: Record<string, string>, status = 200) => new Response(null, { status, headers });

test.each([
  [{ 'CDN-Cache-Control': 'max-age=30' }, 200, 30],
  [{ 'CDN-Cache-Control': 'max-age=30' }, 404, 0],
  [{ 'CDN-Cache-Control': 'max-age=30', 'Set-Cookie': 'a=b' }, 200, 0],
  [{ 'Cache-Control': 'public, max-age=30' }, 200, 0],
  [{ 'CDN-Cache-Control': 'private' }, 200, 0],
  [{ 'CDN-Cache-Control': 'private, max-age=30' }, 200, 0],
  [{ 'CDN-Cache-Control': 'max-age=30, private' }, 200, 0],
])('keeps an answer with %j and %i for %i seconds', (headers, status, seconds) => {
  expect(readEdgeLife(toAnswer(headers, status))).toBe(seconds);
});

test('an answer is kept until the next upcoming change at the latest', () => {
  expect(formatEdgeLife(now, [null, after(-5), now, after(100)], 30)).toBe('max-age=30');
  expect(formatEdgeLife(now, [after(100), after(7.9)], 30)).toBe('max-age=7');
  expect(formatEdgeLife(now, [after(0.5)], 30)).toBe('max-age=0');
});

test('recognises an entity tag among others, even when a proxy has weakened it', () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag('*', '"b"')).toBe(true);
  expect(matchesTag('"a"', '"b"')).toBe(false);
  expect(matchesTag('"aW/b"', '"ab"')).toBe(false);
  expect(matchesTag(null, '"b"')).toBe(false);
  expect(matchesTag('"a"', null)).toBe(false);
});
