import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { runAsSystem } from '#tests/support/api.ts';
import { changeRows, deleteRows, findRows } from '#tests/support/rows.ts';
import { claimNewBatch } from './send-mails.ts';
import { queueMail, queueMails, sendAllDueMails, sendDueMails } from './mail.ts';

const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const RequestBody = z.union([
  z.array(z.object({ to: z.array(z.string()) })),
  z.object({ to: z.array(z.string()) }),
]);

/** A call to the provider: its path, idempotency key and recipients. */
type Call = { readonly path: string; readonly key: string; readonly to: readonly string[] };
let calls: Call[] = [];
let respond: (call: Call) => number | Response = () => 200;

beforeEach(async () => {
  await deleteRows('mails');
  await deleteRows('failures');
  calls = [];
  respond = () => 200;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const sent = [RequestBody.parse(JSON.parse(z.string().parse(init?.body)))].flat();
    const call = {
      path: new URL(z.string().parse(input)).pathname,
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      to: sent.flatMap(({ to }) => to),
    };
    calls.push(call);
    const answer = respond(call);
    return Promise.resolve(typeof answer === 'number' ? new Response('{}', { status: answer }) : answer);
  });
});

const CONTENT = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
/** Queues mails to fan1@, fan2@ … with one statement. */
const queue = (count: number, at = start) =>
  runAsSystem(async (ctx) => {
    const key = sql<string>`'many:' || ${at.getTime()} || ':' || value`;
    const to = sql<string>`'fan' || value || '@example.org'`;
    const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index + 1));
    await queueMails(ctx, { key, to, ...CONTENT }, sql`json_each(${numbers}) where true`);
  }, at);
const queueOne = (to: string, at: Date, more = {}) =>
  runAsSystem(async (ctx) => {
    await queueMail(ctx, { key: to, to, ...CONTENT, ...more });
  }, at);
const listRecipients = () => calls.flatMap(({ to }) => to);
const listUnsent = async () => (await findRows('mails')).filter(({ sentAt }) => sentAt === null);

const goAway = () => {
  throw new DOMException('gone', 'AbortError');
};

test('sends many mails a hundred at a time, each to one person', async () => {
  await queue(250);
  expect(await runAsSystem(sendAllDueMails, start)).toBe(250);
  expect(calls.map(({ path, to }) => [path, to.length])).toEqual([
    ['/emails/batch', 100],
    ['/emails/batch', 100],
    ['/emails/batch', 50],
  ]);
  expect(new Set(listRecipients()).size).toBe(250);
  expect(await listUnsent()).toEqual([]);
});

