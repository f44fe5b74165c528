import { sha256 } from './digest.ts';
import { SECURITY_HEADERS } from './header-rules.ts';
import { escapeHtml, type Language } from './rules.ts';

/** The tokens' colours, as no other file can be relied on. */
const STYLE =
  ':root{color-scheme:light dark;background:light-dark(#fbf6ee,#170a2e);color:light-dark(#2b1055,#fbf6ee)}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.75rem}' +
  'a{display:inline-block;padding:.7em 1.6em;border-radius:99px;background:light-dark(#c81e2b,#ff5a4f);color:light-dark(#fff,#1b0a36);font-weight:600;text-decoration:none}small{opacity:.75}';
const STYLE_HASH = sha256(STYLE, 'base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type PlainPage = {
  readonly sentence: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly note?: string;
};

/** Returns the headers of {@link renderPlainPage}. */
export const plainPageHeaders = (language: Language) => ({
  ...SECURITY_HEADERS,
  'Content-Security-Policy': PAGE_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Cache-Control': 'no-store',
});

/** Renders a page that needs no other file or part of the site. */
export const renderPlainPage = (language: Language, { sentence, link, note }: PlainPage) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Power Hour</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Power Hour</h1>
<p>${escapeHtml(sentence)}</p>
<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>${
  note === undefined ? '' : `\n<p><small>${escapeHtml(note)}</small></p>`
}
</main>
</body>
</html>
`;
