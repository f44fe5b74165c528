import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const origin = 'http://powerhour.test';

test('health says that the API is up, and which version', async () => {
  const answer = await exports.default.fetch(`${origin}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, version: expect.any(String) });
});

test('an unknown path is 404 in the shape of every error', async () => {
  const answer = await exports.default.fetch(`${origin}/api/nothing-here`, {
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'We could not find that.', code: 'not_found' });
});

test('a state-changing call from another site is refused', async () => {
  const answer = await exports.default.fetch(`${origin}/api/health`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
});
