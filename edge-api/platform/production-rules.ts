/** Names without a public address: RFC 2606, RFC 6761, RFC 6762, and example domains. */
const RESERVED_NAME =
  /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa|example\.(com|net|org))$/;

/** Multicast and what https://www.iana.org/assignments/iana-ipv4-special-registry reserves, as `URL` writes addresses. */
const PRIVATE_IPV4 =
  /^(0|10|127|22[4-9]|2[34]\d|25[0-5]|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(1[6-9]|2\d|3[01])|192\.(0\.[02]|88\.99|168)|198\.(1[89]|51\.100)|203\.0\.113)\./;
/** What is not in 2000::/3, which alone is public, and what is reserved there: 2001::/23, 2001:db8::/32, 2002::/16 and 3fff::/20. */
const PRIVATE_IPV6 = /^\[(?![23][\da-f]{3}:)|^\[(2001:(1?[\da-f]{0,2}|db8)|2002|3fff:[\da-f]{0,3}):/;

/** Returns whether a host is known only to this machine or network. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const isBare = !host.includes('.') && !host.startsWith('[');
  return isBare || RESERVED_NAME.test(host) || PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host);
}

/** The operator of a local site, in place of an organization's name, number and address. */
export const LOCAL_OPERATOR = 'Stichting Voorbeeld, KvK 00000000, Voorbeeldstraat 1, 1000 AA Amsterdam';

type Variables = Readonly<Record<string, unknown>>;

/** Variables that must differ from the values of the local defaults and the sandbox. */
const OWN_VALUES = [
  'BETTER_AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'MAIL_API_KEY',
  'PUBLIC_OPERATOR',
] as const;

/** The days that the terms and the questions promise in their texts (site/content/pages). */
export const PROMISED_DAYS = { CHOICE_DAYS: 14, ANSWER_DAYS: 7 } as const;

/** The protocols allowed in these addresses. */
const ENCRYPTED = { MAIL_API_URL: ['https:'], LIBSQL_URL: ['https:', 'libsql:', 'wss:'] } as const;

/** Returns what may not run in production: a sentence for each wrong variable, with its name and never its value. */
export function findProductionProblems(
  variables: Variables,
  localDefaults: Variables,
  buildOrigin?: string,
): string[] {
  const problems = OWN_VALUES.filter((name) => {
    const value = variables[name];
    return typeof value === 'string' && (value === localDefaults[name] || /sandbox/i.test(value));
  }).map((name) => `${name} is the one of a local machine or the sandbox: set your own`);
  if (variables['ADMIN_LOGIN'] && variables['ADMIN_LOGIN'] !== 'passkey')
    problems.push('ADMIN_LOGIN is not passkey: admins log in with a passkey alone');
  for (const name of ['STRIPE_API_URL', 'TURNSTILE_API_URL'])
    if (variables[name]) problems.push(`${name} is for the sandbox: remove it`);
  for (const [name, days] of Object.entries(PROMISED_DAYS))
    if (variables[name] && Number(variables[name]) !== days)
      problems.push(`${name} is not the ${days} that the terms and the questions say: change those first`);
  for (const name of ['MAIL_API_URL', 'LIBSQL_URL'] as const) {
    const problem = findAddressProblem(variables[name], ENCRYPTED[name]);
    if (problem) problems.push(`${name} ${problem}`);
  }
  for (const name of ['MAIL_FROM', 'OPERATOR_EMAIL']) {
    const address = variables[name];
    if (typeof address === 'string' && isLocalHost(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? ''))
      problems.push(`${name} is no address that can receive mail: use your own domain`);
  }
  return [...problems, ...findOriginProblems(variables['PUBLIC_ORIGIN'], buildOrigin)];
}

/** Either of these keys does nothing without the other. */
const PAIR = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;

/** Returns a sentence if one of Turnstile's keys is set without the other. */
export function findHalfPair(variables: Variables): string[] {
  const missing = PAIR.filter((name) => !variables[name]);
  return missing.length === 1 ? [`${missing[0]} is missing: the other key does nothing without it`] : [];
}

function findAddressProblem(value: unknown, protocols: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = URL.parse(value);
  if (!url) return 'is not an address';
  if (!protocols.includes(url.protocol)) return 'is not encrypted: use https';
  return isLocalHost(url.hostname) ? 'is local: use the provider’s address' : undefined;
}

function findOriginProblems(value: unknown, buildOrigin: string | undefined): string[] {
  if (typeof value !== 'string') return [];
  const url = URL.parse(value);
  if (!url) return ['PUBLIC_ORIGIN is not an address'];
  const isOrigin = value.replace(/\/$/, '').toLowerCase() === url.origin;
  const isBuildOrigin = buildOrigin === undefined || URL.parse(buildOrigin)?.origin === url.origin;
  return [
    ...(url.protocol === 'https:' ? [] : ['PUBLIC_ORIGIN is not https']),
    ...(isLocalHost(url.hostname) ? ['PUBLIC_ORIGIN is local'] : []),
    ...(isOrigin ? [] : ['PUBLIC_ORIGIN is more than an origin: remove the path']),
    ...(isBuildOrigin
      ? []
      : ['PUBLIC_ORIGIN is not the one that the site was built with: build again with it']),
  ];
}