test('sends nobody a mail twice, however many senders run at once', async () => {
  await queue(250);
  const sent = await Promise.all([1, 2, 3, 4].map(() => runAsSystem(sendAllDueMails, start)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(250);
  expect(listRecipients()).toHaveLength(250);
  expect(new Set(listRecipients()).size).toBe(250);
});

test('repeats the same batches once a provider that was down is back, and leaves it alone until then', async () => {
  await queue(250);
  respond = () => 503;
  expect(await runAsSystem(sendAllDueMails, start)).toBe(0);
  expect(calls).toHaveLength(2);
  const failed = calls;
  calls = [];
  respond = () => 200;
  expect(await runAsSystem(sendAllDueMails, after(60))).toBe(250);
  for (const call of failed) expect(calls).toContainEqual(call);
  expect(new Set(listRecipients()).size).toBe(250);
});

test('sends a batch whose sender went away under the same key', async () => {
  await queue(3);
  respond = goAway;
  await runAsSystem(sendAllDueMails, start);
  await changeRows('mails', {}, { attempts: 0 });
  respond = () => 200;
  await runAsSystem(sendAllDueMails, after(600));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(await listUnsent()).toEqual([]);
});

test('takes for sent what is left of a batch that the provider took before an erasure', async () => {
  await queue(3);
  respond = goAway;
  await runAsSystem(sendAllDueMails, start);
  await deleteRows('mails', { recipient: 'fan2@example.org' });
  respond = () => Response.json({ name: 'concurrent_idempotent_requests' }, { status: 409 });
  expect(await runAsSystem(sendAllDueMails, after(600))).toBe(0);
  respond = () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
  expect(await runAsSystem(sendAllDueMails, after(1200))).toBe(2);
  expect(await listUnsent()).toEqual([]);
});

test('sends the other mails of a batch with an address that the provider refuses', async () => {
  await queue(5);
  respond = ({ to }) => (to.includes('fan3@example.org') ? 422 : 200);
  expect(await runAsSystem(sendAllDueMails, start)).toBe(4);
  const left = await listUnsent();
  expect(left.map(({ recipient, attempts }) => [recipient, attempts])).toEqual([['fan3@example.org', 1]]);
});

test('sends a mail that was just queued before a thousand others', async () => {
  await queue(1000);
  await queueOne('waiting@example.org', after(1));
  await runAsSystem(sendDueMails, after(2));
  expect(listRecipients()).toContain('waiting@example.org');
  expect(calls).toHaveLength(1);
});

test('sends a mail with a file by itself: the provider accepts none in a batch', async () => {
  const attachments = [{ filename: 'hour.ics', contentType: 'text/calendar', content: 'QkVHSU4=' }];
  await queue(2);
  await queueOne('winner@example.org', start, { attachments });
  await runAsSystem(sendDueMails, start);
  expect(calls.map(({ path, to }) => [path, to.length])).toEqual([
    ['/emails/batch', 2],
    ['/emails', 1],
  ]);
  expect(await listUnsent()).toEqual([]);
});

test('leases, holds and tries again by the time that it is, however long ago its job began', async () => {
  let time = start;
  const listDue = async () => (await listUnsent()).map(({ nextAttemptAt }) => nextAttemptAt);
  await queue(1);
  await runAsSystem(
    (ctx) => {
      time = after(600);
      return claimNewBatch(ctx);
    },
    () => time,
  );
  expect(await listDue()).toEqual([after(900)]);
  time = after(900);
  for (const [reply, due] of [
    [() => replyBusy(90), after(1590)],
    [() => 503, after(2250)],
  ] as const) {
    respond = () => {
      time = after((time.getTime() - start.getTime()) / 1000 + 600);
      return reply();
    };
    await runAsSystem(sendAllDueMails, () => time);
    expect(await listDue()).toEqual([due]);
    time = due;
  }
});

const replyBusy = (seconds?: number) =>
  new Response('{}', { status: 429, ...(seconds && { headers: { 'retry-after': String(seconds) } }) });

test('leaves a provider that is rate-limiting alone as long as it wants, which does not count as a try', async () => {
  await queue(250);
  respond = () => replyBusy(90);
  expect(await runAsSystem(sendAllDueMails, start)).toBe(0);
  expect(calls).toHaveLength(1);
  expect((await listUnsent()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 250 }, () => 0));
  respond = () => 200;
  expect(await runAsSystem(sendAllDueMails, after(89))).toBe(150);
  expect(await runAsSystem(sendAllDueMails, after(90))).toBe(100);
  expect(new Set(listRecipients()).size).toBe(250);
});

const refuse = (status: number, name: string, message = '') => Response.json({ name, message }, { status });
const countFailures = async () => (await findRows('failures')).reduce((total, { count }) => total + count, 0);

test('counts a failure when the quota at the provider is used up, and loses no try', async () => {
  await queue(2);
  for (const name of ['rate_limit_exceeded', 'daily_quota_exceeded', 'monthly_quota_exceeded']) {
    respond = () => refuse(429, name);
    await changeRows('mails', {}, { nextAttemptAt: start });
    await runAsSystem(sendAllDueMails, start);
  }
  expect(await countFailures()).toBe(2);
  expect((await listUnsent()).map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual([
    [0, after(60)],
    [0, after(60)],
  ]);
});

test('holds no mail responsible for a key that the provider cannot read', async () => {
  await queue(3);
  respond = () => refuse(400, 'validation_error', 'API key is invalid');
  await runAsSystem(sendAllDueMails, start);
  expect(calls).toHaveLength(1);
  expect(await countFailures()).toBe(1);
});

test('sends mails that the provider had no time for one by one together', async () => {
  respond = () => replyBusy();
  for (const to of ['one@example.org', 'two@example.org']) {
    await queueOne(to, start);
    await runAsSystem(sendDueMails, start);
  }
  respond = () => 200;
  calls = [];
  expect(await runAsSystem(sendAllDueMails, after(60))).toBe(2);
  expect(calls.map(({ path, to }) => [path, to.length])).toEqual([['/emails/batch', 2]]);
});

test('keeps the key of a batch that the provider may have accepted before it began to limit the rate', async () => {
  await queue(3);
  respond = goAway;
  await runAsSystem(sendAllDueMails, start);
  respond = () => replyBusy(1);
  await runAsSystem(sendAllDueMails, after(60));
  respond = () => 200;
  await runAsSystem(sendAllDueMails, after(120));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(await listUnsent()).toEqual([]);
});
