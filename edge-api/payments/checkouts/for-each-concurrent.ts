/** Calls of the provider at the same time; a Worker has six connections. */
const CONCURRENCY = 5;

/** Calls `work` with each item, a few at the same time; `work` must not throw. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
