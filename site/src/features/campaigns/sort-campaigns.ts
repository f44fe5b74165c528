import type { CampaignCard } from '#api/campaigns/contract.ts';
import { phaseAt, type CampaignTimes, type Phase } from '#api/campaigns/rules.ts';

type WithNames = {
  readonly name: string;
  readonly artistName: string;
  readonly charity: Pick<CampaignCard['charity'], 'name'>;
};
type WithCountry = { readonly celebrity: Pick<CampaignCard['celebrity'], 'countryOfResidence'> };

/** What of a card its place depends on. */
export type CardTimes = Omit<CampaignTimes, 'nomineeCount' | 'cancelledAt'> & {
  readonly cancelled: { readonly at: string } | null;
};

/** One on hold keeps its place, as in the list that the server sends. */
const ORDER = {
  open: 0,
  'not-started': 1,
  'deadline-passed': 2,
  'nominees-selected': 2,
  'winners-selected': 2,
} as const satisfies Record<Phase, number>;

/**
 * Sorts by open, then not started, then over; within each by soonest deadline, those without one last
 * (RULES.md, "Cards"). Equals keep their order.
 */
export function sortCampaigns<Card extends CardTimes>(cards: readonly Card[], now: Date): Card[] {
  const toDeadlineMs = ({ subscriptionDeadline }: Card) =>
    subscriptionDeadline === null ? Infinity : new Date(subscriptionDeadline).getTime();
  const places = cards.map((card) => ({
    card,
    order: ORDER[phaseAt({ ...card, nomineeCount: 0, cancelledAt: card.cancelled?.at ?? null }, now)],
    deadlineMs: toDeadlineMs(card),
  }));
  return places
    .toSorted(
      (a, b) => a.order - b.order || (a.deadlineMs === b.deadlineMs ? 0 : a.deadlineMs - b.deadlineMs),
    )
    .map(({ card }) => card);
}

/**
 * Returns the cards whose name, artist or charity contains the words, and of the country if any (RULES.md, "Cards").
 */
export function filterCampaigns<Card extends WithNames & WithCountry>(
  cards: readonly Card[],
  { words, country }: { readonly words: string; readonly country: string },
): Card[] {
  return cards.filter(
    ({ name, artistName, charity, celebrity }) =>
      hasWords([name, artistName, charity.name], words) &&
      (country === '' || celebrity.countryOfResidence === country),
  );
}

/** Returns whether one of these texts contains the words, ignoring capitals and accents. */
export function hasWords(texts: readonly string[], words: string): boolean {
  const query = toSearchText(words.trim());
  if (query === '') return true;
  return texts.some((text) => toSearchText(text).includes(query));
}

function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Lists the countries of the celebrities on these cards, each once. */
export function listCountries(cards: readonly WithCountry[]): string[] {
  const codes = cards.flatMap(({ celebrity }) => celebrity.countryOfResidence ?? []);
  return [...new Set(codes)].filter((code) => code !== '' && code !== 'Not specified');
}
