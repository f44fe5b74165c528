import { createHash } from 'node:crypto';

/** Returns the source by which a content security policy allows an inline script or style. */
export function toPolicyHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
