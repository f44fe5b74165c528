import { expect, it } from 'vitest';
import { NoPage, readCampaignRoute } from './campaign-route.ts';

it.each(['an-hour_2', 'V1StGXR8_Z5jdHi6B-myT'])(
  'reads the language and the slug of a campaign: %s',
  (slug) => {
    expect(readCampaignRoute({ params: { lang: 'en', slug } })).toEqual({ language: 'en', slug });
  },
);

it.each([
  ['nl', 'een campagne'],
  ['en', ''],
  ['en', 'x'.repeat(201)],
  ['de', 'soup'],
  [undefined, undefined],
])('refuses %s and %j', (lang, slug) => {
  expect(() => readCampaignRoute({ params: { lang, slug } })).toThrow(NoPage);
});
