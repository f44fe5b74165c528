import { expect, test } from 'vitest';
import { findCampaignSlug, isWebAddress } from './rules.ts';

const ORIGIN = 'https://powerhour.example';

test.each([
  ['/nl/campaigns/soup', 'soup'],
  ['/en/campaigns/soup?ref=mail#donate', 'soup'],
  ['/en/campaigns/soup/selection', 'soup'],
  ['/campaigns/soup', 'soup'],
  ['/embed/soup?lang=nl', 'soup'],
  ['/nl/terms', undefined],
  ['/nl/campaigns', undefined],
  ['/', undefined],
])('the address %s leads to the campaign %s', (path, slug) => {
  expect(findCampaignSlug(`${ORIGIN}${path}`, ORIGIN)).toBe(slug);
});

test.each(['https://elsewhere.example/nl/campaigns/soup', 'soup', '', 'javascript:alert(1)'])(
  'the address “%s” is not ours',
  (address) => {
    expect(findCampaignSlug(address, ORIGIN)).toBeUndefined();
  },
);

test.each([
  ['https://powerhour.example/nl/campaigns/soup', true],
  ['http://localhost:8787/nl', true],
  ['powerhour.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('“%s” is a whole web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
