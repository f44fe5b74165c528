import { expect, it } from 'vitest';
import { readCampaignRoute } from './campaign-route.ts';

const rewrite = async (path: unknown) => new Response(String(path), { status: 404 });

it.each([
  ['slug', 'an-hour_2'],
  ['id', 'V1StGXR8_Z5jdHi6B-myT'],
])('reads the language and the %s of a campaign', async (param, name) => {
  const route = await readCampaignRoute({ params: { lang: 'en', [param]: name }, rewrite });
  expect(route).toEqual({ language: 'en', name });
});

it.each([
  ['nl', 'een campagne', '/nl/campaigns/not-found/page'],
  ['en', '', '/en/campaigns/not-found/page'],
  ['en', 'x'.repeat(201), '/en/campaigns/not-found/page'],
  ['de', 'soup', '/nl/campaigns/not-found/page'],
  [undefined, undefined, '/nl/campaigns/not-found/page'],
])('rewrites %s and %j to the page for unknown addresses', async (lang, slug, path) => {
  const route = await readCampaignRoute({ params: { lang, slug }, rewrite });
  if (!(route instanceof Response)) throw new Error('not rewritten');
  expect(await route.text()).toBe(path);
});
