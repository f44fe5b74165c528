import { expect, test } from 'vitest';
import { sandbox, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

const WELCOME = {
  from: 'Power Hour <hello@powerhour.test>',
  to: 'fan@powerhour.test',
  subject: 'Welcome',
  text: 'Verify: https://powerhour.test/verify?token=1.',
  html: '<p>Welcome</p>',
};
const send = (mail: unknown, headers: Record<string, string> = { Authorization: 'Bearer re_sandbox' }) =>
  fetch(`${sandbox.url}/emails`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(mail),
  });
const outbox = async () =>
  (await fetch(`${sandbox.url}/outbox`, { headers: { Accept: 'application/json' } })).json();

test.for([
  ['no addressee', { ...WELCOME, to: undefined }, 'missing_required_field', 'Missing `to` field.'],
  ['a wrong sender', { ...WELCOME, from: 'hello' }, 'validation_error', 'Invalid `from` field'],
  [
    'no content',
    { ...WELCOME, text: undefined, html: undefined },
    'missing_required_field',
    'Missing `html`',
  ],
  ['no JSON object', 'hello', 'validation_error', 'Invalid input'],
] as const)('refuses a mail with %s', async ([, mail, name, message]) => {
  const refused = await send(mail);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ statusCode: 422, name, message: expect.stringContaining(message) });
  expect(await outbox()).toEqual([]);
});

test('a batch is stored whole or not at all, once under its idempotency key', async () => {
  const sendBatch = (batch: unknown) =>
    fetch(`${sandbox.url}/emails/batch`, {
      method: 'POST',
      headers: { Authorization: 'Bearer re_sandbox', 'Idempotency-Key': 'batch-1' },
      body: JSON.stringify(batch),
    });
  const two = [WELCOME, { ...WELCOME, to: 'b@powerhour.test' }];
  expect((await sendBatch([...two, { ...WELCOME, to: 'nobody' }])).status).toBe(422);
  const file = { filename: 'hour.ics', content: 'QkVHSU4=' };
  expect((await sendBatch([...two, { ...WELCOME, attachments: [file] }])).status).toBe(422);
  expect(await outbox()).toEqual([]);
  const first: unknown = await (await sendBatch(two)).json();
  expect(first).toEqual({ data: [{ id: expect.any(String) }, { id: expect.any(String) }] });
  expect(await (await sendBatch(two)).json()).toEqual(first);
  expect(await outbox()).toHaveLength(2);
  expect((await sendBatch(two.slice(1))).status).toBe(409);
});

test('refuses a mail without a key', async () => {
  expect((await send(WELCOME, {})).status).toBe(401);
});

test('keeps attachments and hands them out as they were sent', async () => {
  const content = Buffer.from('BEGIN:VCALENDAR').toString('base64');
  const file = { filename: 'hour.ics', content, content_type: 'text/calendar' };
  await send({ ...WELCOME, attachments: [file] });
  expect(await outbox()).toMatchObject([{ attachments: [{ filename: 'hour.ics', size: 15 }] }]);
  const page = await (await fetch(`${sandbox.url}/outbox`)).text();
  const path = /\/outbox\/[\w-]+\/files\/0/.exec(page)?.[0] ?? '';
  const offered = await fetch(`${sandbox.url}${path}`);
  expect(offered.headers.get('Content-Type')).toBe('text/calendar');
  expect(offered.headers.get('Content-Disposition')).toBe('attachment; filename="hour.ics"');
  expect(await offered.text()).toBe('BEGIN:VCALENDAR');
  expect((await fetch(`${sandbox.url}${path.replace(/0$/, '1')}`)).status).toBe(404);
});

test('shows mails to people as a page, with the link to follow', async () => {
  await send({ ...WELCOME, subject: 'Hi <b>you</b>' });
  const response = await fetch(`${sandbox.url}/outbox`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const text = await response.text();
  expect(text).toContain('<a href="https://powerhour.test/verify?token=1">');
  expect(text).toContain('Hi &lt;b&gt;you&lt;/b&gt;');
});

test('shows the HTML of a mail where its scripts cannot run', async () => {
  await send({ ...WELCOME, html: '<script>alert(1)</script><p>Hi</p>' });
  const text = await (await fetch(`${sandbox.url}/outbox`)).text();
  expect(text).not.toContain('<script');
  const response = await fetch(`${sandbox.url}${/\/outbox\/[\w-]+/.exec(text)?.[0] ?? ''}`);
  expect(await response.text()).toContain('<p>Hi</p>');
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^sandbox (?!.*allow-scripts)(?!.*script-src)/,
  );
});

test('an ordered outage of the mail answers 503 and keeps nothing', async () => {
  await sandbox.post('/control/outage', { mail: 'down' });
  expect((await send(WELCOME)).status).toBe(503);
  await sandbox.post('/control/outage', { mail: 'up' });
  expect(await outbox()).toEqual([]);
});
