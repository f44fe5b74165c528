import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { toNetwork } from '../platform/rate-limit.ts';

/**
 * Returns keyed digests of where an answer comes from, which differ from campaign to campaign: of its network, and of its
 * browser together with the networks around it, as too many people have the same browser. Null for what is not known.
 */
export function digestOrigin({ settings, ip, userAgent }: Ctx, campaignId: string) {
  const digest = (...parts: readonly string[]) =>
    hmacSha256(settings.BETTER_AUTH_SECRET, JSON.stringify([campaignId, ...parts])).slice(0, 32);
  const network = toNetwork(ip);
  const around = network.split(/[.:]/).slice(0, 3).join();
  if (ip === 'unknown') return { network: null, device: null };
  return { network: digest(network), device: userAgent ? digest(userAgent, around) : null };
}
