import { expect, it } from 'vitest';
import { parseCampaignRoute } from './campaign-route.ts';

it('reads the language and the name of a campaign', () => {
  expect(parseCampaignRoute('en', 'an-hour_2')).toEqual({ language: 'en', name: 'an-hour_2' });
});

it.each([
  ['nl', 'een campagne', '/nl/campaigns/not-found/page'],
  ['en', '', '/en/campaigns/not-found/page'],
  ['en', 'x'.repeat(201), '/en/campaigns/not-found/page'],
  ['de', 'soup', '/nl/campaigns/not-found/page'],
  [undefined, undefined, '/nl/campaigns/not-found/page'],
])('leads nowhere for %s and %j', (language, name, rewritePath) => {
  expect(parseCampaignRoute(language, name)).toEqual({ rewritePath: rewritePath });
});
