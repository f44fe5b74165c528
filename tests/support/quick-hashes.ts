import { randomBytes, scryptSync } from 'node:crypto';

/**
 * Replaces better-auth's password hashes in the Worker tests, which compute hundreds: the same format, salted, but
 * cheap. The browser tests log in with the real ones.
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

/** The passkey plugin of better-auth imports this from the same module. */
export const generateRandomString = (length: number): string =>
  randomBytes(length).toString('hex').slice(0, length);
