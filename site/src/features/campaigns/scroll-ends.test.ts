import { expect, test } from 'vitest';
import { getScrollEnds } from './scroll-ends.ts';

test('a track that fits is at both ends', () => {
  expect(getScrollEnds({ scrollLeft: 0, scrollWidth: 800, clientWidth: 800 })).toEqual({
    atStart: true,
    atEnd: true,
  });
});

test('finds the ends up to a fraction of a pixel', () => {
  const track = { scrollWidth: 2000, clientWidth: 800 };
  expect(getScrollEnds({ ...track, scrollLeft: 0 })).toEqual({ atStart: true, atEnd: false });
  expect(getScrollEnds({ ...track, scrollLeft: 352 })).toEqual({ atStart: false, atEnd: false });
  expect(getScrollEnds({ ...track, scrollLeft: 1199.4 })).toEqual({ atStart: false, atEnd: true });
});
