import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A provider-style id: the prefix and `length` random letters and digits, as in `evt_1Q…`. */
export function newId(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return `${prefix}_${letters.join('')}`;
}
