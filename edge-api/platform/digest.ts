import { createHash, createHmac } from 'node:crypto';

type Encoding = 'hex' | 'base64' | 'base64url';

/** Returns the SHA-256 digest of a text. */
export function sha256(text: string, encoding: Encoding = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Returns the HMAC-SHA-256 of a text, which reveals nothing about the text without the key. */
export function hmacSha256(key: string | Uint8Array, text: string, encoding: Encoding = 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}
