import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Context } from '../context.ts';
import { pageHeaders } from '../pages/page.ts';
import { outboxPage } from './outbox-page.ts';
import type { Mail } from './mail.ts';

const JSON_TYPE = 'application/json';

// A mail is not ours to trust: no script, no forms, and links open outside of the cage.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/** Every mail that was sent, newest first: a page for people, JSON for who asks for it; and each mail's HTML. */
export function outboxRoutes(ctx: Context) {
  return new Hono()
    .get('/', pageHeaders, (c) => {
      const mails = [...ctx.state.mails].reverse();
      const type = accepts(c, { header: 'Accept', supports: ['text/html', JSON_TYPE], default: 'text/html' });
      c.header('Vary', 'Accept');
      return type === JSON_TYPE ? c.json(mails.map(toOutboxMail)) : c.html(outboxPage(mails));
    })
    .get('/:id', (c) => {
      const mail = ctx.state.mails.find(({ id }) => id === c.req.param('id'));
      if (!mail) return c.notFound();
      c.header('Content-Security-Policy', MAIL_CSP);
      c.header('Cache-Control', 'no-store');
      return c.html(`<base target="_blank">${mail.html}`);
    })
    .get('/:id/files/:index', (c) => {
      const mail = ctx.state.mails.find(({ id }) => id === c.req.param('id'));
      const file = mail?.attachments[Number(c.req.param('index'))];
      if (!file) return c.notFound();
      c.header('Content-Type', file.contentType);
      c.header('Content-Disposition', `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`);
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Cache-Control', 'no-store');
      return c.body(Uint8Array.from(Buffer.from(file.content, 'base64')));
    });
}

function toOutboxMail({ id, from, to, subject, text, html, attachments, at }: Mail) {
  return { id, from, to, subject, text, html, attachments, at };
}
