import { expect, it } from 'vitest';
import { NoPage, readCampaignRoute } from './campaign-route.ts';

it.each([
  ['slug', 'an-hour_2'],
  ['id', 'V1StGXR8_Z5jdHi6B-myT'],
])('reads the language and the %s of a campaign', (param, name) => {
  expect(readCampaignRoute({ params: { lang: 'en', [param]: name } })).toEqual({ language: 'en', name });
});

it.each([
  ['nl', 'een campagne'],
  ['en', ''],
  ['en', 'x'.repeat(201)],
  ['de', 'soup'],
  [undefined, undefined],
])('refuses %s and %j', (lang, slug) => {
  expect(() => readCampaignRoute({ params: { lang, slug } })).toThrow(NoPage);
});
