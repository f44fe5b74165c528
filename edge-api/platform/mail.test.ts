import { expect, test, vi } from 'vitest';
import { runAsSystem } from '#tests/support/api.ts';
import { changeRows, findRows } from '#tests/support/rows.ts';
import { pruneMails, queueMail, sendDueMails } from './mail.ts';

const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const CONTENT = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const queue = (key: string) =>
  runAsSystem(async (ctx) => {
    await queueMail(ctx, { key, to: 'fan@example.org', ...CONTENT });
  }, start);
const findMailRow = async (key: string) => (await findRows('mails', { key }))[0];

function mockProviderStatus(status: number) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}', { status })));
}

test('mails an occasion that is queued twice once, and clears its text', async () => {
  const provider = mockProviderStatus(200);
  await queue('once');
  await queue('once');
  expect(await runAsSystem(sendDueMails, start)).toBe(1);
  expect(await runAsSystem(sendDueMails, start)).toBe(0);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(await findMailRow('once')).toMatchObject({
    recipient: null,
    subject: null,
    text: null,
    html: null,
    sentAt: start,
  });
});

test('tries a failed mail again after a minute, then two, until the provider is back', async () => {
  const provider = mockProviderStatus(503);
  await queue('again');
  expect(await runAsSystem(sendDueMails, start)).toBe(0);
  expect(await findMailRow('again')).toMatchObject({ attempts: 1, nextAttemptAt: after(60), text: 'Hello' });
  await runAsSystem(sendDueMails, after(59));
  expect(provider).toHaveBeenCalledTimes(1);
  await runAsSystem(sendDueMails, after(60));
  expect(await findMailRow('again')).toMatchObject({ attempts: 2, nextAttemptAt: after(180) });
  mockProviderStatus(200);
  expect(await runAsSystem(sendDueMails, after(180))).toBe(1);
});

test('keeps a mail that failed eight times for an admin, and does not try again', async () => {
  const provider = mockProviderStatus(422);
  await queue('lost');
  const attachments = [{ filename: 'hour.ics', contentType: 'text/calendar', content: 'QkVHSU4=' }];
  await changeRows('mails', { key: 'lost' }, { attachments });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const day = 24 * 3600;
  for (let attempt = 1; attempt <= 7; attempt += 1) await runAsSystem(sendDueMails, after(attempt * day));
  expect(await findMailRow('lost')).toMatchObject({
    attempts: 7,
    failedAt: null,
    recipient: 'fan@example.org',
    text: 'Hello',
    attachments,
  });
  await runAsSystem(sendDueMails, after(8 * day));
  expect(await findMailRow('lost')).toMatchObject({
    key: 'lost',
    attempts: 8,
    sentAt: null,
    failedAt: after(8 * day),
    recipient: 'fan@example.org',
    text: 'Hello',
    attachments,
    nextAttemptAt: null,
    batch: null,
  });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('mail_given_up'));
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('fan@example.org'));
  await runAsSystem(sendDueMails, after(9 * day));
  expect(provider).toHaveBeenCalledTimes(8);
});

const DAY_S = 24 * 3600;

/** Queues a mail and makes its last attempt, to which the provider responds with `status`. */
async function settleMail(status: number) {
  mockProviderStatus(status);
  await queue('old');
  await changeRows('mails', { key: 'old' }, { attempts: 7 });
  await runAsSystem(sendDueMails, start);
}

test.each([
  ['went out', 200],
  ['failed', 422],
])('forgets mails that %s, in time', async (_what, status) => {
  await settleMail(status);
  await runAsSystem(pruneMails, after(89 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: null, subject: null, html: null });
  await runAsSystem(pruneMails, after(90 * DAY_S));
  expect(await findMailRow('old')).toBeUndefined();
});

test('deletes the content of a failed mail after a month', async () => {
  await settleMail(422);
  await runAsSystem(pruneMails, after(29 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: 'fan@example.org', text: 'Hello' });
  await runAsSystem(pruneMails, after(30 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: null, text: null, failedAt: start });
});
