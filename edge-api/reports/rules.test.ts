import { expect, test } from 'vitest';
import { findCampaignSlug, isWebAddress, renderAlreadyDecided } from './rules.ts';

const ORIGIN = 'https://powerhour.example';

test.each([
  ['/nl/campaigns/soup', 'soup'],
  ['/en/campaigns/soup?ref=mail#donate', 'soup'],
  ['/en/campaigns/soup/selection', 'soup'],
  ['/campaigns/soup', 'soup'],
  ['/embed/soup?lang=nl', 'soup'],
  ['/nl/terms', undefined],
  ['/nl/campaigns', undefined],
  ['/nl/charities/soup', undefined],
  ['/fr/campaigns/soup', undefined],
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

test('an admin who decides too late reads what was decided, by whom, and when in Amsterdam', () => {
  const at = new Date('2026-05-01T22:30:00Z');
  expect(renderAlreadyDecided('dismissed', 'Fem', at)).toEqual({
    nl: 'Fem heeft deze melding al afgewezen, op 2 mei 2026 om 00:30.',
    en: 'Fem has already dismissed this report, on 2 May 2026 at 00:30.',
  });
  expect(renderAlreadyDecided('stopped', null, at)).toEqual({
    nl: 'Een andere beheerder heeft al gestopt wat hier gemeld is, op 2 mei 2026 om 00:30.',
    en: 'Another admin has already stopped what was reported here, on 2 May 2026 at 00:30.',
  });
});
