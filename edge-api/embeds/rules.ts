import { HOUR_MS, type LocalizedText } from '../platform/rules.ts';

/** Sites that one campaign may return to at most. */
export const ORIGINS_MAX = 20;
/** Most characters of a site's origin; a host name has at most 253. */
export const ORIGIN_MAX = 300;
/** Most characters of the address of a page to come back to. */
export const PAGE_MAX = 2000;
/** Sites that the owner's figures list at most; those with the most donations first. */
export const COUNTS_MAX = 100;
/** Most characters of a key or a ticket. */
export const SIGNED_TOKEN_MAX = 300;
/** How long the way to the provider works: the credentials of a new account may take reading. */
export const CHECKOUT_REDIRECT_LIFETIME_MS = HOUR_MS;
/** How long a partner's page may ask what became of a payment. */
export const TICKET_LIFETIME_MS = HOUR_MS;
/** Name of the ticket in the fragment of the page that a visitor comes back to. */
export const TICKET_NAME = 'powerhour';

export const ORIGIN_INVALID: LocalizedText = {
  en: 'Enter the start of an address, for example https://www.example.org',
  nl: 'Vul het begin van een adres in, bijvoorbeeld https://www.voorbeeld.nl',
};
export const ORIGIN_INSECURE: LocalizedText = {
  en: 'The address must begin with https://',
  nl: 'Het adres moet beginnen met https://',
};
export const TOO_MANY_ORIGINS: LocalizedText = {
  en: `You can allow at most ${ORIGINS_MAX} sites`,
  nl: `Je kunt hoogstens ${ORIGINS_MAX} sites toestaan`,
};

/** A site as an address begins, or why a text is not one. `http` is for a machine's own pages, never in production. */
export function parseOrigin(
  text: string,
  isProduction: boolean,
): { readonly origin: string } | { readonly problem: LocalizedText } {
  const typed = text.trim();
  if (typed.length > ORIGIN_MAX || !URL.canParse(typed)) return { problem: ORIGIN_INVALID };
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(typed);
  const isBareOrigin = pathname === '/' && search + hash + username + password === '';
  // A host name may hold a star, but here it would stand for no other name and match nothing.
  if (!['https:', 'http:'].includes(protocol) || !isBareOrigin || hostname.includes('*'))
    return { problem: ORIGIN_INVALID };
  const isLocalhost = !isProduction && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'http:' && !isLocalhost) return { problem: ORIGIN_INSECURE };
  return { origin };
}

/** What a frame says of the page around it, reduced to what may be stored: no page unless it is that site's. */
export function toEmbedSource(
  source: { readonly origin: string; readonly page?: string | undefined } | undefined,
  isProduction: boolean,
): { readonly embedOrigin: string | null; readonly embedPage: string | null } {
  const site = source ? parseOrigin(source.origin, isProduction) : undefined;
  if (!source || !site || !('origin' in site)) return { embedOrigin: null, embedPage: null };
  const page = source.page !== undefined && URL.canParse(source.page) ? new URL(source.page) : undefined;
  // Compared as text, since a `blob:` address has an origin too, and no redirect leads there.
  const isSameOrigin = page?.href.startsWith(`${site.origin}/`);
  return { embedOrigin: site.origin, embedPage: page && isSameOrigin ? page.href : null };
}

/**
 * The page to come back to with a ticket in its fragment, beside the fragment that a single-page app may route by;
 * undefined unless the owner allows its site.
 */
export function buildReturnUrl(
  page: string | null,
  allowed: readonly string[],
  ticket: string,
): string | undefined {
  if (page === null || !URL.canParse(page)) return undefined;
  const { origin, href, hash } = new URL(page);
  if (!allowed.includes(origin)) return undefined;
  return `${href}${hash === '' ? (href.endsWith('#') ? '' : '#') : '&'}${TICKET_NAME}=${ticket}`;
}
