import { PROCESSING_POLL_MS, VERIFY_DELAY_MS } from '../../../../edge-api/subscriptions/rules.ts';

type Watched = { readonly paymentStatus: string };

type WatchOptions<Item extends Watched> = {
  /** Reads the list; undefined when that brought none, which has been logged. */
  readonly read: () => Promise<readonly Item[] | undefined>;
  /** Lets the server ask the payment provider about what is open. */
  readonly verify: () => Promise<unknown>;
  readonly show: (list: readonly Item[] | undefined) => void;
};

/**
 * Keeps a list of submissions up to date (specification §4, §9): read at once; if something is pending or
 * processing, verified after a second and read again; while something is processing and the page is seen, read
 * every five seconds. `refresh` reads again on demand, `stop` ends it all.
 */
export function watchSubmissions<Item extends Watched>({ read, verify, show }: WatchOptions<Item>) {
  let list: readonly Item[] | undefined;
  let newest = 0;
  let isStopped = false;
  let isReading = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  let verification: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    const own = ++newest;
    isReading = true;
    const found = await read();
    if (isStopped || own !== newest) return;
    isReading = false;
    const isFirst = list === undefined && found !== undefined;
    list = found ?? list;
    show(list);
    if (isFirst && has('pending', 'processing')) verification = setTimeout(verifyOnce, VERIFY_DELAY_MS);
    setPace();
  }

  function verifyOnce(): void {
    void verify().then(() => (isStopped ? undefined : refresh()));
  }

  function has(...statuses: readonly string[]): boolean {
    return list?.some(({ paymentStatus }) => statuses.includes(paymentStatus)) ?? false;
  }

  function setPace(): void {
    const isNeeded = !isStopped && !document.hidden && has('processing');
    if (!isNeeded) {
      clearInterval(poll);
      poll = undefined;
    } else poll ??= setInterval(() => void (isReading || refresh()), PROCESSING_POLL_MS);
  }

  function onVisibility(): void {
    const hasWaited = !document.hidden && has('processing');
    setPace();
    if (hasWaited) void refresh();
  }

  document.addEventListener('visibilitychange', onVisibility);
  void refresh();

  return {
    refresh,
    stop(): void {
      isStopped = true;
      setPace();
      clearTimeout(verification);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** The new list, with the old entry wherever nothing in it has changed, so that only what changed is drawn again. */
export function keepUnchanged<Item extends { readonly id: string }>(
  before: readonly Item[] | undefined,
  now: readonly Item[],
): readonly Item[] {
  const known = new Map(before?.map((item) => [item.id, item]));
  return now.map((item) => {
    const old = known.get(item.id);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}
