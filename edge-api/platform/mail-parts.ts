/** The campaign that a mail is about, as it shows above the text. */
export type MailCampaign = {
  readonly name: string;
  readonly celebrity: string;
  /** Address of its picture, with the origin; null without one. */
  readonly picture: string | null;
};

export type MailLink = { readonly label: string; readonly url: string };

/** The palette of the site; mail programs know no custom properties. */
export const NIGHT = '#2b1055';
const EMBER = '#c81e2b';
const PLUM = '#5b2a9d';
const CORAL = '#ff5a4f';
export const PAPER = '#fbf6ee';
const LINEN = '#f5ecdf';
export const MUTED = '#6b5a80';
export const FONT = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

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

export function renderMark(): string {
  return (
    `<p style="margin:0 0 24px;font-size:18px;font-weight:800"><span style="display:inline-block;width:14px;` +
    `height:14px;margin-right:8px;border-radius:50%;background:${CORAL}"></span>Power Hour</p>`
  );
}

/** The picture says nothing that the words below do not. */
export function renderCampaign({ name, celebrity, picture }: MailCampaign): string {
  const image =
    picture === null
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" width="456" style="display:block;width:100%;height:auto;` +
        `margin:0 0 12px;border-radius:12px">`;
  return (
    `${image}<p class="muted" style="margin:0 0 24px;font-size:14px;line-height:1.4;color:${MUTED}">` +
    `<strong>${escapeHtml(name)}</strong><br>${escapeHtml(celebrity)}</p>`
  );
}

/** Takes HTML: what comes from people is escaped before. */
export function renderParagraph(html: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${html}</p>`;
}

export function renderQuote(words: string): string {
  return (
    `<blockquote class="quote" style="margin:0 0 16px;padding:16px;border-radius:8px;background:${LINEN};` +
    `font-size:16px;line-height:1.5;white-space:pre-line">${escapeHtml(words)}</blockquote>`
  );
}

export function renderButton({ label, url }: MailLink): string {
  return (
    `<p style="margin:24px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;` +
    `border-radius:999px;background:${EMBER};color:#fff;font-weight:700;text-decoration:none">` +
    `${escapeHtml(label)}</a></p>`
  );
}

export function renderLink({ label, url }: MailLink): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${PLUM}">${escapeHtml(label)}</a>`;
}

export function renderSmall(text: string): string {
  return `<p class="muted" style="margin:24px 0 0;font-size:14px;line-height:1.5;color:${MUTED}">${escapeHtml(text)}</p>`;
}
