import { SELECTING_POLL_MS } from '../../../../edge-api/nominees/rules.ts';

type WatchOptions<T> = {
  readonly read: () => Promise<T>;
  /** Gets what was read; answers whether there is more to come. */
  readonly show: (found: T) => boolean;
};

/** Reads at once, and again every five seconds while more is to come and the page is seen; `stop` ends it. */
export function watchWhile<T>({ read, show }: WatchOptions<T>): { refresh(): Promise<void>; stop(): void } {
  let newest = 0;
  let isStopped = false;
  let isReading = false;
  let hasMore = false;
  let poll: ReturnType<typeof setInterval> | undefined;

  async function refresh(): Promise<void> {
    const own = ++newest;
    isReading = true;
    const found = await read();
    if (isStopped || own !== newest) return;
    isReading = false;
    hasMore = show(found);
    setPace();
  }

  function setPace(): void {
    if (isStopped || document.hidden || !hasMore) {
      clearInterval(poll);
      poll = undefined;
    } else poll ??= setInterval(() => void (isReading || refresh()), SELECTING_POLL_MS);
  }

  function onVisibility(): void {
    setPace();
    if (!document.hidden && hasMore && !isReading) void refresh();
  }

  document.addEventListener('visibilitychange', onVisibility);
  void refresh();

  return {
    refresh,
    stop(): void {
      isStopped = true;
      setPace();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
