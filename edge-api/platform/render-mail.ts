import {
  escapeHtml,
  FONT,
  MUTED,
  NIGHT,
  PAPER,
  renderButton,
  renderCampaign,
  renderLink,
  renderMark,
  renderParagraph,
  renderQuote,
  renderSmall,
  type MailCampaign,
  type MailLink,
} from './mail-parts.ts';
import type { Language, LocalizedText } from './rules.ts';

export { escapeHtml, type MailCampaign };

/** The content of a mail, in plain text; `action` is its one button. */
export type MailContent = {
  readonly heading: string;
  readonly campaign?: MailCampaign | undefined;
  /** The recipient's own words, below the text. */
  readonly quote?: string;
  readonly paragraphs: readonly string[];
  readonly action?: MailLink;
  /** What else can be done, below the button. */
  readonly more?: readonly (MailLink & { readonly text: string })[];
  /** Small print at the end. */
  readonly note?: string;
};

/** For mail programs with a dark mode, and for narrow screens; all others use the inline styles. */
const STYLES =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){body,.page{background:#170a2e!important;color:#fbf6ee!important}' +
  '.card{background:#24123f!important}.quote{background:#170a2e!important}.muted{color:#c9bcdb!important}' +
  '.link{color:#d6c2ff!important}}' +
  '@media (max-width:400px){.page{padding:16px 8px!important}.card{padding:24px 20px!important}}';

/** Who sends a mail and why, below each. */
const FOOTER: LocalizedText = {
  nl: 'Power Hour: één uur met iemand die je bewondert, voor een doel waarin je gelooft. Je krijgt deze mail omdat dit e-mailadres bij ons is gebruikt.',
  en: 'Power Hour: one hour with someone you admire, for a cause you believe in. You are getting this email because this address was used with us.',
};

/** Returns both bodies of a mail. Everything in `content` is text: it is escaped here and nowhere else. */
export function renderMail(
  language: Language,
  content: MailContent,
): { readonly text: string; readonly html: string } {
  return { text: renderText(language, content), html: renderHtml(language, content) };
}

function renderText(language: Language, content: MailContent): string {
  const { heading, campaign, paragraphs, quote, action, more = [], note } = content;
  const parts = [
    heading,
    campaign && `${campaign.name} · ${campaign.celebrity}`,
    ...paragraphs,
    quote && toQuotation(language, quote),
    action && `${action.label}: ${action.url}`,
    ...more.map(({ text, label, url }) => `${text}\n${label}: ${url}`),
    note,
    `--\n${FOOTER[language]}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const toQuotation = (language: Language, words: string) => (language === 'nl' ? `‘${words}’` : `“${words}”`);

function renderHtml(language: Language, content: MailContent): string {
  const { heading, campaign, paragraphs, quote, action, more = [], note } = content;
  const parts = [
    renderMark(),
    ...(campaign ? [renderCampaign(campaign)] : []),
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => renderParagraph(escapeHtml(text))),
    ...(quote ? [renderQuote(toQuotation(language, quote))] : []),
    ...(action ? [renderButton(action)] : []),
    ...more.map((link) => renderParagraph(`${escapeHtml(link.text)} ${renderLink(link)}`)),
    ...(note ? [renderSmall(note)] : []),
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(heading)}</title><style>${STYLES}</style></head>` +
    `<body style="margin:0;background:${PAPER};color:${NIGHT};${FONT}">` +
    `<div class="page" style="padding:32px 16px;background:${PAPER}">` +
    `<div class="card" style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#fff;` +
    `overflow-wrap:anywhere">${parts.join('')}</div>` +
    `<p class="muted" style="max-width:520px;margin:16px auto 0;padding:0 8px;font-size:13px;line-height:1.5;` +
    `color:${MUTED}">${escapeHtml(FOOTER[language])}</p></div></body></html>`
  );
}
