import type { Sentence } from '../platform/rules.ts';

/** Roles of people (specification §3, decisions.md "People"). */
export const ROLES = ['fan', 'celebrity', 'charity', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a person may take at sign-up; admin is granted by a command on the server's side. */
export const SIGN_UP_ROLES = ['fan', 'celebrity', 'charity'] as const;

export const GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export const FANBASE_SIZES = ['<10K', '<100K', '<500K', '<1M', '>1M'] as const;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Length and alphabet of a generated password (specification §9). */
export const GENERATED_PASSWORD_LENGTH = 12;
export const GENERATED_PASSWORD_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*';

export const EMAIL_MAX = 254;
export const NAME_MAX = 120;
/** x@y.z without spaces (specification §5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How long a session lives without use. */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export const EMAIL_REQUIRED: Sentence = { en: 'Please enter your email', nl: 'Vul je e-mailadres in' };
export const EMAIL_INVALID: Sentence = {
  en: 'Please enter a valid email address',
  nl: 'Vul een geldig e-mailadres in',
};
export const PASSWORD_MISSING: Sentence = { en: 'Please enter your password', nl: 'Vul je wachtwoord in' };
export const PASSWORD_REQUIRED: Sentence = { en: 'Password is required', nl: 'Wachtwoord is verplicht' };
export const PASSWORD_LENGTH: Sentence = {
  en: `Use a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
  nl: `Gebruik een wachtwoord van ${PASSWORD_MIN} tot ${PASSWORD_MAX} tekens`,
};
export const INVALID_CREDENTIALS: Sentence = {
  en: 'Invalid email or password',
  nl: 'Onjuist e-mailadres of wachtwoord',
};
export const LOGGED_OUT: Sentence = { en: 'You are logged out.', nl: 'Je bent uitgelogd.' };
export const EMAIL_TAKEN: Sentence = {
  en: 'There is already an account with this email address. Log in instead.',
  nl: 'Er is al een account met dit e-mailadres. Log in.',
};

/** What a person may do; the one place that decides it, shown by GET /api/access (api.md). */
export type Permissions = Readonly<
  Record<'createCampaign' | 'editCampaign' | 'selectWinners' | 'reviewCharities', boolean>
>;

/** What someone without a session may do beyond looking and subscribing. */
export const NO_PERMISSIONS: Permissions = {
  createCampaign: false,
  editCampaign: false,
  selectWinners: false,
  reviewCharities: false,
};

/** What a role may do at all; whose campaign it is, each verb asks on its own (specification §6). */
export function permissionsOf(role: Role): Permissions {
  const runsCampaigns = role === 'celebrity' || role === 'charity';
  return {
    createCampaign: runsCampaigns,
    editCampaign: runsCampaigns,
    selectWinners: runsCampaigns,
    reviewCharities: role === 'admin',
  };
}

/** Whether a typed text looks like an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value);
}

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** At most two capital letters for an avatar, of the first and the last word (specification §9). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** First name and initial of the last, for people who must not see the whole name (decisions.md). */
export function firstNameWithInitial(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return last ? `${first} ${last.toLocaleUpperCase()}.` : first;
}
