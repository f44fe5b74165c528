import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { runInContext } from '#tests/support/people.ts';
import { openDb } from './db.ts';
import { renderMail } from './render-mail.ts';
import { pruneSentMails, queueMail, sendDueMails } from './mail.ts';
import { mails } from './table.ts';

const db = openDb(env);
const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const queue = (key: string) =>
  runInContext(async (ctx) => {
    await queueMail(ctx, {
      key,
      to: 'fan@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
  }, start);
const findMailRow = async (key: string) => (await db.select().from(mails).where(eq(mails.key, key)))[0];

afterEach(() => {
  vi.restoreAllMocks();
});

function mockProviderStatus(status: number) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}', { status })));
}

test('an occasion queued twice is mailed once, and what it said is cleared', async () => {
  const provider = mockProviderStatus(200);
  await queue('once');
  await queue('once');
  expect(await runInContext(sendDueMails, start)).toBe(1);
  expect(await runInContext(sendDueMails, start)).toBe(0);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(await findMailRow('once')).toMatchObject({
    recipient: null,
    subject: null,
    text: null,
    html: null,
    sentAt: start,
  });
});

test('two senders at once give the provider one idempotency key', async () => {
  const provider = mockProviderStatus(200);
  await queue('twins');
  await Promise.all([runInContext(sendDueMails, start), runInContext(sendDueMails, start)]);
  const keys = provider.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a failed mail is tried again after a minute, then two, and goes when the provider is back', async () => {
  const provider = mockProviderStatus(503);
  await queue('again');
  expect(await runInContext(sendDueMails, start)).toBe(0);
  expect(await findMailRow('again')).toMatchObject({ attempts: 1, nextAttemptAt: after(60), text: 'Hello' });
  await runInContext(sendDueMails, after(59));
  expect(provider).toHaveBeenCalledTimes(1);
  await runInContext(sendDueMails, after(60));
  expect(await findMailRow('again')).toMatchObject({ attempts: 2, nextAttemptAt: after(180) });
  mockProviderStatus(200);
  expect(await runInContext(sendDueMails, after(180))).toBe(1);
});

test('rows of mails that went out are forgotten in time', async () => {
  mockProviderStatus(200);
  await queue('old');
  await runInContext(sendDueMails, start);
  await runInContext((ctx) => pruneSentMails(ctx, start));
  expect(await findMailRow('old')).toBeUndefined();
});

test('what a mail says is text, in HTML too', () => {
  const hostile = '"><script>alert(1)</script>';
  const { html, text } = renderMail('en', {
    heading: hostile,
    paragraphs: [hostile],
    action: { label: hostile, url: `https://example.org/?q=${hostile}` },
    note: hostile,
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('href="https://example.org/?q=&quot;&gt;&lt;script&gt;');
  expect(text).toContain(hostile);
});
