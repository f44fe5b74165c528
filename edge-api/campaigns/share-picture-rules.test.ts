import { expect, test } from 'vitest';
import { PHASES } from './rules.ts';
import { isShareable, type ShareKind } from './share-picture-rules.ts';

test('a share picture is shown only of the version that it was made of', () => {
  const campaign = { version: 3, phase: 'open' } as const;
  expect([2, 3, 4].filter((version) => isShareable({ version, kind: 'call' }, campaign))).toEqual([3]);
});

test('between the deadline and the choice, a share picture is shown that names no deadline, and no other', () => {
  const listPhases = (kind: ShareKind) =>
    PHASES.filter((phase) => isShareable({ version: 1, kind }, { version: 1, phase }));
  expect(listPhases('call')).toEqual(['not-started', 'open', 'winners-selected']);
  expect(listPhases('wait')).toEqual(['deadline-passed', 'nominees-selected']);
});
