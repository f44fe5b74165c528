type Call = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ClientResponse = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** The target of a client and its transport: `send` carries a request there, `parse` reads the text of a response. */
type ClientOptions = {
  readonly origin: string;
  readonly ip: string;
  readonly language: string;
  readonly send: (request: Request) => Promise<Response>;
  readonly parse: (text: string) => unknown;
};

/** Returns the Cookie header of a browser. */
export const toCookie = ({ jar }: { readonly jar: ReadonlyMap<string, string> }): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Creates a client that calls the API like one browser, with its own IP address and cookies, and with an Origin header
 * on calls that change state.
 */
export function createClient({ origin, ip, language, send, parse }: ClientOptions) {
  const jar = new Map<string, string>();

  async function call(
    path: string,
    { method = 'GET', body, headers = {} }: Call = {},
  ): Promise<ClientResponse> {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        'accept-language': language,
        'cf-connecting-ip': ip,
        ...(method !== 'GET' && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(jar.size > 0 && { cookie: toCookie({ jar }) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : parse(text),
      headers: response.headers,
    };
  }

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
