import { expect, test } from 'vitest';
import { PHASES } from './rules.ts';
import { isShareable } from './share-picture-rules.ts';

test('a share picture is shown only of the version that it was made of', () => {
  const campaign = { version: 3, phase: 'open' } as const;
  expect([2, 3, 4].filter((version) => isShareable({ version }, campaign))).toEqual([3]);
});

test('a share picture is shown while fans can take part, or will, and once winners are chosen', () => {
  const shown = PHASES.filter((phase) => isShareable({ version: 1 }, { version: 1, phase }));
  expect(shown.toSorted()).toEqual(['not-started', 'open', 'winners-selected']);
});
