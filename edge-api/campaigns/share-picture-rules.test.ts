import { expect, test } from 'vitest';
import { PHASES } from './rules.ts';
import { isShareable, toShareVersion } from './share-picture-rules.ts';

test('a share picture is shown only of the version that it was made of', () => {
  const campaign = { version: 3, phase: 'open' } as const;
  expect([2, 3, 4].filter((version) => isShareable({ version }, campaign))).toEqual([3]);
});

test('once winners are chosen, a picture of what came of it is shown, and the invitation is not', () => {
  const campaign = { version: 3, phase: 'winners-selected' } as const;
  const shown = [false, true].map((isOver) => isShareable({ version: toShareVersion(3, isOver) }, campaign));
  expect(shown).toEqual([false, true]);
});

test('an invitation is shown only while fans can take part, or will', () => {
  const shown = PHASES.filter((phase) => isShareable({ version: 1 }, { version: 1, phase }));
  expect(shown.toSorted()).toEqual(['not-started', 'open']);
});
