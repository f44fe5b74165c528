import { resolve4, resolve6 } from 'node:dns/promises';
import { isLocalHost } from './production-rules.ts';
import { SECOND_MS } from './rules.ts';

/** How long a stranger's server may take to answer. */
export const PUBLIC_TIMEOUT_MS = 5 * SECOND_MS;
const BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 3;

type Lookup = (host: string) => Promise<readonly string[]>;
type Options = {
  /** The origin of a stand-in on this machine, which may be called as well. */
  readonly standIn: string | undefined;
  readonly lookup?: Lookup;
};

/** Returns a public page's first megabyte of HTML; undefined when it cannot be read within five seconds. */
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
    // An address that is none, a host that does not answer, or time that is over.
  }
  return undefined;
}

/**
 * Makes a call to a public address that a person named, and follows no redirect; returns undefined for any other address.
 * Only https on its own port, by name, is called. A name whose addresses are private is refused, but a Worker cannot pin a
 * connection to the address that it looked up: what keeps it out of private networks in the end is that Cloudflare's have
 * none that it could reach.
 */
export async function fetchPublic(
  url: URL,
  init: RequestInit,
  options: Options,
): Promise<Response | undefined> {
  return (await isPublic(url, options)) ? fetch(url, { ...init, redirect: 'manual' }) : undefined;
}

/** Returns whether an address is one that {@link fetchPublic} calls. */
export async function isPublic(url: URL, { standIn, lookup = lookUp }: Options): Promise<boolean> {
  if (url.origin === standIn) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || isAddress(url.hostname) || isLocalHost(url.hostname)) return false;
  const addresses = await lookup(url.hostname);
  return addresses.length > 0 && !addresses.some(isPrivate);
}

const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Returns whether an address that a name stands for is one of a private network, as `URL` would write it. */
const isPrivate = (address: string) =>
  isLocalHost(new URL(`https://${address.includes(':') ? `[${address}]` : address}`).hostname);

async function lookUp(host: string): Promise<readonly string[]> {
  const found = await Promise.allSettled([resolve4(host), resolve6(host)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

/** Reads a body as text up to {@link BYTES_MAX}; what comes after it is not read. */
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
