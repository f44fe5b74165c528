import { expect, test } from 'vitest';
import { listFieldsEditedSince, toNextVersion } from './version-rules.ts';

test('an edit counts, and names the fields that it changed', () => {
  const first = toNextVersion({ version: 1, fieldVersions: {} }, ['name']);
  const second = toNextVersion(first, ['name', 'plannedDate']);
  const third = toNextVersion(second, ['charity']);
  expect(third.version).toBe(4);
  expect(listFieldsEditedSince(third, 4)).toEqual([]);
  expect(listFieldsEditedSince(third, 3)).toEqual(['charity']);
  expect(listFieldsEditedSince(third, 1).toSorted()).toEqual(['charity', 'name', 'plannedDate']);
});
