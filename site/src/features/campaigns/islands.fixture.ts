import { act } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { vi } from 'vitest';
import { $campaigns } from './campaigns-store.ts';
import { $minute, $now } from './clock.ts';
import { TEST_NOW } from './campaign.fixture.ts';

export { advanceTimers } from '#tests/support/fresh-page.ts';

/** Uses fake timers at {@link TEST_NOW} and stubs the list's call with these entries. */
export function stubCampaignList(docs: readonly unknown[], status = 200, hasMore = false) {
  vi.useFakeTimers({ now: TEST_NOW });
  const fetchMock = vi.fn(() =>
    Promise.resolve(Response.json({ docs, next: hasMore ? '200' : null }, { status })),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

/** Waits for the answers to pending requests. */
export async function flushRequests(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Undoes what a test changed. */
export function resetIslands(): void {
  cleanStores($campaigns, $minute, $now);
  $campaigns.set({ status: 'loading' });
}
