import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isActiveAt, type CountdownTimes } from './countdown-state.ts';

type WithName = { readonly name: string };
type WithCountry = { readonly celebrity: Pick<CampaignCard['celebrity'], 'countryOfResidence'> };

/** Sorts by active first, then soonest deadline, those without one last (specification §9). Equals keep their order. */
export function sortCampaigns<Card extends CountdownTimes>(cards: readonly Card[], now: Date): Card[] {
  const toDeadlineMs = ({ subscriptionDeadline }: Card) =>
    subscriptionDeadline === null ? Infinity : Date.parse(subscriptionDeadline);
  return cards.toSorted((a, b) => {
    const byActive = Number(isActiveAt(b, now)) - Number(isActiveAt(a, now));
    if (byActive !== 0) return byActive;
    const [first, second] = [toDeadlineMs(a), toDeadlineMs(b)];
    return first === second ? 0 : first - second;
  });
}

/** Returns the cards whose name contains the words, whatever their case, and of the country if any (specification §2). */
export function filterCampaigns<Card extends WithName & WithCountry>(
  cards: readonly Card[],
  { words, country }: { readonly words: string; readonly country: string },
): Card[] {
  const query = words.trim().toLowerCase();
  return cards.filter(
    ({ name, celebrity }) =>
      name.toLowerCase().includes(query) && (country === '' || celebrity.countryOfResidence === country),
  );
}

/** Lists the countries of the celebrities on these cards, each once. */
export function listCountries(cards: readonly WithCountry[]): string[] {
  const codes = cards.flatMap(({ celebrity }) => celebrity.countryOfResidence ?? []);
  return [...new Set(codes)].filter((code) => code !== '' && code !== 'Not specified');
}
