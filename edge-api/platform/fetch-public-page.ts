import { resolve4, resolve6 } from 'node:dns/promises';
import { isLocalHost } from './production-rules.ts';
import { SECOND_MS } from './rules.ts';

/** How long a third party's server may take to answer. */
export const PUBLIC_TIMEOUT_MS = 5 * SECOND_MS;
const BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 3;

type Options = {
  /** The origin of a local stand-in, which may be called as well. */
  readonly standIn: string | undefined;
  readonly lookup?: (host: string) => Promise<readonly string[]>;
};

/** Returns the first megabyte of a public HTML page; undefined when it cannot be read within five seconds. */
export async function fetchPublicPage(address: string, options: Options): Promise<string | undefined> {
  const init = {
    signal: AbortSignal.timeout(PUBLIC_TIMEOUT_MS),
    headers: { accept: 'text/html', 'user-agent': 'PowerHour/1.0 (rel=me)' },
  };
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await fetchPublic(url, init, options);
      const next =
        response && response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (!next) return response?.ok ? await readBeginning(response) : undefined;
      await response.body?.cancel();
      url = new URL(next, url);
    }
  } catch {
    // The address is invalid, the host does not answer, or the time is up.
  }
  return undefined;
}

/**
 * Calls a public https address that a person entered, without following redirects; returns undefined for any other.
 * Names that resolve to private addresses are refused, but a connection cannot be pinned to the resolved address: in
 * the end it is Workers that cannot reach private networks.
 */
export async function fetchPublic(
  url: URL,
  init: RequestInit,
  options: Options,
): Promise<Response | undefined> {
  return (await isPublic(url, options)) ? fetch(url, { ...init, redirect: 'manual' }) : undefined;
}

/** Returns whether {@link fetchPublic} calls an address. */
export async function isPublic(url: URL, { standIn, lookup = lookUp }: Options): Promise<boolean> {
  if (url.origin === standIn) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || isAddress(url.hostname) || isLocalHost(url.hostname)) return false;
  const addresses = await lookup(url.hostname);
  return addresses.length > 0 && !addresses.some(isPrivate);
}

const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Returns whether a resolved address is in a private network; `URL` normalizes it first. */
const isPrivate = (address: string) =>
  isLocalHost(new URL(`https://${address.includes(':') ? `[${address}]` : address}`).hostname);

async function lookUp(host: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([resolve4(host), resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

/** Reads a body as text, up to {@link BYTES_MAX}. */
async function readBeginning(response: Response): Promise<string> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const decoder = new TextDecoder();
  let [text, left] = ['', BYTES_MAX];
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= chunk.length;
    if (left <= 0) break;
  }
  return text;
}
