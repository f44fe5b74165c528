import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Context } from '../context.ts';
import { pageHeaders } from '../pages/page.ts';
import { findMail } from '../state/state.ts';
import { outboxPage } from './outbox-page.ts';
import type { Mail } from './mail.ts';

const JSON_TYPE = 'application/json';

// Mails are untrusted: no script, no forms, and links open outside the sandboxed frame.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/** The outbox as a page or, on request, as JSON, and each mail's HTML and files. */
export function outboxRoutes(ctx: Context) {
  return new Hono()
    .get('/', pageHeaders, (c) => {
      const mails = [...ctx.state.mails].reverse();
      const type = accepts(c, { header: 'Accept', supports: ['text/html', JSON_TYPE], default: 'text/html' });
      c.header('Vary', 'Accept');
      return type === JSON_TYPE ? c.json(mails.map(toOutboxMail)) : c.html(outboxPage(mails));
    })
    .get('/:id', (c) => {
      const mail = findMail(ctx.state, c.req.param('id'));
      if (!mail) return c.notFound();
      c.header('Content-Security-Policy', MAIL_CSP);
      c.header('Cache-Control', 'no-store');
      return c.html(`<base target="_blank">${mail.html}`);
    })
    .get('/:id/files/:index', (c) => {
      const mail = findMail(ctx.state, c.req.param('id'));
      const file = mail?.attachments[Number(c.req.param('index'))];
      if (!file) return c.notFound();
      c.header('Content-Type', file.contentType);
      c.header('Content-Disposition', `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`);
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Cache-Control', 'no-store');
      return c.body(Uint8Array.from(Buffer.from(file.content, 'base64')));
    });
}

function toOutboxMail({ id, from, to, subject, text, html, headers, attachments, at }: Mail) {
  return { id, from, to, subject, text, html, headers, attachments, at };
}
