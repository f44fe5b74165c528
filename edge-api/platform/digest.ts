import { createHash } from 'node:crypto';

/** Returns the SHA-256 digest of a text. */
export function sha256(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}
