import { expect, test } from 'vitest';
import { GRADED_SET } from '../graded/graded-set.ts';
import { clusterNearCopies } from './near-copy-rules.ts';

test('near copies are found among ten thousand answers', () => {
  const originals = GRADED_SET.answers.filter(({ grade }) => grade >= 5).map(({ answer }) => answer);
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    answer: `${index % 2 ? 'Hi all! ' : ''}${originals[index % originals.length] ?? ''} ${index}`,
  }));
  const clusters = clusterNearCopies(many);
  expect(clusters.size).toBe(10_000);
  expect(new Set(clusters.values()).size).toBeLessThanOrEqual(originals.length);
});
