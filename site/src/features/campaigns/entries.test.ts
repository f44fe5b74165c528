import { expect, test } from 'vitest';
import { createCampaignCard } from './campaign-for-test.ts';
import { parseCampaigns } from './entries.ts';

test('entries that are not in object form are skipped', () => {
  const campaign = createCampaignCard();
  expect(parseCampaigns({ docs: [7, 'id', null, [campaign], {}, campaign] })).toEqual([campaign]);
});

test.each([null, [], {}, { docs: 'x' }, 'text'])('%j is no list of campaigns', (body) => {
  expect(() => parseCampaigns(body)).toThrow(TypeError);
});
