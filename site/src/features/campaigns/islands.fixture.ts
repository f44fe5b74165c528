import { act, cleanup } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { vi } from 'vitest';
import { $campaigns } from './campaigns-store.ts';
import { $minute, $now } from './clock.ts';
import { TEST_NOW } from './campaign.fixture.ts';

export { advanceTimers } from '#tests/support/timeouts.ts';

/** Stops the clock at the tests' instant and answers the list's call with these entries, whatever they are. */
export function stubCampaignList(docs: readonly unknown[], status = 200) {
  vi.useFakeTimers({ now: TEST_NOW });
  const fetched = vi.fn(() => Promise.resolve(Response.json({ docs }, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Lets what waits for an answer go on. */
export async function markSaved(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Takes everything back, so that no test knows what another did. */
export function resetIslands(): void {
  cleanup();
  cleanStores($campaigns, $minute, $now);
  $campaigns.set({ status: 'loading' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
