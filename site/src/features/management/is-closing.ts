import { computed } from 'nanostores';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { $now } from '../campaigns/clock.ts';

type Times = Pick<Campaign, 'isActive' | 'phase' | 'subscriptionDeadline'>;

/** Returns whether a campaign's deadline has passed while the sweep has yet to close it. */
export function isClosing({ isActive, phase, subscriptionDeadline }: Times, now: number): boolean {
  if (!isActive || phase === 'not-started') return false;
  return (
    phase === 'deadline-passed' || (subscriptionDeadline !== null && Date.parse(subscriptionDeadline) <= now)
  );
}

/** Follows {@link isClosing} on the page's clock. */
export function useIsClosing({ isActive, phase, subscriptionDeadline }: Times): boolean {
  const $isClosing = useMemo(
    () => computed($now, (now) => isClosing({ isActive, phase, subscriptionDeadline }, now)),
    [isActive, phase, subscriptionDeadline],
  );
  // The server goes by the phase alone: what is hydrated has to begin as it was sent.
  return useStore($isClosing, { ssr: () => isClosing({ isActive, phase, subscriptionDeadline }, 0) });
}
