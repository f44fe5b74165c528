import type { CampaignCard } from '#api/campaigns/contract.ts';
import { excerpt } from '#api/campaigns/rich-text-rules.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';

const DESCRIPTION_MAX = 500;

type EventContext = { readonly url: string; readonly origin: string; readonly offerName: string };

/** Returns a campaign as a schema.org Event; undefined until it has a date, without which search engines refuse it. */
export function toEventJsonLd(
  campaign: CampaignCard,
  { url, origin, offerName }: EventContext,
): Record<string, unknown> | undefined {
  const { name, celebrity, charity, image, plannedDate, plannedLocation } = campaign;
  if (plannedDate === null) return undefined;
  const offer = {
    '@type': 'Offer',
    name: offerName,
    url,
    price: (DONATION_CENTS / 100).toFixed(2),
    priceCurrency: DONATION_CURRENCY.toUpperCase(),
    availability: `https://schema.org/${toAvailability(campaign)}`,
    ...(campaign.subscriptionStartDate && { validFrom: campaign.subscriptionStartDate }),
    ...(campaign.subscriptionDeadline && { validThrough: campaign.subscriptionDeadline }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    url,
    description: excerpt(campaign.description, DESCRIPTION_MAX),
    eventStatus: `https://schema.org/${campaign.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    startDate: plannedDate,
    ...(campaign.endDate && campaign.endDate >= plannedDate && { endDate: campaign.endDate }),
    ...(plannedLocation && {
      location: { '@type': 'Place', name: plannedLocation, address: plannedLocation },
    }),
    ...(image && { image: [new URL(image.url, origin).href] }),
    performer: { '@type': 'Person', name: celebrity.name },
    ...(charity.name && { organizer: { '@type': 'Organization', name: charity.name } }),
    offers: offer,
  };
}

function toAvailability({ paused, isActive, phase }: CampaignCard): string {
  if (paused) return 'OutOfStock';
  if (isActive && phase === 'not-started') return 'PreOrder';
  return phase === 'open' ? 'InStock' : 'SoldOut';
}
