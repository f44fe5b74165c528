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

test.each(['/health', '/nothing-here', '/users/me'])('forbids sniffing the type of %s', async (path) => {
  const answer = await exports.default.fetch(`${origin}/api${path}`);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('refuses a state-changing call from another site', async () => {
  const answer = await exports.default.fetch(`${origin}/api/health`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
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

test('refuses JSON of more than a megabyte before it is read', async () => {
  const answer = await post('/users/login', `"${'x'.repeat(1024 * 1024)}"`, 'application/json');
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: 'This is more than we can take at once.',
    code: 'file_too_large',
  });
});
