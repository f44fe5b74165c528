import { expect, test } from 'vitest';
import { runFuzz } from '../support/fuzz/run-fuzz.ts';

/** The same requests every time; `npm run fuzz` sends different ones, and many more. */
const SEED = 20_261_122;

test('every call answers any request in time, without a failure of its own, in the shape of the contract', async () => {
  const { problems, figures } = await runFuzz({ rounds: 1, seed: SEED });
  expect(problems).toEqual([]);
  expect([...figures].filter(([, statuses]) => statuses.size === 0)).toEqual([]);
}, 180_000);
