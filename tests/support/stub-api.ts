import { vi } from 'vitest';

type Reply = { readonly status?: number; readonly body?: unknown } | 'unreachable';
/** The reply to each call, by 'METHOD /path'; functions are called each time. */
type Replies = Readonly<Record<string, Reply | ((body: unknown, url: URL) => Reply | Promise<Reply>)>>;

/** Stubs fetch with a table of replies and records the calls; unknown calls get 404. */
export function stubApi(replies: Replies) {
  const calls: { readonly name: string; readonly body: unknown; readonly headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, 'http://localhost');
    const name = `${init.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ name, body, headers: new Headers(init.headers) });
    const configured = replies[name] ?? { status: 404, body: { error: 'not found', code: 'not_found' } };
    const reply = typeof configured === 'function' ? await configured(body, url) : configured;
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 });
  });
  return { calls, names: () => calls.map(({ name }) => name) };
}
