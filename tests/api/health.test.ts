import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const origin = 'http://powerhour.test';

test('reports that the API is up, and its version', async () => {
  const answer = await exports.default.fetch(`${origin}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, version: expect.any(String) });
});

test('responds to an unknown path with 404 in the shape of every error', async () => {
  const answer = await exports.default.fetch(`${origin}/api/nothing-here`, {
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'We could not find that.', code: 'not_found' });
});

const post = (path: string, body: string, type: string) =>
  exports.default.fetch(`${origin}/api${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'accept-language': 'en' },
  });

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'refuses %s with 415 where it expects JSON',
  async (type) => {
    const answer = await post('/users/login', JSON.stringify({ email: 'a@b.c', password: 'x' }), type);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      error: 'Please send this as JSON (content type application/json).',
      code: 'unsupported_media',
    });
  },
);

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json'])(
  'accepts %s as JSON',
  async (type) => {
    expect((await post('/users/login', '{', type)).status).toBe(400);
  },
);

test.each([
  ['/users/login', 'application/json', 16],
  ['/users/login', 'text/plain', 16],
  ['/users/login', 'application/octet-stream', 16],
  ['/campaign-subscribe/auth', 'application/json', 16],
  ['/campaign-subscribe', 'application/json', 64],
  ['/campaigns/create', 'application/json', 256],
  ['/stripe/webhook', 'application/json', 256],
  ['/nothing-here', 'text/plain', 16],
])('refuses for %s a body as %s of more than %d kB', async (path, type, kilobytes) => {
  const answer = await post(path, `"${'x'.repeat(kilobytes * 1024)}"`, type);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: 'This is more than we can handle at once.',
    code: 'file_too_large',
  });
  const largest = `"${'x'.repeat(kilobytes * 1024 - 2)}"`;
  expect((await post(path, largest, type)).status).not.toBe(413);
});

const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('refuses JSON of more than 32 levels', async () => {
  const tooDeep = await post('/users/login', `{"email":${nest(32)}}`, 'application/json');
  expect(tooDeep.status).toBe(400);
  expect(Object(await tooDeep.json()).code).toBe('invalid_json');
  const deepest = await post('/users/login', `{"email":${nest(31)}}`, 'application/json');
  expect(Object(await deepest.json()).code).toBe('validation_failed');
});

test('takes brackets in a text for letters', async () => {
  const body = JSON.stringify({ email: `\\"${'['.repeat(60)}`, password: 'x' });
  expect(Object(await (await post('/users/login', body, 'application/json')).json()).code).not.toBe(
    'invalid_json',
  );
});

test('discards a refused body before it responds', async () => {
  let sent = 0;
  const [piece, pieces] = [new Uint8Array(64 * 1024), 64];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
      if (sent === pieces) controller.close();
    },
  });
  const { readable, writable } = new FixedLengthStream(piece.length * pieces);
  void body.pipeTo(writable);
  const answer = await exports.default.fetch(`${origin}/api/users/login`, {
    method: 'POST',
    body: readable,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(413);
  expect(sent).toBe(pieces);
});
