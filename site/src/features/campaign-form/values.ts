import type { Campaign } from '#api/campaigns/contract.ts';
import { EMPTY_RICH_TEXT, isNode, richTextOf, type RichText } from './description/rich-text.ts';
import type { Picture } from '../media/picture.ts';
import { dayOf, wallTimeOf } from './wall-time.ts';

const TEXTS = [
  'name',
  'artistName',
  'plannedDate',
  'plannedTime',
  'plannedLocation',
  'subscriptionStartDate',
  'subscriptionDeadline',
  'fanQuestion',
  'fanQuestionOther',
  'charity',
  'newCharity',
  'thankYouMethod',
] as const;
const FLAGS = [
  'flexiblePlanning',
  'organizeInNetherlands',
  'encourageFans',
  'allowPlusOne',
  'twoWinners',
  'thankYouIncludePhotos',
  'thankYouAllowPoohSend',
  'agreeToTerms',
  'agreeToProtocol',
] as const;

export type TextName = (typeof TEXTS)[number];
export type FlagName = (typeof FLAGS)[number];

/**
 * The campaign step as the form holds it: times as wall time in Europe/Amsterdam the way the browser's inputs
 * write them, choices by their key with '' for none, keywords in rank order.
 */
export type FormValues = Readonly<Record<TextName, string>> &
  Readonly<Record<FlagName, boolean>> & {
    readonly description: RichText;
    readonly importantKeywords: readonly string[];
    readonly image: Picture | null;
  };

export const EMPTY_VALUES: FormValues = {
  name: '',
  artistName: '',
  description: EMPTY_RICH_TEXT,
  plannedDate: '',
  plannedTime: '',
  plannedLocation: '',
  flexiblePlanning: false,
  organizeInNetherlands: false,
  subscriptionStartDate: '',
  subscriptionDeadline: '',
  fanQuestion: '',
  fanQuestionOther: '',
  importantKeywords: [],
  encourageFans: false,
  allowPlusOne: false,
  twoWinners: false,
  charity: '',
  newCharity: '',
  thankYouMethod: '',
  thankYouIncludePhotos: false,
  thankYouAllowPoohSend: false,
  agreeToTerms: false,
  agreeToProtocol: false,
  image: null,
};

/** A campaign of its owner as the form shows it. */
export function valuesOf(campaign: Campaign): FormValues {
  const { importantKeywords, keywordPriorities, image } = campaign;
  const keywords = importantKeywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  const rank = (keyword: string) => keywordPriorities[keyword] ?? Number.MAX_SAFE_INTEGER;
  return {
    ...restoreValues(campaign, EMPTY_VALUES),
    description: richTextOf(campaign.description),
    plannedDate: dayOf(campaign.plannedDate),
    subscriptionStartDate: wallTimeOf(campaign.subscriptionStartDate),
    subscriptionDeadline: wallTimeOf(campaign.subscriptionDeadline),
    importantKeywords: keywords.toSorted((a, b) => rank(a) - rank(b)),
    charity: campaign.charity.id,
    image,
  };
}

/** Values out of something unknown; where it says nothing of the right kind, those of `fallback` stay. */
export function restoreValues(kept: unknown, fallback: FormValues): FormValues {
  const given = isNode(kept) ? kept : {};
  const { description, importantKeywords: keywords, image } = given;
  return {
    ...fallback,
    ...Object.fromEntries(TEXTS.flatMap((name) => entryOf(given, name, 'string'))),
    ...Object.fromEntries(FLAGS.flatMap((name) => entryOf(given, name, 'boolean'))),
    ...(isNode(description) && { description: richTextOf(description) }),
    ...(Array.isArray(keywords) && {
      importantKeywords: keywords.filter((keyword) => typeof keyword === 'string'),
    }),
    ...((typeof image === 'string' || image === null) && { image }),
  };
}

function entryOf(given: Readonly<Record<string, unknown>>, name: string, kind: 'string' | 'boolean') {
  const value = given[name];
  return typeof value === kind ? [[name, value] as const] : [];
}
