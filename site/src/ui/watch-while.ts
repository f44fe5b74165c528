type WatchOptions<T> = {
  readonly everyMs: number;
  readonly read: () => Promise<T>;
  /** Gets what was read; answers whether there is more to come. */
  readonly show: (found: T) => boolean;
};

/** What reads again on demand, and ends it all. */
export type Watch = { readonly refresh: () => Promise<void>; readonly stop: () => void };

/** Reads at once, and again and again while more is to come and the page is seen. */
export function watchWhile<T>({ everyMs, read, show }: WatchOptions<T>): Watch {
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
    } else poll ??= setInterval(() => void (isReading || refresh()), everyMs);
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
