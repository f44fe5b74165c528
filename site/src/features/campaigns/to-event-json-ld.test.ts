import { expect, test } from 'vitest';
import { jsonForScript } from '../sharing/json-for-script.ts';
import { createCampaignCard } from './campaign.fixture.ts';
import { toEventJsonLd } from './to-event-json-ld.ts';

const context = { url: 'https://ph.test/nl/campaigns/x', origin: 'https://ph.test', offerName: 'Meedoen' };

test('returns an event with its date, place, people and price', () => {
  expect(toEventJsonLd(createCampaignCard(), context)).toMatchObject({
    '@type': 'Event',
    name: 'Een uur met Noor',
    startDate: '2026-12-05T16:00:00.000Z',
    location: { name: 'Utrecht' },
    performer: { name: 'Noor Valentijn' },
    offers: { price: '10.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

// Regression: it was an event without a date, which search engines refuse.
test('is no event until it has a date, and one without a place until it has that', () => {
  const toEvent = (changes: Parameters<typeof createCampaignCard>[0]) =>
    toEventJsonLd(createCampaignCard({ plannedLocation: null, ...changes }), context);
  expect(toEvent({ plannedDate: null, endDate: null })).toBeUndefined();
  expect(toEvent({})).not.toHaveProperty('location');
});

test('is cancelled once it does not go ahead', () => {
  const cancelled = { at: '2026-11-20T12:00:00.000Z', by: 'admin', reason: 'Ill.' } as const;
  const event = (changes: Parameters<typeof createCampaignCard>[0]) =>
    toEventJsonLd(createCampaignCard(changes), context)?.['eventStatus'];
  expect(event({})).toBe('https://schema.org/EventScheduled');
  expect(event({ cancelled })).toBe('https://schema.org/EventCancelled');
});

test('is sold out once it was closed before its start', () => {
  const early = { phase: 'not-started', subscriptionStartDate: '2026-11-21T12:00:00.000Z' } as const;
  const availability = (isActive: boolean) =>
    Object(toEventJsonLd(createCampaignCard({ ...early, isActive }), context)?.['offers']).availability;
  expect([true, false].map(availability)).toEqual([
    'https://schema.org/PreOrder',
    'https://schema.org/SoldOut',
  ]);
});

test('keeps a name inside the script element', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028';
  const json = jsonForScript(toEventJsonLd(createCampaignCard({ name }), context));
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toMatchObject({ name });
});
