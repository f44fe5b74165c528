import { PROCESSING_POLL_MS, VERIFY_DELAY_MS } from '#api/submissions/rules.ts';
import { startPolling, type Poller } from '#site/ui/start-polling.ts';

type WatchedSubmission = { readonly paymentStatus: string };

type WatchOptions<Item extends WatchedSubmission> = {
  /** Reads the list; undefined when that brought none, which has been logged. */
  readonly read: () => Promise<readonly Item[] | undefined>;
  /** Lets the server ask the payment provider about what is open. */
  readonly verify: () => Promise<unknown>;
  readonly show: (list: readonly Item[] | undefined) => void;
};

/**
 * Keeps a list of submissions up to date (specification §4, §9): read at once; if something is pending or
 * processing, verified after a second and read again; while something is processing and the page is seen, read
 * every five seconds; what is pending is read again when the page is seen again, since it may have been paid in another
 * tab. `refresh` reads again on demand, `stop` ends it all.
 */
export function watchSubmissions<Item extends WatchedSubmission>({
  read,
  verify,
  show,
}: WatchOptions<Item>): Poller {
  let list: readonly Item[] | undefined;
  let verification: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const has = (...statuses: readonly string[]): boolean =>
    list?.some(({ paymentStatus }) => statuses.includes(paymentStatus)) ?? false;

  const poller = startPolling({
    everyMs: PROCESSING_POLL_MS,
    read,
    show(found) {
      const isFirst = list === undefined && found !== undefined;
      list = found ?? list;
      show(list);
      if (isFirst && has('pending', 'processing')) verification = setTimeout(verifyOnce, VERIFY_DELAY_MS);
      return has('processing');
    },
  });

  function verifyOnce(): void {
    void verify().then(() => (isStopped ? undefined : poller.refresh()));
  }

  function onVisibilityChange(): void {
    if (!document.hidden && has('pending') && !has('processing')) void poller.refresh();
  }
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    refresh: poller.refresh,
    stop(): void {
      isStopped = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      poller.stop();
      clearTimeout(verification);
    },
  };
}

/** The new list, with the old entry wherever nothing in it has changed, so that only what changed is drawn again. */
export function reuseUnchanged<Item extends { readonly id: string }>(
  before: readonly Item[] | undefined,
  now: readonly Item[],
): readonly Item[] {
  const known = new Map(before?.map((item) => [item.id, item]));
  return now.map((item) => {
    const old = known.get(item.id);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}
