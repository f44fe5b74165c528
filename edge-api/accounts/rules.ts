import {
  DAY_MS,
  ERASED_DOMAIN,
  HOUR_MS,
  isBlank,
  MINUTE_MS,
  SECOND_MS,
  type LocalizedText,
  type Role,
} from '../platform/rules.ts';

/** Roles that a person may choose at sign-up; admin is granted by a command. */
export const SIGN_UP_ROLES = ['fan', 'celebrity', 'charity'] as const;
export const ROLE_INVALID: LocalizedText = {
  en: 'Choose fan, celebrity or charity',
  nl: 'Kies fan, bekend gezicht of goed doel',
};

/** What a person may do, as returned by GET /api/access (RULES.md, "Calls"). */
export type Permissions = Readonly<
  Record<'createCampaign' | 'editCampaign' | 'selectWinners' | 'reviewCharities', boolean>
>;

/** Returns what a role may do in general; each verb checks whose campaign it is (RULES.md, "Roles"). */
export function getPermissions(role: Role | null): Permissions {
  const runsCampaigns = role === 'celebrity' || role === 'charity';
  return {
    createCampaign: runsCampaigns,
    editCampaign: runsCampaigns,
    selectWinners: runsCampaigns,
    reviewCharities: role === 'admin',
  };
}

export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** Maximum lifetime of a session from the log-in, however often it is refreshed. */
export const SESSION_MAX_MS = 90 * DAY_MS;
/**
 * How long the previous token works after a refresh, so that neither requests in flight nor another tab that refreshes
 * at the same time are logged out. A session is refreshed at most once in this time.
 */
export const ROTATION_GRACE_MS = 30 * SECOND_MS;
/** Lifetime of the session of the frame on a partner's page. */
export const EMBED_SESSION_LIFETIME_MS = 2 * HOUR_MS;
/**
 * What a session gives access to: everything; only subscribing, for the frame on a partner's page; or nothing, since
 * the address was first proved in another browser and this browser is yet to be told.
 */
export const SESSION_SCOPES = ['full', 'subscribe', 'confirmed-elsewhere'] as const;
export type SessionScope = (typeof SESSION_SCOPES)[number];
export const LOGIN_METHODS = ['password', 'link', 'code', 'passkey', 'sign-up'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];
/** How long a browser is told that its address was confirmed elsewhere. */
export const CONFIRMED_ELSEWHERE_MS = DAY_MS;
/** Maximum age of a log-in for actions that a borrowed or forgotten device must not take. */
export const STEP_UP_MS = 10 * MINUTE_MS;
/** Maximum age of the proof of an address for a new role or access to a charity. */
export const FRESH_PROOF_MS = 15 * MINUTE_MS;
export const STEP_UP_REQUIRED: LocalizedText = {
  en: 'Confirm that it is you, and try again.',
  nl: 'Bevestig dat jij het bent en probeer het opnieuw.',
};
export const ADDRESS_UNPROVEN: LocalizedText = {
  en: 'Confirm your email address first. We can send you the email again.',
  nl: 'Bevestig eerst je e-mailadres. We kunnen je de mail opnieuw sturen.',
};
export const ADDRESS_CORRECTED: LocalizedText = {
  en: 'The email address of this account was corrected. For seven days, that can be undone from the former address. You can do this after that.',
  nl: 'Het e-mailadres van dit account is gecorrigeerd. Dat kan vanaf het vorige adres zeven dagen lang ongedaan worden gemaakt. Pas daarna kun je dit doen.',
};
export const NEW_ADDRESS_ELSEWHERE: LocalizedText = {
  en: 'Log in here first with the account that gets this new address, then open the link again.',
  nl: 'Log hier eerst in met het account dat dit nieuwe adres krijgt en open de link dan opnieuw.',
};
export const PASSKEY_ONLY: LocalizedText = {
  en: 'Admins log in with a passkey.',
  nl: 'Beheerders loggen in met een passkey.',
};
export const INVALID_CREDENTIALS: LocalizedText = {
  en: 'Invalid email or password',
  nl: 'Onjuist e-mailadres of wachtwoord',
};
export const LOGGED_OUT: LocalizedText = { en: 'You are logged out.', nl: 'Je bent uitgelogd.' };
export const LINK_INVALID: LocalizedText = {
  en: 'This link has been used or has expired. Ask for a new one.',
  nl: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
};
export const CAMPAIGNS_NOT_FINISHED: LocalizedText = {
  en: 'You still have a campaign that is not over. Choose its winners and meet them first, or cancel it and wait until all donations have gone back, so that no fan is left waiting.',
  nl: 'Je hebt nog een campagne die niet is afgelopen. Kies en ontmoet eerst de winnaars, of annuleer de campagne en wacht tot alle donaties terug zijn, zodat geen enkele fan blijft wachten.',
};

/** Returns the address that replaces an erased person's. */
export const toErasedAddress = (id: string) => `${id}${ERASED_DOMAIN}`;
/** Returns whether a person was erased; their row stays if others refer to it. */
export const isErased = ({ email }: { readonly email: string }) => email.endsWith(ERASED_DOMAIN);

