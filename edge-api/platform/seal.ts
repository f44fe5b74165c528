import { base64Url, bytesOfBase64Url } from './base64-url.ts';
import type { Ctx } from './context.ts';

/** What a sealed value may be used for; one purpose never opens another's. */
type SealPurpose = 'embed-go' | 'embed-return' | 'embed-state';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const SEALED = /^([\w-]{1,100})\.([\da-z]{1,12})\.([\w-]{43})$/;

/**
 * A value that only we can have written, as `value.end.signature`, good until `end`. It can be read by whoever has
 * it, and is fit for an address. The same arguments make the same text.
 */
export async function seal(ctx: Ctx, purpose: SealPurpose, value: string, end: Date): Promise<string> {
  const body = `${value}.${end.getTime().toString(36)}`;
  const signature = await crypto.subtle.sign(ALGORITHM.name, await keyOf(ctx), bytesOf(purpose, body));
  return `${body}.${base64Url(new Uint8Array(signature))}`;
}

/** The value of a seal that is ours, for this purpose and not over; undefined for any other text. */
export async function unseal(ctx: Ctx, purpose: SealPurpose, sealed: string): Promise<string | undefined> {
  const [, value, end, signature] = SEALED.exec(sealed) ?? [];
  if (value === undefined || end === undefined || signature === undefined) return undefined;
  const given = bytesOfBase64Url(signature);
  const body = bytesOf(purpose, `${value}.${end}`);
  const isOurs = await crypto.subtle.verify(ALGORITHM.name, await keyOf(ctx), given, body);
  return isOurs && parseInt(end, 36) > ctx.now.getTime() ? value : undefined;
}

function keyOf({ settings }: Ctx): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(settings.BETTER_AUTH_SECRET);
  return crypto.subtle.importKey('raw', secret, ALGORITHM, false, ['sign', 'verify']);
}

function bytesOf(purpose: SealPurpose, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}:${body}`);
}
