import { expect, test } from 'vitest';
import { campaignForTest } from './campaign-for-test.ts';
import { campaignsIn } from './entries.ts';

test('entries that are not in object form are skipped', () => {
  const campaign = campaignForTest();
  expect(campaignsIn({ docs: [7, 'id', null, [campaign], {}, campaign] })).toEqual([campaign]);
});

test.each([null, [], {}, { docs: 'x' }, 'text'])('%j is no list of campaigns', (body) => {
  expect(() => campaignsIn(body)).toThrow(TypeError);
});