export const EMAIL_MAX = 254;
export const EMAIL_REQUIRED: LocalizedText = { en: 'Please enter your email', nl: 'Vul je e-mailadres in' };
export const EMAIL_INVALID: LocalizedText = {
  en: 'Please enter a valid email address',
  nl: 'Vul een geldig e-mailadres in',
};
export const EMAIL_TAKEN: LocalizedText = {
  en: 'There is already an account with this email address. Log in instead.',
  nl: 'Er is al een account met dit e-mailadres. Log in.',
};
export const EMAIL_UNCHANGED: LocalizedText = {
  en: 'This is already your address',
  nl: 'Dit is al je e-mailadres',
};
/** For an address that an admin corrects. */
export const ADDRESS_SAME: LocalizedText = {
  en: 'The account has this address already',
  nl: 'Het account heeft dit adres al',
};
export const ADDRESS_UNAVAILABLE: LocalizedText = {
  en: 'Another account has this address, or this account has changed meanwhile.',
  nl: 'Een ander account heeft dit adres, of dit account is intussen gewijzigd.',
};
/** The same for every address, so that it reveals nothing (RULES.md, "Calls"). */
export const MAIL_SENT_IF_NEEDED: LocalizedText = {
  en: 'If this address needs it, an email is on its way. Check your inbox.',
  nl: 'Als het voor dit adres nodig is, is er een mail onderweg. Kijk in je inbox.',
};

/** White space, invisible characters, and punctuation around addresses in lists, names and comments. */
const NOT_IN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}<>()[\]\\,;:"]/u;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Returns whether a text is one e-mail address, x@y.z (RULES.md, "Required fields"). */
export function isEmail(value: string): boolean {
  // Checks the length first: the rest is linear, but should not run on 200 kB either.
  if (value.length > EMAIL_MAX) return false;
  const address = normalizeEmail(value);
  if (address.length > EMAIL_MAX || NOT_IN_ADDRESS.test(address) || /\.\d+$/.test(address)) return false;
  const at = Math.max(address.indexOf('@'), 0);
  const atoms = address.slice(0, at).split('.');
  const labels = address.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && !atoms.includes('');
}

/**
 * Normalizes an e-mail address for storage and comparison: trimmed, lower case, characters in their usual width, the
 * domain in Punycode as mail servers and browser fields write it (`münchen.de` is `xn--mnchen-3ya.de`).
 */
export function normalizeEmail(value: string): string {
  const address = value.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (/[\s\p{Cc}/?#:\\%]/u.test(domain) || !/[^ -~]/.test(domain)) return address;
  return address.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Providers that deliver several spellings to one mailbox: domain, tag separator and ignored characters. */
const PROVIDERS = [
  [/^(?:gmail|googlemail)\.com$/, 'gmail.com', '+', /\./g],
  [/^(?:proton\.me|protonmail\.com|pm\.me)$/, 'proton.me', '+', /[._-]/g],
  [/^(?:icloud|me|mac)\.com$/, 'icloud.com', '+', /(?!)/],
  [/^(?:outlook|hotmail|live|msn|fastmail|zoho)\.[a-z.]+$|^hey\.com$/, undefined, '+', /(?!)/],
  [/^yahoo\.[a-z.]+$|^(?:ymail|rocketmail)\.com$/, undefined, '-', /(?!)/],
] as const;

/**
 * Returns the key of the person behind a normalized address: equal for all spellings that a large provider delivers to
 * one mailbox. Only for comparison; mail is sent to the address as entered.
 */
export function toPersonKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [, same = domain, tag = '', ignored = ''] = PROVIDERS.find(([known]) => known.test(domain)) ?? [];
  const name = tag && email.slice(0, at).split(tag, 1).join('').replace(ignored, '');
  return name === '' ? email : `${name}@${same}`;
}

export const NAME_MAX = 120;
export const NAME_REQUIRED: LocalizedText = { en: 'Please enter your name', nl: 'Vul je naam in' };
export const PHONE_MAX = 40;
export const LINE_MAX = 300;
export const LANGUAGE_INVALID: LocalizedText = {
  en: 'Choose Dutch or English',
  nl: 'Kies Nederlands of Engels',
};

/** Returns the first letters of the first and last name, at most two (RULES.md, "Numbers"). */
export function getInitials(name: string): string {
  const letters = name.split(/\s/).flatMap((word) => /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

/** Returns whether a name contains an email or web address, a handle or a telephone number: a way to contact someone. */
export function hasContact(name: string): boolean {
  // One letter before the dot may be an initial (“J.de Vries”), unless what follows is no name.
  const isAddress = /@|\/\/|[\p{L}\p{M}\p{N}-]{2}\.\p{L}{2}|\w\.(?:com?|net|org|info|biz|nl|be|eu|io)\b/iu;
  // Seven digits may be a million.
  return isAddress.test(name) || /\p{Nd}(?:[\s().+/-]*\p{Nd}){7}/u.test(name);
}

/**
 * Returns the first name and the last initial, for people who must not see the whole name (RULES.md, "Winners"); empty
 * if it is a way to contact someone.
 */
export function abbreviateName(name: string): string {
  if (hasContact(name)) return '';
  const [first = '', ...others] = name.split(/\s/).filter(Boolean);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}

/** Cleans a name for storage: one line, without control or direction marks; empty if nothing is visible. */
export function cleanName(value: string): string {
  if (isBlank(value)) return '';
  return value
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export const URL_INVALID: LocalizedText = {
  en: 'Please enter a valid web address, without a user name or password',
  nl: 'Vul een geldig webadres in, zonder gebruikersnaam of wachtwoord',
};

/** Returns a web address with its scheme, https by default; undefined if it may not be linked to. */
export function parseWebAddress(value: string): string | undefined {
  const typed = value.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(address);
  const isWeb = url !== null && ['https:', 'http:'].includes(url.protocol) && url.hostname.includes('.');
  return isWeb && url.username + url.password === '' ? url.href : undefined;
}

/** Prefixes of the session cookies; `__Host-` on https, where no other host can set one. */
export const COOKIE_PREFIX = 'power-hour';
export const SECURE_COOKIE_PREFIX = `__Host-${COOKIE_PREFIX}`;

/** Returns the name of the session's cookie under a prefix. */
export function toSessionCookieName(prefix: string): string {
  return `${prefix}.session_token`;
}
