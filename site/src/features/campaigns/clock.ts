import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { campaignStateAt, type CampaignFacts, type CampaignState } from '#api/submissions/moment-rules.ts';
import { followClock } from './follow-clock.ts';

/** The time in milliseconds, for all countdowns of a page: one timer, which runs only while the page is visible. */
export const $now = atom(Date.now());

/** The start of the current minute, for what does not change every second. */
export const $minute = computed($now, (now) => now - (now % MINUTE_MS));

onMount($now, () => (typeof document === 'undefined' ? undefined : followClock((now) => $now.set(now))));

/**
 * Follows a clock. With `servedAt`, the server's time of rendering in milliseconds, it starts there, because hydration
 * has to begin with what the server rendered.
 */
export function useClock(clock: ReadableAtom<number>, servedAt: number | undefined): Date {
  return new Date(useStore(clock, servedAt === undefined ? {} : { ssr: () => servedAt }));
}

/** Follows the state of a campaign by the page's clock; `servedAt` as in {@link useClock}. */
export function useCampaignState(campaign: CampaignFacts, servedAt: number | undefined): CampaignState {
  const $state = useMemo(() => computed($now, (now) => campaignStateAt(campaign, new Date(now))), [campaign]);
  return useStore(
    $state,
    servedAt === undefined ? {} : { ssr: () => campaignStateAt(campaign, new Date(servedAt)) },
  );
}
