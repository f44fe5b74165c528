import { expect, test } from 'vitest';
import { IMAGE_BYTES_MAX } from '#api/media/rules.ts';
import { findImageProblem } from './use-image-upload.ts';

test.each([
  ['image/png', 10, undefined],
  ['image/jpeg', IMAGE_BYTES_MAX, undefined],
  ['image/jpeg', IMAGE_BYTES_MAX + 1, 'tooLarge'],
  ['application/pdf', 10, 'notAnImage'],
  ['', 10, 'notAnImage'],
])('a file of type "%s" and %i bytes: %s', (type, size, refusal) => {
  expect(findImageProblem({ type, size })).toBe(refusal);
});
