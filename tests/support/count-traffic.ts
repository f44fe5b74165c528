import type { CDPSession } from '@playwright/test';

/** What a page fetches: requests except data URLs, and the transferred bytes including headers. */
export type Traffic = {
  readonly requests: number;
  readonly kB: number;
  /** The page's own HTML, with its styles. */
  readonly htmlKB: number;
  readonly scriptKB: number;
};

/** Counts what is fetched from now on; returns a function that returns the totals so far. */
export async function countTraffic(session: CDPSession): Promise<() => Traffic> {
  const types = new Map<string, string | undefined>();
  const bytes = { all: 0, Document: 0, Script: 0 };
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const type = types.get(requestId);
    if (type === 'Document' || type === 'Script') bytes[type] += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({
    requests,
    kB: bytes.all / 1000,
    htmlKB: bytes.Document / 1000,
    scriptKB: bytes.Script / 1000,
  });
}
