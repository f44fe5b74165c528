import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Context } from '../context.ts';
import { pageHeaders } from '../pages/page.ts';
import { outboxPage } from './outbox-page.ts';
import type { Mail } from './mail.ts';

const JSON_TYPE = 'application/json';

/** Every mail that was sent, newest first: a page for people, JSON for who asks for it. */
export function outboxRoutes(ctx: Context) {
  return new Hono().use(pageHeaders("'self' 'unsafe-inline'")).get('/', (c) => {
    const mails = [...ctx.state.mails].reverse();
    const type = accepts(c, { header: 'Accept', supports: ['text/html', JSON_TYPE], default: 'text/html' });
    c.header('Vary', 'Accept');
    return type === JSON_TYPE ? c.json(mails.map(viewOf)) : c.html(outboxPage(mails));
  });
}

function viewOf({ id, from, to, subject, text, html, attachments, at }: Mail) {
  return { id, from, to, subject, text, html, attachments, at };
}
