import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { pageHeaders, page, SHOP_NAME, type Html } from '../pages/page.ts';
import { findMail } from '../state/state.ts';
import type { Mail } from './mail.ts';

const JSON_TYPE = 'application/json';

// Mails are untrusted: no script, no forms, and links open outside the sandboxed frame.
const MAIL_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/** The outbox as a page or as JSON, for all recipients or one (`?to=`), and each mail's HTML and files. */
export function outboxRoutes(ctx: Context) {
  return new Hono()
    .get('/', pageHeaders, (c) => {
      const recipient = c.req.query('to') ?? '';
      const mails = ctx.state.mails.filter(({ to }) => to.includes(recipient)).reverse();
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

const URLS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

function outboxPage(mails: Mail[]): Html {
  return page(
    `Outbox · ${SHOP_NAME} sandbox`,
    html`<main>
      <h1>Outbox</h1>
      <p class="muted">
        ${
          mails.length === 0
            ? 'No mail has been sent yet. Whatever Power Hour sends appears here and goes nowhere else.'
            : 'Mails that Power Hour has sent, newest first. They went nowhere else.'
        }
      </p>
      ${mails.map(mailCard)}
    </main>`,
  );
}

function mailCard(mail: Mail): Html {
  return html`<article class="card">
    <h2>${mail.subject}</h2>
    <p class="muted">To ${mail.to} · from ${mail.from}</p>
    <p class="muted"><time datetime="${mail.at}">${formatTime(mail.at)}</time></p>
    <div class="mail">${linkify(mail.text)}</div>
    ${
      mail.attachments.length > 0 &&
      html`<p class="muted">
        Attached:
        ${mail.attachments.map(
          ({ filename, size }, index) =>
            html`<a href="/outbox/${mail.id}/files/${index}" download>${filename}</a>
              (${formatBytes(size)}) `,
        )}
      </p>`
    }
    ${mail.html !== '' && html`<p class="muted"><a href="/outbox/${mail.id}">See it as HTML</a></p>`}
  </article>`;
}

function linkify(text: string): (Html | string)[] {
  return text.split(URLS).map((part) => (URLS.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

function formatTime(instant: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return format.format(new Date(instant));
}

function formatBytes(size: number): string {
  return size < 1024 ? `${size} B` : `${(size / 1024).toFixed(1)} kB`;
}
