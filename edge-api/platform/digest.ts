import { createHash, createHmac } from 'node:crypto';

/** Returns the SHA-256 digest of a text. */
export function sha256(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Returns the HMAC-SHA-256 of a text, in hexadecimal: without the key it says nothing about the text. */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
