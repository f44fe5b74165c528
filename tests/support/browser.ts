import { exports } from 'cloudflare:workers';
import { ORIGIN } from './api.ts';

export { ORIGIN };

type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type BrowserResponse = { readonly status: number; readonly body: unknown; readonly headers: Headers };

let addresses = 0;

/**
 * Creates a client that calls the API like one browser, with its own IP address and cookies, and an Origin on calls
 * that change state. Responses are JSON; `language` is the preferred language.
 */
export function createBrowser(language = 'en') {
  const jar = new Map<string, string>();
  addresses += 1;
  const ip = `2001:db8:0:${addresses.toString(16)}::1`;

  async function call(
    path: string,
    { method = 'GET', body, headers = {} }: Call = {},
  ): Promise<BrowserResponse> {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        'accept-language': language,
        'cf-connecting-ip': ip,
        ...(method !== 'GET' && { origin: ORIGIN }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await exports.default.fetch(request);
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      headers: response.headers,
    };
  }

  /** Stores or deletes the cookie of a Set-Cookie line. */
  function storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }

  return {
    jar,
    storeCookie,
    call,
    ip,
    get: (path: string, headers?: Call['headers']) => call(path, headers ? { headers } : {}),
    post: (path: string, body?: unknown, headers?: Call['headers']) =>
      call(path, { method: 'POST', body, ...(headers && { headers }) }),
    put: (path: string, body: unknown) => call(path, { method: 'PUT', body }),
    patch: (path: string, body: unknown, headers?: Call['headers']) =>
      call(path, { method: 'PATCH', body, ...(headers && { headers }) }),
    delete: (path: string, body?: unknown) => call(path, { method: 'DELETE', body }),
  };
}
