import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { app } from '#api/app.ts';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { createFetch } from '#api/serve.ts';
import { ORIGIN } from '../support/api.ts';
import { OWN_SETTINGS } from '../support/own-settings.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => lines.push(String(line)));
});

const renderNothing = (): Promise<Response> => Promise.reject(new Error('no page is made'));

async function request(path: string, under: object, renderPage = renderNothing, init: RequestInit = {}) {
  const context = createExecutionContext();
  const worker = createFetch(renderPage, ORIGIN);
  const response = await worker(new Request(`${ORIGIN}${path}`, init), { ...env, ...under }, context);
  await waitOnExecutionContext(context);
  return { response, text: await response.text() };
}

/** A production deployment without any settings. */
const UNSET = { ENVIRONMENT: 'production', STRIPE_API_URL: '', MAIL_API_URL: '' };

it.each([
  ['GET', '/api/health'],
  ['GET', '/api/openapi.json'],
  ['POST', '/api/users/login'],
  ['POST', '/api/stripe/webhook'],
  ['GET', '/api/nothing-here'],
])('production that may not run answers %s %s with 503 as JSON', async (method, path) => {
  const init = { method, headers: { 'accept-language': 'en' } };
  const { response, text } = await request(path, UNSET, renderNothing, init);
  expect(response.status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    error: 'We are temporarily unavailable. Please try again in a few minutes.',
    code: 'misconfigured',
    requestId: expect.any(String),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['/en/campaigns', 'en', 'We are temporarily unavailable.'],
  ['/nl', 'nl', 'We zijn even niet bereikbaar.'],
  ['/', 'nl', 'We zijn even niet bereikbaar.'],
  ['/embed/a', 'nl', 'We zijn even niet bereikbaar.'],
])('production that may not run answers %s with a page', async (path, language, sentence) => {
  const { response, text } = await request(path, UNSET);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('retry-after')).toBe('60');
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/<(script|link|img)|_SECRET|STRIPE/);
});

it('production that may not run names everything at once in the log, under the reference in the response, and nothing outside it', async () => {
  const { text } = await request('/api/health', UNSET);
  const logged = lines.map((line) => Object(JSON.parse(line)));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ event: 'misconfigured', requestId: JSON.parse(text).requestId });
  const problems = logged[0].problems.join('\n');
  for (const name of [
    ...['BETTER_AUTH_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'MAIL_API_KEY', 'MAIL_FROM'],
    ...['PUBLIC_ORIGIN is not https', 'PUBLIC_ORIGIN is local'],
  ]) {
    expect(problems).toContain(name);
    expect(text).not.toContain(name);
  }
});

it('production that may not run gives the same answer to a call within the Worker', async () => {
  const call = new Request(`${ORIGIN}/api/campaigns-list`);
  const response = await app.fetch(call, { ...env, ...UNSET }, createExecutionContext());
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'misconfigured' });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

const OWN = { ...UNSET, ...OWN_SETTINGS };
const call = (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(`https://powerhour.nl${path}`, init), { ...env, ...OWN }, createExecutionContext());

it('production with settings of its own runs, without the sandbox and without the demo’s accounts', async () => {
  expect((await call('/api/health')).status).toBe(200);
  for (const path of ['/api/outbox', '/api/control/clock', '/api/sandbox', '/api/v1/checkout/sessions'])
    expect((await call(path)).status, path).toBe(404);
  for (const name of ['fan', 'celebrity', 'charity', 'admin']) {
    const body = JSON.stringify({ email: `${name}@powerhour.test`, password: 'powerhour' });
    const headers = { 'content-type': 'application/json' };
    expect((await call('/api/users/login', { method: 'POST', headers, body })).status, name).toBe(401);
  }
});

const prepare = () => {
  throw new Error('D1_ERROR: Network connection lost.');
};
const broken = () => ({ DB: { prepare, withSession: () => ({ prepare, batch: prepare }) } });

it('a database that does not answer is 503 as JSON, with the reason only in the log', async () => {
  const { response, text } = await request('/api/campaigns-list', broken());
  expect(response.status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
  expect(text).not.toContain('D1');
  expect(lines.join()).toContain('Network connection lost');
});

it('a database that does not answer makes /api/health answer 503', async () => {
  const { response, text } = await request('/api/health', broken());
  expect(response.status).toBe(503);
  expect(JSON.parse(text)).toEqual({ ok: false, error: expect.any(String), code: 'database_unavailable' });
});

const countQueries = () => {
  const prepare = vi.fn((query: string) => env.DB.prepare(query));
  return { prepare, under: { ...env, DB: { prepare } } };
};

it('/api/health says when the database lacks a migration, and again when it has it', async () => {
  const name = '(select max(name) from d1_migrations)';
  await env.DB.prepare(`update d1_migrations set name = 'x' || name where name = ${name}`).run();
  const behind = await request('/api/health', {});
  await env.DB.prepare(`update d1_migrations set name = substr(name, 2) where name like 'x%'`).run();
  expect(behind.response.status).toBe(503);
  expect(JSON.parse(behind.text)).toMatchObject({ ok: false, code: 'migrations_behind' });
  expect((await request('/api/health', {})).response.status).toBe(200);
});

it('/api/health asks the database one question, and for five seconds no other', async () => {
  const { prepare, under } = countQueries();
  const context = createExecutionContext();
  const ask = () => app.fetch(new Request(`${ORIGIN}/api/health`), Object(under), context);
  for (let call = 0; call < 5; call += 1) expect((await ask()).status).toBe(200);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it.each([
  ['throws', renderNothing, 500, 'Something went wrong.'],
  ['is empty', () => Promise.resolve(new Response(null, { status: 500 })), 500, 'Something went wrong.'],
  ['waits for the API', () => Promise.resolve(new Response(null, { status: 503 })), 503, 'unavailable'],
])('a page that cannot be made and %s is a page that says so', async (_, renderPage, status, sentence) => {
  const { response, text } = await request('/en/campaigns/a', {}, renderPage);
  expect(response.status).toBe(status);
  expect(text).toContain(sentence);
  for (const name of Object.keys(SECURITY_HEADERS)) expect(response.headers.has(name), name).toBe(true);
  const requestId = /Reference: ([\w-]+)/.exec(text)?.[1];
  expect(lines.join()).toContain(requestId);
});

test('any other page passes unchanged', async () => {
  const { response, text } = await request('/en', {}, () => Promise.resolve(new Response('a page')));
  expect([response.status, text]).toEqual([200, 'a page']);
});
