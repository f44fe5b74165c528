import type { Ctx } from '../../platform/context.ts';
import { hmacSha256 } from '../../platform/digest.ts';
import type { webhooks } from '../table.ts';

const PREFIX = 'whsec_';

/** Derives a key's secret, in the scheme's format; without our own secret, the key does not reveal it. */
export function toSecret({ settings }: Pick<Ctx, 'settings'>, key: string): string {
  return PREFIX + hmacSha256(settings.BETTER_AUTH_SECRET, `webhook:${key}`, 'base64');
}

/** The signed parts of a message: its id, its timestamp in seconds, and its body. */
type Signed = { readonly id: string; readonly timestamp: number; readonly body: string };

/** Returns a message's signature (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). */
export function signMessage(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${hmacSha256(key, `${id}.${timestamp}.${body}`, 'base64')}`;
}

/** Returns a message's headers, signed with the webhook's secret and, while it is valid, the former one. */
export function signHeaders(
  ctx: Ctx,
  { secretKey, formerSecretKey, formerUntil }: typeof webhooks.$inferSelect,
  message: Pick<Signed, 'id' | 'body'>,
): Record<string, string> {
  const now = ctx.clock();
  const signed = { ...message, timestamp: Math.floor(now.getTime() / 1000) };
  const isFormerValid = formerSecretKey !== null && formerUntil !== null && now < formerUntil;
  const keys = isFormerValid ? [secretKey, formerSecretKey] : [secretKey];
  return {
    'content-type': 'application/json',
    'user-agent': 'PowerHour/1.0',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': keys.map((key) => signMessage(toSecret(ctx, key), signed)).join(' '),
  };
}
