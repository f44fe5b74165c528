import { SECOND_MS } from '#api/platform/rules.ts';

/** Maximum concurrent calls to the provider; a Worker has six connections. */
const CONCURRENCY = 5;

/** Calls `work`, which must not throw, for each item: a few concurrently, and at most `perSecond` a second. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { perSecond = Infinity }: { readonly perSecond?: number } = {},
): Promise<void> {
  const queue = [...items];
  const paceMs = (CONCURRENCY / perSecond) * SECOND_MS;
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const started = Date.now();
      await work(item);
      const restMs = paceMs - (Date.now() - started);
      if (restMs > 0 && queue.length > 0) await scheduler.wait(restMs);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
