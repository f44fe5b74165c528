import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { CampaignFacts } from '#api/submissions/moment-rules.ts';
import { cutText } from '#api/platform/rules.ts';
import { getPlace } from './sort-campaigns.ts';

/** The filter of a list, named as in its form and its address; blank fields do not limit it. */
export type CampaignFilter = Readonly<Record<(typeof FIELDS)[number], string>>;

const FIELDS = ['q', 'country', 'status'] as const;

/** The statuses to choose from, in the order of the list. */
export const STATUSES = ['open', 'soon', 'over'] as const;

/** Maximum number of characters read from a field. */
const FIELD_MAX = 200;

export const NO_FILTER: CampaignFilter = { q: '', country: '', status: '' };

/** Returns whether a filter limits a list. */
export const isLimited = (filter: CampaignFilter): boolean => Object.values(filter).join('').trim() !== '';

/** Reads a filter from a form or an address; missing fields have the value in `first`. */
export function readFilter(fields: FormData | URLSearchParams, first = NO_FILTER): CampaignFilter {
  const read = (name: keyof CampaignFilter) => {
    const value = fields.get(name);
    return typeof value === 'string' ? cutText(value, FIELD_MAX) : first[name];
  };
  return { q: read('q'), country: read('country'), status: read('status') };
}

/** Writes what differs from `first` into the page's address, without adding a history entry. */
export function writeFilter(filter: CampaignFilter, first: CampaignFilter): void {
  const url = new URL(location.href);
  for (const name of FIELDS) {
    if (filter[name].trim() === first[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, filter[name]);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

type FilteredCard = CampaignFacts & {
  readonly name: string;
  readonly artistName: string;
  readonly charity: Pick<CampaignCard['charity'], 'name'>;
  readonly celebrity: Pick<CampaignCard['celebrity'], 'countryOfResidence'>;
};

/** Returns the cards that match the words, and the country and the status if any (RULES.md, "Cards"). */
export function filterCampaigns<Card extends FilteredCard>(
  cards: readonly Card[],
  { q, country, status }: CampaignFilter,
  now: Date,
): Card[] {
  return cards.filter(
    (card) =>
      hasWords([card.name, card.artistName, card.charity.name], q) &&
      (country === '' || card.celebrity.countryOfResidence === country) &&
      (status === '' || STATUSES[getPlace(card, now)] === status),
  );
}

/** Returns whether one of these texts contains the words, ignoring capitals, accents and the form of quotes. */
export function hasWords(texts: readonly string[], words: string): boolean {
  const query = toSearchText(words.trim());
  if (query === '') return true;
  return texts.some((text) => toSearchText(text).includes(query));
}

function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .toLowerCase();
}

/** Lists the countries of the celebrities on these cards, each once. */
export function listCountries(cards: readonly Pick<FilteredCard, 'celebrity'>[]): string[] {
  const codes = cards.flatMap(({ celebrity }) => celebrity.countryOfResidence ?? []);
  return [...new Set(codes)].filter((code) => code !== '' && code !== 'Not specified');
}
