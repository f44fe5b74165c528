import { randomBytes, scryptSync } from 'node:crypto';

/**
 * Stands in for better-auth's hashes in the Worker tests, which make hundreds: the same form, salted, at a cost that is
 * quick to compute. The browser tests log in with the real ones.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${hash(password, salt)}`;
}

export async function verifyPassword(given: { readonly hash: string; readonly password: string }) {
  const [salt = '', key] = given.hash.split(':');
  return hash(given.password, salt) === key;
}

const hash = (password: string, salt: string): string =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex');

/** The passkeys' part of better-auth takes this from the same place. */
export const generateRandomString = (length: number): string =>
  randomBytes(length).toString('hex').slice(0, length);
