type ErrorType = 'invalid_request_error' | 'api_error' | 'idempotency_error';
type Status = 400 | 401 | 404 | 409 | 500 | 503;
type Details = { code?: string; param?: string };

/** An error in Stripe's format: https://docs.stripe.com/api/errors */
export class StripeError extends Error {
  readonly status: Status;
  readonly type: ErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: Status, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.type = type;
    this.code = details.code;
    this.param = details.param;
  }

  /** Returns the response body; undefined fields are left out. */
  body() {
    const docs = this.code
      ? `https://docs.stripe.com/error-codes/${this.code.replaceAll('_', '-')}`
      : undefined;
    return {
      error: { code: this.code, doc_url: docs, message: this.message, param: this.param, type: this.type },
    };
  }
}

export const invalidRequest = (message: string, details: Details = {}) =>
  new StripeError(400, 'invalid_request_error', message, details);

export const resourceMissing = (kind: string, id: string, param: string) =>
  new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const keyMissing = () =>
  new StripeError(
    401,
    'invalid_request_error',
    'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
  );

export const keyInvalid = (key: string) =>
  new StripeError(
    401,
    'invalid_request_error',
    `Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}`,
  );

export const unrecognizedUrl = (method: string, path: string) =>
  new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);

export const providerDown = () =>
  new StripeError(503, 'api_error', 'The payment provider is down: an outage was ordered in the sandbox.');

export const keyReused = (key: string) =>
  new StripeError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );

export const keyInUse = (key: string) =>
  new StripeError(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );
