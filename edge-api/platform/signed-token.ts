import { encodeBase64Url, decodeBase64Url } from './base64-url.ts';
import type { Ctx } from './context.ts';

/** What a sealed value may be used for; one purpose never opens another's. */
type TokenPurpose = 'embed-go' | 'embed-return' | 'embed-state';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;
const TOKEN_PATTERN = /^([\w-]{1,100})\.([\da-z]{1,12})\.([\w-]{43})$/;

/**
 * A value that only we can have written, as `value.end.signature`, good until `end`. It can be read by whoever has
 * it, and is fit for an address. The same arguments make the same text.
 */
export async function signToken(ctx: Ctx, purpose: TokenPurpose, value: string, end: Date): Promise<string> {
  const body = `${value}.${end.getTime().toString(36)}`;
  const signature = await crypto.subtle.sign(
    ALGORITHM.name,
    await importSigningKey(ctx),
    encodePayload(purpose, body),
  );
  return `${body}.${encodeBase64Url(new Uint8Array(signature))}`;
}

/** The value of a seal that is ours, for this purpose and not over; undefined for any other text. */
export async function verifyToken(
  ctx: Ctx,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const [, value, end, signature] = TOKEN_PATTERN.exec(token) ?? [];
  if (value === undefined || end === undefined || signature === undefined) return undefined;
  const signatureBytes = decodeBase64Url(signature);
  const body = encodePayload(purpose, `${value}.${end}`);
  const isValid = await crypto.subtle.verify(
    ALGORITHM.name,
    await importSigningKey(ctx),
    signatureBytes,
    body,
  );
  return isValid && parseInt(end, 36) > ctx.now.getTime() ? value : undefined;
}

function importSigningKey({ settings }: Ctx): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(settings.BETTER_AUTH_SECRET);
  return crypto.subtle.importKey('raw', secret, ALGORITHM, false, ['sign', 'verify']);
}

function encodePayload(purpose: TokenPurpose, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}:${body}`);
}
