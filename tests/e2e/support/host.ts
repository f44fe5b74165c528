import { createServer, type Server } from 'node:http';
import { test as base, type APIRequestContext, type Page } from '@playwright/test';

/** Our own site, whose script a partner's page loads. */
export const SITE = new URL(process.env['E2E_ORIGIN'] ?? 'http://localhost:8797').origin;

type HostPage = { readonly html: string; readonly headers?: Readonly<Record<string, string>> };
type Host = {
  /** On 127.0.0.1 instead of localhost: a different origin, and for a browser a different site. */
  readonly origin: string;
  readonly serve: (path: string, page: HostPage) => string;
};

/** Starts a partner's site on its own origin for each test. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const pages = new Map<string, HostPage>();
    const server = createServer((request, response) => {
      const page = pages.get(new URL(request.url ?? '/', 'http://host').pathname);
      response.writeHead(page ? 200 : 204, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
      response.end(page?.html);
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    await use({
      origin,
      serve: (path, page) => {
        pages.set(path, page);
        return origin + path;
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Renders the element that a partner pastes, with its fallback link. */
export function renderWidget(slug: string, attributes = '', language = 'en'): string {
  const link = `<a href="${SITE}/${language}/campaigns/${slug}">Take part</a>`;
  return `<power-hour-subscribe campaign="${slug}" lang="${language}" ${attributes}>${link}</power-hour-subscribe>`;
}

export const LOADER = `<script async src="${SITE}/embed/v1.js"></script>`;

/** Renders a partner's whole page. */
export function renderHostPage(body: string, head = LOADER): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A charity</title>${head}</head><body><main><h1>Give</h1>${body}</main></body></html>`;
}

/** Blocks the storage of third-party frames, as some browsers do by default. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) return;
    const refuse = () => {
      throw new DOMException('The user denied access to storage', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: refuse });
  });
}

/** Allows fans of the demo celebrity's campaign to return to a site. */
export async function allowReturnOrigin(
  request: APIRequestContext,
  campaignId: string,
  origin: string,
): Promise<void> {
  const headers = { origin: SITE };
  const login = { email: 'celebrity@powerhour.test', password: 'powerhour' };
  await request.post(`${SITE}/api/users/login`, { headers, data: login });
  const path = `${SITE}/api/campaigns/${campaignId}/embed`;
  const before: { origins: string[] } = await (await request.get(path)).json();
  const answer = await request.put(path, {
    headers,
    data: { origins: [...before.origins.slice(-9), origin] },
  });
  if (!answer.ok()) throw new Error(`not allowed: ${await answer.text()}`);
}
