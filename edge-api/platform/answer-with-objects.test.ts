import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { expect, test } from 'vitest';
import { answerWithObjects, fetchObject } from './answer-with-objects.ts';

const app = new Hono()
  .use(answerWithObjects)
  .get('/card', etag(), (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json({ name: 'Soup', at: new Date(0), note: undefined }, 201);
  })
  .get('/text', (c) => c.text('plain'))
  .get('/missing', () => {
    throw new Error('no such card');
  })
  .onError((error, c) => c.json({ error: error.message }, 404));

const fetchHere = (path: string) =>
  fetchObject(new Request(`https://powerhour.test${path}`), (request) => app.fetch(request));

test('a request of this process gets what others parse, with status and headers', async () => {
  const [own, other] = [await fetchHere('/card'), await app.request('/card')];
  expect(await own.json()).toStrictEqual(await other.json());
  expect([own.status, own.headers.get('cache-control')]).toEqual([201, 'no-cache']);
  expect(own.body).toBeNull();
});

test('an error is an object too, and text stays text', async () => {
  const missing = await fetchHere('/missing');
  expect([missing.status, await missing.json()]).toEqual([404, { error: 'no such card' }]);
  expect(await (await fetchHere('/text')).text()).toBe('plain');
});
