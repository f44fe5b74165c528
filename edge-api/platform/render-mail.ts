import type { Language } from './rules.ts';

/** The content of a mail, in plain text; `action` is its one button. */
export type MailContent = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Something else that can be done, below the button. */
  readonly second?: { readonly text: string; readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly note?: string;
};

/** The palette of the site; mail programs know no custom properties. */
const NIGHT = '#2b1055';
const EMBER = '#c81e2b';
const PAPER = '#fbf6ee';
const MUTED = '#6b5a80';
const FONT = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text made safe for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? '');
}

/** Returns both bodies of a mail. Everything in `content` is text: it is escaped here and nowhere else. */
export function renderMail(
  language: Language,
  content: MailContent,
): { readonly text: string; readonly html: string } {
  return { text: renderText(content), html: renderHtml(language, content) };
}

function renderText({ heading, paragraphs, action, second, note }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(second ? [`${second.text}\n${second.label}: ${second.url}`] : []),
    note,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n\nPower Hour\n`;
}

function renderHtml(language: Language, { heading, paragraphs, action, second, note }: MailContent): string {
  const body = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`,
  );
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;` +
      `border-radius:999px;background:${EMBER};color:#fff;font-weight:700;text-decoration:none">` +
      `${escapeHtml(action.label)}</a></p>`
    : '';
  const other = second
    ? `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(second.text)} ` +
      `<a href="${escapeHtml(second.url)}" style="color:${EMBER}">${escapeHtml(second.label)}</a></p>`
    : '';
  const small = note
    ? `<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${escapeHtml(note)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>` +
    `<body style="margin:0;padding:32px 16px;background:${PAPER};color:${NIGHT};${FONT}">` +
    `<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#fff">` +
    `<p style="margin:0 0 24px;font-weight:800">Power Hour</p>` +
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>` +
    `${body.join('')}${button}${other}${small}</div></body></html>`
  );
}
