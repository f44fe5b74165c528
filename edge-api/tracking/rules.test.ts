import { expect, test } from 'vitest';
import {
  BLOCK_VIEW,
  CALL_TO_ACTION,
  hasTrackingOptOut,
  PAGE_VIEW,
  SCROLL_DEPTH,
  SCROLL_DEPTHS,
  stripQuery,
  TRACKING_NAME,
} from './rules.ts';

test.each([
  ['/nl/verify?token=secret', '/nl/verify'],
  ['/nl#token=secret?x', '/nl'],
  ['/nl?a\nb', '/nl'],
  ['/nl/campaigns', '/nl/campaigns'],
])('of the page %j only %j is stored', (page, path) => {
  expect(stripQuery(page)).toBe(path);
});

test.each([
  [{}, false],
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '0' }, false],
])('with the headers %o a visitor has opted out: %s', (headers, is) => {
  expect(hasTrackingOptOut(new Headers(headers))).toBe(is);
});

test.each([
  ['page_view', true],
  ['a.b:c-1', true],
  ['', false],
  ['two words', false],
  ['<b>', false],
  ['a b', false],
])('%j is a name of an event: %s', (name, is) => expect(TRACKING_NAME.test(name)).toBe(is));

test('the site’s own events have the names of the rules', () => {
  expect([PAGE_VIEW, BLOCK_VIEW, SCROLL_DEPTH, CALL_TO_ACTION]).toEqual([
    'page_view',
    'block_view',
    'scroll_depth',
    'cta_click',
  ]);
  expect(SCROLL_DEPTHS).toEqual([25, 50, 75, 100]);
});
