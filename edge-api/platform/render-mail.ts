import { nestQuotes } from './locale-rules.ts';
import { renderFooter, type MailReason } from './render-footer.ts';
import { escapeHtml, type Language } from './rules.ts';

/** The campaign that a mail is about, shown above the text. */
export type MailCampaign = {
  readonly name: string;
  /** The language of the campaign's texts. */
  readonly writtenIn: Language;
  readonly celebrity: string;
  /** Absolute address of its picture; null without one. */
  readonly picture: string | null;
  /** Absolute address of the celebrity's square portrait; null where the picture already shows the face. */
  readonly face: string | null;
};

export type MailLink = { readonly label: string; readonly url: string };

/** The site's palette; mail programs do not support custom properties. */
const NIGHT = '#2b1055';
const EMBER = '#c81e2b';
const PLUM = '#5b2a9d';
const CORAL = '#ff5a4f';
const PEACH = '#ffd9a8';
/** The colours of a mail, and of a mail in the dark, which the best news of all has in the light too. */
type Colours = Readonly<Record<'page' | 'card' | 'quote' | 'ink' | 'muted' | 'link' | 'button', string>>;
const LIGHT: Colours = {
  page: '#fbf6ee',
  card: '#fff',
  quote: '#f5ecdf',
  ink: NIGHT,
  muted: '#6b5a80',
  link: PLUM,
  button: EMBER,
};
const DARK: Colours = {
  page: '#170a2e',
  card: '#24123f',
  quote: '#170a2e',
  ink: '#fbf6ee',
  muted: '#c9bcdb',
  link: '#d6c2ff',
  button: CORAL,
};
const FONT = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** The site's logo; mail programs without gradients show only its disc. */
const MARK =
  `<p style="margin:0 0 24px;font-size:18px;line-height:28px;font-weight:800"><span style="display:inline-block;` +
  `width:28px;height:28px;margin-right:8px;border-radius:50%;vertical-align:top;background-color:${PLUM};` +
  `background-image:radial-gradient(circle at 50% 66%,${CORAL} 3px,transparent 3.5px),` +
  `conic-gradient(from -16deg at 50% 66%,${PEACH} 63deg,${PLUM} 63deg)"></span>Power Hour</p>`;

/** Returns the attributes of a person's own words, like `writtenIn` (locale-rules.ts) for a page. */
const writtenBy = (campaign: MailCampaign | undefined) =>
  campaign ? `lang="${campaign.writtenIn}" dir="auto"` : 'dir="auto"';

/** Returns a campaign's name, and its celebrity's unless that is in it. */
const listNames = ({ name, celebrity }: MailCampaign) =>
  name.includes(celebrity) ? [name] : [name, celebrity];

/** The pictures have no alternative text: the words beside them say the same. */
function renderCampaign(campaign: MailCampaign, { muted }: Colours): string {
  const { picture, face } = campaign;
  const [name = '', ...celebrity] = listNames(campaign).map(escapeHtml);
  const image =
    picture === null
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" width="456" style="display:block;width:100%;height:auto;` +
        `margin:0 0 12px;border-radius:12px">`;
  const portrait =
    face === null
      ? ''
      : `<td style="padding:0 16px 0 0"><img src="${escapeHtml(face)}" alt="" width="96" height="96" ` +
        `style="display:block;border-radius:50%"></td>`;
  return (
    `${image}<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${portrait}` +
    `<td class="muted" style="font-size:16px;line-height:1.4;color:${muted}">` +
    `${[`<strong ${writtenBy(campaign)}>${name}</strong>`, ...celebrity].join('<br>')}</td></tr></table>`
  );
}

function renderHeading(heading: string, size = 26): string {
  return `<h1 style="margin:0 0 16px;font-size:${size}px;line-height:1.2;text-wrap:balance">${escapeHtml(heading)}</h1>`;
}

/** A table keeps its background in every mail program. A face is inside the emblem's dial, whose words are below. */
function renderStage(
  { url, words, isPeak = false }: Emblem,
  heading: string,
  { quote }: Colours,
  face: string | null | undefined,
): string {
  const renderImage = (source: string, side: number) =>
    `<img src="${escapeHtml(source)}" alt="" width="${side}" height="${side}" ` +
    `style="display:block;border-radius:50%">`;
  const emblem = face
    ? `<td align="center" width="240" height="240" background="${escapeHtml(url)}" ` +
      `style="border-radius:50%;background:url('${escapeHtml(url)}') center/240px no-repeat">${renderImage(face, 150)}</td>`
    : `<td>${renderImage(url, isPeak ? 240 : 168)}</td>`;
  const [ground, color] = isPeak
    ? ['', PEACH]
    : [
        `class="quote" bgcolor="${quote}" style="margin:0 0 24px;border-radius:12px;background:${quote}" `,
        'inherit',
      ];
  return (
    `<table ${ground}role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>` +
    `<td align="center" style="padding:28px 12px 12px;color:${color}">` +
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>${emblem}</tr></table>` +
    `${words && renderParagraph(escapeHtml(words))}${renderHeading(heading, isPeak ? 40 : undefined)}</td></tr></table>`
  );
}

/** Takes HTML: people's words must be escaped before. */
function renderParagraph(html: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${html}</p>`;
}

function renderQuote(words: string, campaign: MailCampaign | undefined, { quote }: Colours): string {
  return (
    `<blockquote class="quote" ${writtenBy(campaign)} style="margin:0 0 16px;padding:16px;border-radius:8px;background:${quote};` +
    `font-size:16px;line-height:1.5;white-space:pre-line">${escapeHtml(words)}</blockquote>`
  );
}

function renderButton({ label, url }: MailLink, { button, card }: Colours): string {
  return (
    `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;` +
    `border-radius:999px;background:${button};color:${card};font-weight:700;text-decoration:none">` +
    `${escapeHtml(label)}</a></p>`
  );
}

function renderLink({ label, url }: MailLink, { link }: Colours): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${link}">${escapeHtml(label)}</a>`;
}

