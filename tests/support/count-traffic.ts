import type { CDPSession } from '@playwright/test';

/** What a page fetches: requests without data addresses, and the bytes that travel, with the headers. */
export type Traffic = { readonly requests: number; readonly kB: number; readonly scriptKB: number };

/** Counts what is fetched from now on; returns a function that returns the sums so far. */
export async function countTraffic(session: CDPSession): Promise<() => Traffic> {
  const scripts = new Set<string>();
  let [requests, bytes, scriptBytes] = [0, 0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ requests, kB: bytes / 1000, scriptKB: scriptBytes / 1000 });
}
