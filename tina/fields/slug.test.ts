import { expect, test } from 'vitest';
import { toSlug } from '../../edge-api/platform/slug-rules.ts';
import { deriveSlug, isInitiallyLocked, validateSlug } from './slug.ts';

test.each([
  ['', 'A new page'],
  ['a-new-page', 'A new page'],
  ['over-cafes', 'Over Cafés!'],
])('the address field opens locked in a draft while its address "%s" is derived from "%s"', (slug, title) => {
  expect(isInitiallyLocked(slug, title, true)).toBe(true);
});

test('the address field opens unlocked when the address was chosen or is published, so that a new title leaves it', () => {
  expect(isInitiallyLocked('home', 'Power Hour', true)).toBe(false);
  expect(isInitiallyLocked('terms', 'Terms', false)).toBe(false);
});

test('the address field follows its source while locked', () => {
  expect(deriveSlug('old', 'Hoe het werkt')).toBe('hoe-het-werkt');
});

test('the address field keeps the address when its source has no letter that an address can have', () => {
  expect(deriveSlug('old', '🎤 ???')).toBe('old');
});

test('the address field derives only addresses that it accepts, also from very long titles', () => {
  for (const title of ['Één uur', 'x'.repeat(500), 'a  b', 'under_score', '--- a ---']) {
    expect(validateSlug(deriveSlug('', title))).toBeUndefined();
  }
});

test.each(['Hoe het werkt', 'nl/over', 'home.html', '../x', 'Ünder', 'a--b'])(
  'the address field refuses "%s" and suggests a valid one',
  (slug) => {
    expect(validateSlug(slug)).toContain(toSlug(slug));
  },
);

test.each(['login', 'dashboard', 'campaigns', 'verify-email'])(
  'the address field refuses "%s", which is an address of the site itself',
  (slug) => {
    expect(validateSlug(slug)).toContain('choose another');
  },
);

test.each(['', undefined, null, 4, '💛', 'x'.repeat(81)])('the address field refuses %s', (slug) => {
  expect(validateSlug(slug)).toBeTypeOf('string');
});
