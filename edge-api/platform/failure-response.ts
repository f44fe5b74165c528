import { createHash } from 'node:crypto';
import type { ErrorBody } from './contract.ts';
import { INTERNAL_ERROR, UNAVAILABLE } from './errors.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';
import { isLanguage, LANGUAGE_COOKIE, negotiateLanguage, type Language } from './rules.ts';

/** Seconds after which a browser or a crawler may try again. */
const RETRY_AFTER_SECONDS = 60;

const TEXTS = {
  reference: { en: 'Reference', nl: 'Kenmerk' },
  retry: { en: 'Try again', nl: 'Probeer opnieuw' },
};

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.75rem}small{opacity:.75}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Returns the language of a path, else the visitor's. */
function readLanguage(request: Request): Language {
  const [, segment] = new URL(request.url).pathname.split('/');
  if (isLanguage(segment)) return segment;
  const cookie = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=(\\w+)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  return negotiateLanguage(cookie, request.headers.get('accept-language'));
}

type Failure = {
  readonly status: 500 | 503;
  readonly code: 'internal' | 'misconfigured' | 'unavailable';
  readonly requestId: string;
};

/**
 * Returns what a person or a program gets when nothing else can be answered: the error shape of api.md under /api/, a
 * page that needs no other file elsewhere. The reason is for the log alone.
 */
export function createFailureResponse(request: Request, failure: Failure): Response {
  const { status, code, requestId } = failure;
  const language = readLanguage(request);
  const error = (status === 503 ? UNAVAILABLE : INTERNAL_ERROR)[language];
  const isApi = new URL(request.url).pathname.startsWith('/api/');
  const body = isApi
    ? JSON.stringify({ error, code, requestId } satisfies ErrorBody)
    : renderPage(language, error, requestId);
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': isApi ? DATA_POLICY : PAGE_POLICY,
      'Content-Type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    },
  });
}

const renderPage = (language: Language, sentence: string, requestId: string) => `<!doctype html>
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
<p>${sentence}</p>
<p><a href="">${TEXTS.retry[language]}</a></p>
<p><small>${TEXTS.reference[language]}: ${requestId}</small></p>
</main>
</body>
</html>
`;
