import { expect, test } from 'vitest';
import { createCampaignCard } from './campaign.fixture.ts';
import { parseCampaigns } from './parse-campaigns.ts';

test('entries that are not in object form are skipped', () => {
  const campaign = createCampaignCard();
  expect(parseCampaigns({ docs: [7, 'id', null, [campaign], {}, campaign] })).toEqual([campaign]);
});

test.each([null, [], {}, { docs: 'x' }, 'text'])('%j is no list of campaigns', (body) => {
  expect(() => parseCampaigns(body)).toThrow(TypeError);
});
