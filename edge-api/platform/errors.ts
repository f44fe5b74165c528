import type { Language, Sentence } from './rules.ts';

export type Detail = { readonly path: string; readonly message: Sentence | string };

type Options = {
  readonly details?: readonly Detail[];
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  /** More fields of the answer, for example the existing `doc` of a conflict. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
};

/** An expected refusal. Verbs throw it; only `app.onError` knows HTTP (api.md, "Errors"). */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 502;
  readonly code: string;
  readonly sentence: Sentence;
  readonly options: Options;

  constructor(status: Refusal['status'], code: string, sentence: Sentence, options: Options = {}) {
    super(`${code}: ${sentence.en}`, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.options = options;
  }
}

export const SOMETHING_WRONG: Sentence = { en: 'Something went wrong.', nl: 'Er ging iets mis.' };
const LOG_IN: Sentence = { en: 'Please log in to continue.', nl: 'Log in om verder te gaan.' };
const NOT_ALLOWED: Sentence = { en: 'You are not allowed to do this.', nl: 'Je mag dit niet doen.' };
const NOT_FOUND: Sentence = { en: 'We could not find that.', nl: 'We konden dat niet vinden.' };
const ORIGIN_REFUSED: Sentence = {
  en: 'This request did not come from our own site.',
  nl: 'Dit verzoek kwam niet van onze eigen site.',
};
const INVALID_JSON: Sentence = {
  en: 'The request is not valid JSON.',
  nl: 'Het verzoek is geen geldige JSON.',
};
const VALIDATION_FAILED: Sentence = {
  en: 'Please check the fields that are marked.',
  nl: 'Controleer de gemarkeerde velden.',
};
const BODY_TOO_LARGE: Sentence = {
  en: 'This is more than we can take at once.',
  nl: 'Dit is meer dan we in één keer kunnen aannemen.',
};
const SEND_JSON: Sentence = {
  en: 'Please send this as JSON (content type application/json).',
  nl: 'Stuur dit als JSON (inhoudstype application/json).',
};
const METHOD_NOT_ALLOWED: Sentence = {
  en: 'This address does not take that method.',
  nl: 'Dit adres kent die methode niet.',
};

export const unauthenticated = () => new Refusal(401, 'unauthenticated', LOG_IN);
export const forbidden = () => new Refusal(403, 'forbidden', NOT_ALLOWED);
export const originRefused = () => new Refusal(403, 'origin_refused', ORIGIN_REFUSED);
/** Also for what belongs to somebody else: existence is not revealed. */
export const notFound = () => new Refusal(404, 'not_found', NOT_FOUND);
export const methodNotAllowed = (allow: readonly string[]) =>
  new Refusal(405, 'method_not_allowed', METHOD_NOT_ALLOWED, { allow });
export const bodyTooLarge = () => new Refusal(413, 'file_too_large', BODY_TOO_LARGE);
export const unsupportedBody = () => new Refusal(415, 'unsupported_media', SEND_JSON);
export const invalidJson = () => new Refusal(400, 'invalid_json', INVALID_JSON);
/** The first detail's own sentence leads, since most forms show one. */
export const validationFailed = (details: readonly Detail[]) => {
  const first = details[0]?.message;
  return new Refusal(400, 'validation_failed', typeof first === 'object' ? first : VALIDATION_FAILED, {
    details,
  });
};

/** When to try again, in the words a person needs. */
export function rateLimited(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const [en, nl] =
    retryAfterSeconds < 60
      ? [`${retryAfterSeconds} seconds`, `${retryAfterSeconds} seconden`]
      : [
          `${minutes} minute${minutes === 1 ? '' : 's'}`,
          `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`,
        ];
  return new Refusal(
    429,
    'rate_limited',
    { en: `Too many attempts. Try again in ${en}.`, nl: `Te veel pogingen. Probeer het over ${nl} opnieuw.` },
    { retryAfterSeconds },
  );
}

/** A detail's message in one language. */
export function tell(message: Sentence | string, language: Language): string {
  return typeof message === 'string' ? message : message[language];
}
