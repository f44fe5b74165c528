import type { Ctx } from '../platform/context.ts';
import { formatEdgeLife } from '../platform/edge-rules.ts';
import type { CampaignCard } from './contract.ts';

type Times = Pick<CampaignCard, 'subscriptionStartDate' | 'subscriptionDeadline'>;

/** Returns how long the edge keeps an answer for everyone: until a campaign in it has its next phase. */
export function toEdgeLife({ actor, now, settings }: Ctx, docs: readonly Times[]): string | undefined {
  if (actor.kind !== 'anonymous') return undefined;
  const changes = docs.flatMap(({ subscriptionStartDate, subscriptionDeadline }) =>
    [subscriptionStartDate, subscriptionDeadline].map((change) =>
      change === null ? null : new Date(change),
    ),
  );
  return formatEdgeLife(now, changes, settings.EDGE_CACHE_SECONDS);
}