function renderSmall(text: string, { muted }: Colours): string {
  return `<p class="muted" style="margin:24px 0 16px;font-size:14px;line-height:1.5;color:${muted}">${escapeHtml(text)}</p>`;
}

/** A square picture above the heading, by its absolute address, and its words; `isPeak` for the best news of all. */
type Emblem = { readonly url: string; readonly words: string; readonly isPeak?: boolean };

/** The content of a mail, in plain text; `action` is its only button. */
export type MailContent = {
  readonly heading: string;
  readonly campaign?: MailCampaign | undefined;
  readonly emblem?: Emblem;
  /** The recipient's own words, below the text. */
  readonly quote?: string;
  /** A code to type, below the text. */
  readonly code?: string | undefined;
  /** Undefined ones are left out. */
  readonly paragraphs: readonly (string | undefined)[];
  readonly action?: MailLink;
  /** Secondary text after the button; undefined ones are left out. */
  readonly details?: readonly (string | undefined)[];
  /** Secondary links below the button. */
  readonly more?: readonly (MailLink & { readonly text: string })[];
  /** Small print at the end. */
  readonly note?: string;
  /** Why the recipient gets it; `account` unless set. */
  readonly reason?: MailReason;
  /** Smaller print below the footer. */
  readonly footnote?: string;
};

/** For mail programs with a dark mode and for narrow screens; all others use the inline styles. */
const STYLES =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (prefers-color-scheme:dark){body,.page{background:${DARK.page}!important;color:${DARK.ink}!important}` +
  `.card{background:${DARK.card}!important}.quote{background:${DARK.quote}!important}` +
  `.muted{color:${DARK.muted}!important}.link{color:${DARK.link}!important}` +
  `.button{background:${DARK.button}!important;color:${DARK.card}!important}}` +
  '@media (max-width:400px){.page{padding:16px 8px!important}.card{padding:24px 20px 8px!important}}';

/** Returns both bodies of a mail. Everything in `content` is plain text, escaped only here. */
export function renderMail(language: Language, { heading, paragraphs, details = [], ...more }: MailContent) {
  const content = {
    ...more,
    heading: nestQuotes(heading),
    paragraphs: paragraphs.map((text) => text && nestQuotes(text)),
    details: details.map((text) => text && nestQuotes(text)),
  };
  return { text: renderText(language, content), html: renderHtml(language, content) };
}

function renderText(language: Language, content: MailContent): string {
  const { heading, campaign, paragraphs, quote, action, details = [], more = [], note } = content;
  const parts = [
    heading,
    content.emblem?.words || undefined,
    campaign && listNames(campaign).join(' · '),
    ...paragraphs,
    content.code,
    quote && toQuotation(language, quote),
    action && `${action.label}: ${action.url}`,
    ...details,
    ...more.map(({ text, label, url }) => `${text}\n${label}: ${url}`),
    note,
    `--\n${renderFooter(language, content.reason)}`,
    content.footnote,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const toQuotation = (language: Language, words: string) =>
  nestQuotes(language === 'nl' ? `‘${words}’` : `“${words}”`);

function renderHtml(language: Language, content: MailContent): string {
  const { heading, emblem, campaign, paragraphs, quote, action, details = [], more = [], note } = content;
  const isPeak = emblem?.isPeak ?? false;
  const face = emblem && campaign?.face;
  const colours = isPeak ? DARK : LIGHT;
  const { page, card, ink, muted } = colours;
  const renderAll = (texts: typeof paragraphs) =>
    texts.flatMap((text) => (text === undefined ? [] : renderParagraph(escapeHtml(text))));
  const parts = [
    MARK,
    emblem ? renderStage(emblem, heading, colours, face) : renderHeading(heading),
    ...(campaign
      ? [renderCampaign(face ? { ...campaign, picture: null, face: null } : campaign, colours)]
      : []),
    ...renderAll(paragraphs),
    content.code ? renderParagraph(`<b style="font-size:26px">${escapeHtml(content.code)}</b>`) : '',
    ...(quote ? [renderQuote(toQuotation(language, quote), campaign, colours)] : []),
    ...(action ? [renderButton(action, colours)] : []),
    ...renderAll(details),
    ...more.map((link) => renderParagraph(`${escapeHtml(link.text)} ${renderLink(link, colours)}`)),
    ...(note ? [renderSmall(note, colours)] : []),
  ];
  const footer = [renderFooter(language, content.reason), content.footnote ?? []]
    .flat()
    .map(escapeHtml)
    .join('<br><br>');
  const body = parts.join('').replaceAll(/€ (?=\d)/g, '€&nbsp;');
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(heading)}</title><style>${STYLES}</style></head>` +
    `<body style="margin:0;background:${page};color:${ink};${FONT}">` +
    `<div class="page" style="padding:32px 16px;background:${page}">` +
    `<div class="card" style="max-width:520px;margin:0 auto;padding:32px 32px 16px;border-radius:16px;background:${card};` +
    `overflow-wrap:anywhere;text-wrap:pretty">${body}</div>` +
    `<p class="muted" style="max-width:520px;margin:16px auto 0;padding:0 8px;font-size:13px;line-height:1.5;` +
    `color:${muted};overflow-wrap:anywhere">${footer}</p></div></body></html>`
  );
}
