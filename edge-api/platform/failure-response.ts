import type { ErrorBody } from './contract.ts';
import { BODY_TOO_LARGE, INTERNAL_ERROR, METHOD_NOT_ALLOWED, UNAVAILABLE } from './errors.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';
import { plainPageHeaders, renderPlainPage } from './plain-page.ts';
import { isLanguage, LANGUAGE_COOKIE, negotiateLanguage, type Language } from './rules.ts';

/** Seconds after which a client may try again. */
const RETRY_AFTER_SECONDS = 60;

const API_HEADERS = {
  'Content-Security-Policy': DATA_POLICY,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
};

/** The methods that pages take, for `Allow`. */
export const PAGE_METHODS = 'GET, HEAD, OPTIONS, POST';

const SENTENCES = {
  405: METHOD_NOT_ALLOWED,
  413: BODY_TOO_LARGE,
  415: { en: 'Please send this with the form on the page.', nl: 'Stuur dit met het formulier op de pagina.' },
  500: INTERNAL_ERROR,
  503: UNAVAILABLE,
};
const TEXTS = {
  reference: { en: 'Reference', nl: 'Kenmerk' },
  retry: { en: 'Try again', nl: 'Probeer opnieuw' },
};

/** Returns the language of the path, else the visitor's. */
function readLanguage(request: Request): Language {
  const [, segment] = new URL(request.url).pathname.split('/');
  if (isLanguage(segment)) return segment;
  const cookie = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=(\\w+)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  return negotiateLanguage(cookie, request.headers.get('accept-language'));
}

type Failure = {
  readonly status: keyof typeof SENTENCES;
  readonly code:
    | 'internal'
    | 'misconfigured'
    | 'unavailable'
    | 'method_not_allowed'
    | 'file_too_large'
    | 'unsupported_media';
  readonly requestId: string;
};

/**
 * Returns the response of last resort: the error shape (RULES.md, "Calls") under /api/, and elsewhere a page that needs
 * no other file. The reason is only logged.
 */
export function createFailureResponse(request: Request, failure: Failure): Response {
  const { status, code, requestId } = failure;
  const language = readLanguage(request);
  const error = SENTENCES[status][language];
  const isApi = new URL(request.url).pathname.startsWith('/api/');
  const body = isApi
    ? JSON.stringify({ error, code, requestId } satisfies ErrorBody)
    : renderPlainPage(language, {
        sentence: error,
        link: { label: TEXTS.retry[language], url: '' },
        note: `${TEXTS.reference[language]}: ${requestId}`,
      });
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...(isApi ? { ...SECURITY_HEADERS, ...API_HEADERS } : plainPageHeaders(language)),
      'Content-Language': language,
      ...(status === 405 && { Allow: PAGE_METHODS }),
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    },
  });
}
