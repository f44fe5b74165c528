import type { ErrorBody } from './contract.ts';
import { formatWait } from './limit-rules.ts';
import type { LocalizedText } from './rules.ts';

export type ErrorDetail = { readonly path: string; readonly message: LocalizedText };

type Options = {
  readonly details?: readonly ErrorDetail[];
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  /** More fields of the response, for example the existing `doc` of a conflict. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
};

/** An expected refusal. Verbs throw it; only `app.onError` knows HTTP (RULES.md, "Calls"). */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503;
  readonly code: string;
  readonly text: LocalizedText;
  readonly options: Options;

  constructor(status: ApiError['status'], code: string, text: LocalizedText, options: Options = {}) {
    super(`${code}: ${text.en}`, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.text = text;
    this.options = options;
  }
}

export const INTERNAL_ERROR: LocalizedText = { en: 'Something went wrong.', nl: 'Er ging iets mis.' };
/** For failures that the person did not cause: wrong settings, or an unavailable database. */
export const UNAVAILABLE: LocalizedText = {
  en: 'We are temporarily unavailable. Please try again in a few minutes.',
  nl: 'We zijn even niet bereikbaar. Probeer het over een paar minuten opnieuw.',
};
const VALIDATION_FAILED: LocalizedText = {
  en: 'Please check the fields that are marked.',
  nl: 'Controleer de gemarkeerde velden.',
};
/** For values that a schema refuses with the library's own message. */
export const INVALID_VALUE: LocalizedText = { en: 'This value is not valid', nl: 'Deze waarde klopt niet' };
export const BODY_TOO_LARGE: LocalizedText = {
  en: 'This is more than we can handle at once.',
  nl: 'Dit is meer dan we in één keer kunnen verwerken.',
};

export const METHOD_NOT_ALLOWED: LocalizedText = {
  en: 'This address does not take that method.',
  nl: 'Dit adres kent die methode niet.',
};

export const unauthenticated = () =>
  new ApiError(401, 'unauthenticated', { en: 'Please log in to continue.', nl: 'Log in om verder te gaan.' });
/** For a session that ended because the account's address was first proved in another browser. */
export const confirmedElsewhere = () =>
  new ApiError(401, 'confirmed_elsewhere', {
    en: 'Your address was confirmed in another browser. Log in here with a code from your email.',
    nl: 'Je adres is in een andere browser bevestigd. Log hier in met een code uit je mail.',
  });
export const accountSuspended = () =>
  new ApiError(403, 'account_suspended', {
    en: 'Your account is suspended. Your dashboard says why, and how to object.',
    nl: 'Je account is geschorst. Op je dashboard lees je waarom, en hoe je bezwaar maakt.',
  });
export const forbidden = () =>
  new ApiError(403, 'forbidden', { en: 'You are not allowed to do this.', nl: 'Je mag dit niet doen.' });
export const originNotAllowed = () =>
  new ApiError(403, 'origin_refused', {
    en: 'This request did not come from our own site.',
    nl: 'Dit verzoek kwam niet van onze eigen site.',
  });
/** Also for objects of other people, whose existence is not revealed. */
export const notFound = () =>
  new ApiError(404, 'not_found', { en: 'We could not find that.', nl: 'We konden dat niet vinden.' });
/** Returns the first row of a query; throws `refusal` if there is none. */
export async function requireRow<Row>(query: PromiseLike<readonly Row[]>, refusal = notFound): Promise<Row> {
  const [row] = await query;
  if (!row) throw refusal();
  return row;
}
/** For what the current state does not allow, without a code of its own. */
export const conflict = (text: LocalizedText, options?: Options) =>
  new ApiError(409, 'conflict', text, options);
export const methodNotAllowed = (allow: readonly string[]) =>
  new ApiError(405, 'method_not_allowed', METHOD_NOT_ALLOWED, { allow });
export const bodyTooLarge = () => new ApiError(413, 'file_too_large', BODY_TOO_LARGE);
export const unsupportedMediaType = () =>
  new ApiError(415, 'unsupported_media', {
    en: 'Please send this as JSON (content type application/json).',
    nl: 'Stuur dit als JSON (inhoudstype application/json).',
  });
export const invalidJson = () =>
  new ApiError(400, 'invalid_json', {
    en: 'The request is not valid JSON.',
    nl: 'Het verzoek is geen geldige JSON.',
  });
type HealthProblem =
  | 'unavailable'
  | 'database_unavailable'
  | 'migrations_behind'
  | 'sweep_late'
  | 'mail_late'
  | 'failing';
/** For monitoring; people never see it. */
export const unhealthy = (code: HealthProblem, more: Options['extra'] = {}) =>
  new ApiError(503, code, UNAVAILABLE, { extra: { ok: false, ...more } });
/** The first detail's message is the error's own, since most forms show only one. */
export const validationFailed = (details: readonly ErrorDetail[]) => {
  const [{ message } = { message: INVALID_VALUE }] = details;
  const text = message === INVALID_VALUE ? VALIDATION_FAILED : message;
  return new ApiError(400, 'validation_failed', text, { details });
};

const TOO_MANY_ATTEMPTS: LocalizedText = { en: 'Too many attempts.', nl: 'Te veel pogingen.' };

/** Creates a 429 that says what there was too much of, and when to try again or, with a `challenge`, how to go on. */
export function rateLimited(
  retryAfterSeconds: number,
  reason: LocalizedText = TOO_MANY_ATTEMPTS,
  challenge?: ErrorBody['challenge'],
): ApiError {
  const wait = formatWait(retryAfterSeconds);
  const text = {
    en: `${reason.en} Try again in ${wait.en}.`,
    nl: `${reason.nl} Probeer het over ${wait.nl} opnieuw.`,
  };
  if (!challenge) return new ApiError(429, 'rate_limited', text, { retryAfterSeconds });
  const challengeText = {
    en: `Many people share your connection. Show that you are human, or try again in ${wait.en}.`,
    nl: `Veel mensen delen jouw verbinding. Laat zien dat je een mens bent, of probeer het over ${wait.nl} opnieuw.`,
  };
  return new ApiError(429, 'rate_limited', challengeText, { retryAfterSeconds, extra: { challenge } });
}
