import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';

const KEY_LENGTH = 32;

/** Returns what names a normalized address in links: it says nothing about the address itself. */
export function toAddressKey({ settings }: Ctx, email: string): string {
  return hmacSha256(settings.BETTER_AUTH_SECRET, email).slice(0, KEY_LENGTH);
}
