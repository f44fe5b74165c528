import { countCodePoints, type LocalizedText } from '../platform/rules.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Length and alphabet of a generated password (RULES.md, "People"). */
export const GENERATED_PASSWORD_LENGTH = 12;
export const GENERATED_PASSWORD_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*';
export const PASSWORD_MISSING: LocalizedText = {
  en: 'Please enter your password',
  nl: 'Vul je wachtwoord in',
};
export const PASSWORD_REQUIRED: LocalizedText = { en: 'Password is required', nl: 'Vul je wachtwoord in' };
export const PASSWORD_LENGTH: LocalizedText = {
  en: `Use a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
  nl: `Gebruik een wachtwoord van ${PASSWORD_MIN} tot ${PASSWORD_MAX} tekens`,
};
export const PASSWORD_COMMON: LocalizedText = {
  en: 'This password has appeared in data leaks or is easy to guess. Choose another one.',
  nl: 'Dit wachtwoord komt voor in datalekken of is makkelijk te raden. Kies een ander.',
};
export const PASSWORD_GUESSABLE: LocalizedText = {
  en: 'This password is easy to guess: one repeated character, only spaces, your email address or our name. Choose another one.',
  nl: 'Dit wachtwoord is makkelijk te raden: één herhaald teken, alleen spaties, je e-mailadres of onze naam. Kies een ander.',
};
export const PASSWORD_WRONG: LocalizedText = {
  en: 'This password is not correct',
  nl: 'Dit wachtwoord klopt niet',
};

/** Bytes from this value on are rejected: they would make the first characters of the alphabet more likely. */
const FAIR_BYTES = 256 - (256 % GENERATED_PASSWORD_ALPHABET.length);

/** Returns a random password for someone who chose none (RULES.md, "People"): 12 characters, all equally likely. */
export function generatePassword(): string {
  let password = '';
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    const index = byte % GENERATED_PASSWORD_ALPHABET.length;
    if (byte < FAIR_BYTES) password += GENERATED_PASSWORD_ALPHABET.charAt(index);
  }
  return password;
}

/**
 * Returns whether a password is trivial to guess: one repeated character, only white space or control characters, the
 * person's address or its local part, or the product's name.
 */
export function isGuessablePassword(password: string, email: string): boolean {
  if (countCodePoints(password) > PASSWORD_MAX) return false;
  const text = password.normalize('NFKC').toLowerCase();
  const address = email.trim().normalize('NFKC').toLowerCase();
  if (new Set(text).size <= 1 || !/[^\s\p{C}]/u.test(text)) return true;
  if (text === address || text === address.slice(0, Math.max(address.indexOf('@'), 0))) return true;
  return text.replace(/\P{L}/gu, '') === 'powerhour';
}
