import { DAY_MS, HOUR_MS, type LocalizedText } from '../platform/rules.ts';

export const ORIGINS_MAX = 20;
/** Maximum length of a site's origin; a host name has at most 253 characters. */
export const ORIGIN_MAX = 300;
/** Maximum length of the address of a page to return to. */
export const PAGE_MAX = 2000;
export const SIGNED_TOKEN_MAX = 300;
/** How long the redirect to the checkout works; a fan may first read the credentials of a new account. */
export const CHECKOUT_REDIRECT_LIFETIME_MS = HOUR_MS;
/** How long an expired key of such a redirect still links to its campaign. */
export const CHECKOUT_KEY_RETENTION_MS = DAY_MS;
/** How long a partner's page may ask for the status of a payment. */
export const TICKET_LIFETIME_MS = HOUR_MS;
/** Name of the ticket in the fragment of the return page's address. */
export const TICKET_NAME = 'powerhour';
/** Placeholder for a campaign's slug in the code for webmasters until they choose a campaign. */
export const SNIPPET_SLUG = 'your-campaign';

export const CHECKOUT_KEY_USED: LocalizedText = {
  en: 'This payment link works once, and it has been used or has expired. You can take part again on the campaign’s page.',
  nl: 'Deze betaallink werkt één keer, en is al gebruikt of verlopen. Je kunt opnieuw meedoen op de campagnepagina.',
};
export const CHECKOUT_KEY_UNKNOWN: LocalizedText = {
  en: 'This payment link does not work.',
  nl: 'Deze betaallink werkt niet.',
};
export const TO_CAMPAIGN: LocalizedText = { en: 'Go to the campaign', nl: 'Naar de campagne' };
export const TO_CAMPAIGNS: LocalizedText = { en: 'See all campaigns', nl: 'Bekijk alle campagnes' };

export const ORIGIN_INVALID: LocalizedText = {
  en: 'Enter the start of an address, for example https://www.example.org',
  nl: 'Vul het begin van een adres in, bijvoorbeeld https://www.voorbeeld.nl',
};
export const ORIGIN_INSECURE: LocalizedText = {
  en: 'The address must start with https://',
  nl: 'Het adres moet beginnen met https://',
};
export const TOO_MANY_ORIGINS: LocalizedText = {
  en: `You can add up to ${ORIGINS_MAX} sites`,
  nl: `Je kunt maximaal ${ORIGINS_MAX} sites toevoegen`,
};

/** Parses a site's origin, or returns what is wrong with it. `http` is only for localhost, never in production. */
export function parseOrigin(
  text: string,
  isProduction: boolean,
): { readonly origin: string } | { readonly problem: LocalizedText } {
  const trimmed = text.trim();
  if (trimmed.length > ORIGIN_MAX || !URL.canParse(trimmed)) return { problem: ORIGIN_INVALID };
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(trimmed);
  const isBareOrigin = pathname === '/' && search + hash + username + password === '';
  // A star is valid in a host name, but would not match any other name here.
  if (!['https:', 'http:'].includes(protocol) || !isBareOrigin || hostname.includes('*'))
    return { problem: ORIGIN_INVALID };
  const isLocalhost = !isProduction && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'http:' && !isLocalhost) return { problem: ORIGIN_INSECURE };
  return isLocalhost || hostname.includes('.') ? { origin } : { problem: ORIGIN_INVALID };
}

/** Returns the storable part of a frame's source; drops a page that does not belong to the site. */
export function toEmbedSource(
  source: { readonly origin: string; readonly page?: string | undefined } | undefined,
  isProduction: boolean,
) {
  const site = parseOrigin(source?.origin ?? '', isProduction);
  if (!('origin' in site)) return { embedOrigin: null, embedPage: null };
  const page = URL.parse(source?.page ?? '')?.href;
  // Compares text, because a `blob:` address has the same origin but cannot be redirected to.
  const isSameOrigin = page?.startsWith(`${site.origin}/`);
  return { embedOrigin: site.origin, embedPage: isSameOrigin ? (page ?? null) : null };
}

/** Returns the page to return to with a ticket in its fragment; undefined unless the owner allows its site. */
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
