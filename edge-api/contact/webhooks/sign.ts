import type { Ctx } from '../../platform/context.ts';
import { hmacSha256 } from '../../platform/digest.ts';
import type { webhooks } from '../table.ts';

const PREFIX = 'whsec_';

/** Returns the secret of a key, as the scheme writes one; without our own secret the key says nothing about it. */
export function toSecret({ settings }: Pick<Ctx, 'settings'>, key: string): string {
  return PREFIX + hmacSha256(settings.BETTER_AUTH_SECRET, `webhook:${key}`, 'base64');
}

/** A message as it is sent: its id, the second in which it is, and its body. */
type Signed = { readonly id: string; readonly timestamp: number; readonly body: string };

/** Returns a message's signature (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). */
export function signMessage(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${hmacSha256(key, `${id}.${timestamp}.${body}`, 'base64')}`;
}

/** Returns the headers of a message, signed by a webhook's secret and, for as long as it counts, by the former one. */
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
