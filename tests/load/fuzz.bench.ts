import { inject, expect, test, vi } from 'vitest';
import { runFuzz } from '../support/fuzz/run-fuzz.ts';

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number;
    /** 0 means the default. */
    fuzzRounds: number;
  }
}

/** 35 rounds of 5 requests to each of some 230 calls are about 40,000 requests. */
const ROUNDS = 35;

test('answers every request', { timeout: 3_600_000 }, async () => {
  const seed = inject('fuzzSeed');
  const rounds = inject('fuzzRounds') || ROUNDS;
  console.log(`seed ${seed}, ${rounds} rounds; repeat with FUZZ_SEED=${seed}`);
  // A log line per refusal would hide the figures.
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockReturnValue(),
  );
  const { figures, problems } = await runFuzz({ rounds, seed });
  spies.forEach((spy) => spy.mockRestore());
  let total = 0;
  for (const [name, statuses] of figures) {
    const counts = [...statuses].toSorted(([a], [b]) => a - b);
    const requests = counts.reduce((sum, [, count]) => sum + count, 0);
    total += requests;
    console.log(
      `${String(requests).padStart(5)}  ${name}: ${counts.map(([status, count]) => `${count} x ${status}`).join(', ')}`,
    );
  }
  console.log(`${total} requests, ${problems.length} problems`);
  expect(problems).toEqual([]);
});
