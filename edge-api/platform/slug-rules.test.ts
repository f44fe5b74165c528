import { expect, test } from 'vitest';
import { toSlug } from './slug-rules.ts';

test.each([
  ['An Hour in the Kitchen', 'an-hour-in-the-kitchen'],
  ['  Één   uur, café & zó!  ', 'een-uur-cafe-zo'],
  ['🎤 Live!', 'live'],
  ['../../etc', 'etc'],
  ['under_score stays', 'under_score-stays'],
  ['日本', ''],
  ['--Live -- now--', 'live-now'],
])('the slug of "%s" is "%s"', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
