import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { createFetch } from '#api/serve.ts';
import { ORIGIN } from '../support/api.ts';

const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';

/** Creates a body without a length; `sent` counts the megabytes that were read from it. */
function streamBody(megabytes: number) {
  const counted = { sent: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      counted.sent += 1;
      controller.enqueue(new Uint8Array(MB));
      if (counted.sent === megabytes) controller.close();
    },
  });
  return { body, counted };
}

/** Renders pages as the site does; form pages read the request's body. */
const renderPage = vi.fn(async (request: Request) => {
  const form = request.method === 'POST' ? await request.formData() : new FormData();
  return new Response(JSON.stringify([...form]));
});
const worker = createFetch(renderPage, ORIGIN);

async function postPage(path: string, init: RequestInit) {
  renderPage.mockClear();
  const context = createExecutionContext();
  const response = await worker(new Request(`${ORIGIN}${path}`, { method: 'POST', ...init }), env, context);
  await waitOnExecutionContext(context);
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type'),
    allow: headers.get('allow'),
    text: await response.text(),
  };
}

const postApi = (path: string, body: ReadableStream, type = 'application/json') =>
  exports.default.fetch(`${ORIGIN}/api${path}`, { method: 'POST', body, headers: { 'content-type': type } });

test.each([
  ['/users/login', 'application/json'],
  ['/users/login', 'text/plain'],
  ['/stripe/webhook', 'application/json'],
])('a body of 3 MB without a length is 413 for %s as %s, and is taken to its end', async (path, type) => {
  const { body, counted } = streamBody(3);
  const response = await postApi(path, body, type);
  expect(response.status).toBe(413);
  expect(Object(await response.json()).code).toBe('file_too_large');
  expect(counted.sent).toBe(3);
});

test.each(['/api/users/login', '/en/reminders?campaign=a'])(
  'of a body of 120 MB without a length, %s takes no more than a few megabytes',
  async (path) => {
    const { body, counted } = streamBody(120);
    const { status } = await postPage(path, { body, headers: { 'content-type': FORM } });
    expect(status).toBe(413);
    expect(counted.sent).toBeLessThan(10);
  },
);

test('JSON without a length is read like any other', async () => {
  const body = new Response(JSON.stringify({ email: 'a@b.example', password: 'x' })).body;
  if (!body) throw new Error('no body');
  expect((await postApi('/users/login', body.pipeThrough(new TransformStream()))).status).toBe(401);
});

test.each([
  ['nl', 17 * 1024, 'Dit is meer dan we in één keer kunnen verwerken.'],
  ['en', 17 * 1024, 'This is more than we can handle at once.'],
])(
  'a page in %s refuses a form of %d bytes, with and without a length',
  async (language, bytes, sentence) => {
    const text = `email=${'x'.repeat(bytes)}`;
    for (const body of [text, new Blob([text]).stream().pipeThrough(new TransformStream())]) {
      const answer = await postPage(`/${language}/reminders`, { body, headers: { 'content-type': FORM } });
      expect(answer).toMatchObject({ status: 413, type: 'text/html; charset=utf-8' });
      expect(answer.text).toContain(`<html lang="${language}">`);
      expect(answer.text).toContain(sentence);
      expect(renderPage).not.toHaveBeenCalled();
    }
  },
);

test('the editor’s preview gets a page as it is being edited, which is no form and longer than one', async () => {
  const page = JSON.stringify({ title: 'x'.repeat(60 * 1024) });
  renderPage.mockImplementationOnce(async (request) => new Response(await request.text()));
  const headers = { 'content-type': 'application/x-tina-preview+json' };
  const answer = await postPage('/tina-island/page?path=nl/home', { body: page, headers });
  expect(answer).toMatchObject({ status: 200, text: page });
});

test.each([
  ['text/plain', 'email=a'],
  ['multipart/form-data', 'email=a'],
  ['multipart/form-data; boundary=x', 'no part'],
])('a page refuses %s that is no form with 415', async (type, body) => {
  const answer = await postPage('/nl/reminders', { body, headers: { 'content-type': type } });
  expect(answer).toMatchObject({ status: 415, type: 'text/html; charset=utf-8' });
  expect(answer.text).toContain('Stuur dit met het formulier op de pagina.');
  expect(renderPage).not.toHaveBeenCalled();
});

test('a page gets a form as it was sent, and an empty one where there is no body', async () => {
  const form = new FormData();
  form.set('email', 'saar@example.test');
  expect((await postPage('/nl/reminders', { body: form })).text).toBe('[["email","saar@example.test"]]');
  expect((await postPage('/nl/reminders', { body: new URLSearchParams({ a: 'b' }) })).text).toBe(
    '[["a","b"]]',
  );
  expect(await postPage('/nl/reminders/stop', {})).toMatchObject({ status: 200, text: '[]' });
  expect(await postPage('/nl/reminders/stop', { body: '', headers: { 'content-type': FORM } })).toMatchObject(
    { status: 200, text: '[]' },
  );
});

test.each(['PUT', 'PATCH', 'DELETE'])(
  'a page refuses %s with 405 and the methods it takes',
  async (method) => {
    const answer = await postPage('/nl/reminders', { method });
    expect(answer).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS, POST' });
    expect(answer.text).toContain('Dit adres kent die methode niet.');
    expect(renderPage).not.toHaveBeenCalled();
  },
);

test('a page says for OPTIONS which methods it takes', async () => {
  expect(await postPage('/nl/reminders', { method: 'OPTIONS' })).toMatchObject({
    status: 204,
    allow: 'GET, HEAD, OPTIONS, POST',
  });
});
