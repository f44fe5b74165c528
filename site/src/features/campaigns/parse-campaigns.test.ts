import { expect, test } from 'vitest';
import { createCampaignCard } from './campaign.fixture.ts';
import { parseCampaigns } from './campaigns-store.ts';

test('skips entries that are not objects', () => {
  const campaign = createCampaignCard();
  expect(parseCampaigns({ docs: [7, 'id', null, [campaign], {}, campaign] })).toEqual({
    campaigns: [campaign],
    next: null,
  });
});

test.each([null, [], {}, { docs: 'x' }, 'text'])('refuses %j', (body) => {
  expect(() => parseCampaigns(body)).toThrow(TypeError);
});
