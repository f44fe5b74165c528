import { Hono } from 'hono';
import { html } from 'hono/html';
import { hmacSha256 } from '#api/platform/digest.ts';
import { page, pageHeaders, type Html } from './pages/page.ts';

type Received = { id: string; at: string; body: string; isValid: boolean };

const RECEIVED_MAX = 100;
/** Maximum deviation of a timestamp, in seconds. */
const TOLERANCE = 300;

/** Stands in for a charity's own system: a page that accepts its secret, verifies messages, and lists them. */
export function receiverRoutes() {
  const received: Received[] = [];
  const known = { secret: '' };
  return new Hono()
    .get('/', pageHeaders, (c) => c.html(receiverPage(received, known.secret)))
    .get('/messages', (c) => c.json(received))
    .post('/', async (c) => {
      const body = await c.req.text();
      const id = c.req.header('webhook-id') ?? '';
      const isValid = isSigned(known.secret, body, (name) => c.req.header(name) ?? '');
      received.unshift({ id, at: new Date().toISOString(), body, isValid });
      received.splice(RECEIVED_MAX);
      return c.body(null, 204);
    })
    .post('/secret', async (c) => {
      const { secret } = await c.req.parseBody();
      known.secret = typeof secret === 'string' ? secret.trim() : '';
      return c.redirect('/receiver', 303);
    });
}

/** Verifies a message's signature by https://www.standardwebhooks.com. */
function isSigned(secret: string, body: string, header: (name: string) => string): boolean {
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${hmacSha256(key, `${id}.${timestamp}.${body}`, 'base64')}`;
  return header('webhook-signature').split(' ').includes(expected);
}

function receiverPage(received: readonly Received[], secret: string): Html {
  return page(
    'Receiver · Power Hour sandbox',
    html`<main>
      <h1>Receiver</h1>
      <p class="muted">
        Stands in for a charity’s own system. Save this page’s address at the charity’s dashboard, and the
        secret that it shows here.
      </p>
      <form method="post" action="/receiver/secret">
        <label>Secret <input name="secret" value="${secret}" autocomplete="off" size="50" /></label>
        <button class="button">Save</button>
      </form>
      ${received.length === 0 && html`<p class="muted">No message has come yet.</p>`}
      ${received.map(
        ({ id, at, body, isValid }) =>
          html`<article class="card">
            <h2>${isValid ? 'Valid signature' : 'Wrong signature'}</h2>
            <p class="muted">${id} · <time datetime="${at}">${at}</time></p>
            <div class="mail">${body}</div>
          </article>`,
      )}
    </main>`,
  );
}
