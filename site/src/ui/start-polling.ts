type PollOptions<T> = {
  readonly everyMs: number;
  readonly read: () => Promise<T>;
  /** Gets what was read; answers whether there is more to come. */
  readonly show: (found: T) => boolean;
};

/** What reads again on demand, and ends it all. */
export type Poller = { readonly refresh: () => Promise<void>; readonly stop: () => void };

/** Reads at once, and again and again while more is to come and the page is seen. */
export function startPolling<T>({ everyMs, read, show }: PollOptions<T>): Poller {
  let latestRequestId = 0;
  let isStopped = false;
  let isReading = false;
  let hasMore = false;
  let interval: ReturnType<typeof setInterval> | undefined;

  async function refresh(): Promise<void> {
    const requestId = ++latestRequestId;
    isReading = true;
    const found = await read();
    if (isStopped || requestId !== latestRequestId) return;
    isReading = false;
    hasMore = show(found);
    updateInterval();
  }

  function updateInterval(): void {
    if (isStopped || document.hidden || !hasMore) {
      clearInterval(interval);
      interval = undefined;
    } else interval ??= setInterval(() => void (isReading || refresh()), everyMs);
  }

  function onVisibilityChange(): void {
    updateInterval();
    if (!document.hidden && hasMore && !isReading) void refresh();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  void refresh();

  return {
    refresh,
    stop(): void {
      isStopped = true;
      updateInterval();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
