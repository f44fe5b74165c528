let humanToken: string | undefined;

/** Stores the token of a human check for the next call, for which alone it is valid. */
export function storeHumanToken(token: string): void {
  humanToken = token;
}

type SessionTransport = {
  /** Whether a cookie carries the session. */
  readonly credentials: 'include' | 'omit';
  /** Returns the bearer token that carries the session instead, if there is one. */
  readonly getToken?: () => string | undefined;
};

/** Returns a fetch that sends the session and the page's language; responses are not cached. */
export function createSend({ credentials, getToken }: SessionTransport) {
  return async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', document.documentElement.lang);
    const token = getToken?.();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (humanToken) headers.set('turnstile-token', humanToken);
    humanToken = undefined;
    return fetch(input, { cache: 'no-store', ...init, headers, credentials });
  };
}
