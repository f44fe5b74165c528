import { env } from 'cloudflare:workers';
import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { runAsSystem } from '#tests/support/api.ts';
import { MINUTE_MS } from './rules.ts';
import { getSettings } from './settings.ts';
import { signToken, verifyToken } from './signed-token.ts';

const now = new Date('2026-05-01T12:00:00Z');
const end = new Date(now.getTime() + MINUTE_MS);
const issue = () => runAsSystem((ctx) => signToken(ctx, 'embed-return', 'some-id', end), now);
const verify = (token: string, at = now, purpose: Parameters<typeof verifyToken>[1] = 'embed-return') =>
  runAsSystem((ctx) => verifyToken(ctx, purpose, token), at);

test('returns the value until the token expires', async () => {
  const token = await issue();
  expect(await verify(token)).toBe('some-id');
  expect(await verify(token, new Date(end.getTime() - 1))).toBe('some-id');
  expect(await verify(token, end)).toBeUndefined();
});

test('makes the same token from the same arguments', async () => {
  expect(await issue()).toBe(await issue());
});

test('refuses a token of another purpose', async () => {
  expect(await verify(await issue(), now, 'embed-state')).toBeUndefined();
});

test('refuses a token that is changed, foreign, unsigned or without an end', async () => {
  const [header = '', payload = '', signature = ''] = (await issue()).split('.');
  const secret = getSettings(env).BETTER_AUTH_SECRET;
  const claims = { aud: 'embed-return', sub: 'some-id', exp: end.getTime() / 1000 };
  const unsigned = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
  const otherPayload = btoa(JSON.stringify({ ...claims, sub: 'other-id' })).replaceAll('=', '');
  for (const token of [
    '',
    'x',
    'x.y.z',
    `${header}.${otherPayload}.${signature}`,
    `${header}.${payload}.${signature}A`,
    `${unsigned}.${payload}.`,
    await sign(claims, `${secret}x`, 'HS256'),
    await sign(claims, secret, 'HS512'),
    await sign({ aud: 'embed-return', sub: 'some-id' }, secret, 'HS256'),
  ]) {
    expect(await verify(token), token).toBeUndefined();
  }
});
