import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns what only the browser knows, such as its address; during hydration `before`, as the server rendered. */
export function useBrowserValue<T>(read: () => T, before: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => before);
}
