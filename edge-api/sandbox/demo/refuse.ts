const LIVE_KEY = /^[sr]k_live_/;

/**
 * Returns why demo data may not be written with these variables, as a sentence that says what to do; undefined if it
 * may. Checks the shell's variables before anything is opened, and then the bindings.
 */
export function findRefusal(environment: Readonly<Record<string, unknown>>): string | undefined {
  const { ENVIRONMENT, CLOUDFLARE_ENV, STRIPE_SECRET_KEY, LIBSQL_URL } = environment;
  if (isSet(ENVIRONMENT) && ENVIRONMENT !== 'local' && ENVIRONMENT !== 'test') {
    return `ENVIRONMENT is ${String(ENVIRONMENT)}. Demo data is only ever written to local or test.`;
  }
  if (isSet(CLOUDFLARE_ENV)) {
    return `CLOUDFLARE_ENV is ${String(CLOUDFLARE_ENV)}. Demo data only knows the local configuration: unset it.`;
  }
  if (typeof STRIPE_SECRET_KEY === 'string' && LIVE_KEY.test(STRIPE_SECRET_KEY)) {
    return 'STRIPE_SECRET_KEY is a live key. Demo data is never written where money is real: unset it.';
  }
  if (isSet(LIBSQL_URL)) {
    return 'LIBSQL_URL points to another database. Demo data is only written to the local one: unset it.';
  }
  return undefined;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== '';
}
