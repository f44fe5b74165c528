import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Follows a clock. With `servedAt`, the server's time in milliseconds when it rendered this, it begins there, because
 * what is hydrated has to begin as it was sent.
 */
export function useClock(clock: ReadableAtom<number>, servedAt: number | undefined): Date {
  return new Date(useStore(clock, servedAt === undefined ? {} : { ssr: () => servedAt }));
}
