import { vi } from 'vitest';

/** Makes the mail provider fail until the returned function is called. */
export function breakMails(): () => void {
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.url.includes('/emails') ? new Response('down', { status: 503 }) : real(request);
  });
  return () => vi.stubGlobal('fetch', real);
}
