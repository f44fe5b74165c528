const ROUNDS = 25;
/** How long a call runs before it is measured, until its code is fully optimized. */
const WARM_UP_MS = 1500;
const BLOCK_MS = 50;
/** Calls between two checks of the clock. */
const STEP = 2;

/** A complete call. */
export type Run = () => Promise<void>;

type Cost = { readonly ms: number; readonly besideMs: number; readonly ratio: number };

/** Measures the CPU time of a call and of a baseline in alternating blocks. Costs are medians of these blocks. */
export async function measureCpu(run: Run, beside: Run): Promise<Cost> {
  await measureBlock(run, WARM_UP_MS);
  await measureBlock(beside, WARM_UP_MS);
  const blocks: (readonly [number, number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    blocks.push([await measureBlock(run, BLOCK_MS), await measureBlock(beside, BLOCK_MS)]);
  return {
    ms: median(blocks.map(([ms]) => ms)),
    besideMs: median(blocks.map(([, besideMs]) => besideMs)),
    ratio: median(blocks.map(([ms, besideMs]) => ms / besideMs)),
  };
}

async function measureBlock(run: Run, blockMs: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let count = STEP; ; count += STEP) {
    for (let at = 0; at < STEP; at += 1) await run();
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms >= blockMs) return ms / count;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
