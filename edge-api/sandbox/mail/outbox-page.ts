import { html } from 'hono/html';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { Mail } from './mail.ts';

const URLS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** Renders all mails, newest first. */
export function outboxPage(mails: Mail[]): Html {
  return page(
    `Outbox · ${SHOP_NAME} sandbox`,
    html`<main class="sheet">
      <h1>Outbox</h1>
      <p class="lead">
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
    <p class="meta">To ${mail.to} · from ${mail.from}</p>
    <p class="meta"><time datetime="${mail.at}">${formatTime(mail.at)}</time></p>
    <div class="text">${linkify(mail.text)}</div>
    ${
      mail.attachments.length > 0 &&
      html`<p class="meta">
        Attached:
        ${mail.attachments.map(
          ({ filename, size }, index) =>
            html`<a href="/outbox/${mail.id}/files/${index}" download>${filename}</a>
              (${formatBytes(size)}) `,
        )}
      </p>`
    }
    ${mail.html !== '' && html`<p class="meta"><a href="/outbox/${mail.id}">See it as HTML</a></p>`}
  </article>`;
}

/** Returns the text with its addresses as links, so that people can follow them. */
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
