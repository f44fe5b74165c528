import type { Campaign } from '#api/campaigns/contract.ts';
import { getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import { EMPTY_RICH_TEXT, parseRichText, type RichText } from '#api/campaigns/rich-text-rules.ts';
import { isRecord } from '#api/platform/rules.ts';
import type { Picture } from '../media/use-picture.ts';
import { formatCalendarDay, formatWallTime } from '#site/i18n/wall-time.ts';

const EMPTY_TEXTS = {
  name: '',
  language: '',
  artistName: '',
  plannedDate: '',
  plannedTime: '',
  plannedLocation: '',
  subscriptionStartDate: '',
  subscriptionDeadline: '',
  fanQuestion: '',
  fanQuestionOther: '',
  charity: '',
  newCharity: '',
  thankYouMethod: '',
};
const EMPTY_FLAGS = {
  flexiblePlanning: false,
  organizeInNetherlands: false,
  encourageFans: false,
  allowPlusOne: false,
  twoWinners: false,
  thankYouIncludePhotos: false,
  thankYouAllowPoohSend: false,
  agreeToTerms: false,
  agreeToProtocol: false,
};

export type TextName = keyof typeof EMPTY_TEXTS;
export type FlagName = keyof typeof EMPTY_FLAGS;

/** The values of the campaign step: wall time in Amsterdam, choices by key with '' for none, keywords in rank order. */
export type FormValues = Readonly<Record<TextName, string>> &
  Readonly<Record<FlagName, boolean>> & {
    readonly description: RichText;
    readonly importantKeywords: readonly string[];
    readonly image: Picture | null;
  };

export const EMPTY_VALUES: FormValues = {
  ...EMPTY_TEXTS,
  ...EMPTY_FLAGS,
  description: EMPTY_RICH_TEXT,
  importantKeywords: [],
  image: null,
};

/** Returns the form's values for a stored campaign. A default deadline is blank for as long as it follows the meeting. */
export function toFormValues(campaign: Campaign): FormValues {
  const { importantKeywords, keywordPriorities, image, subscriptionDeadline, plannedDate } = campaign;
  const byDefault = getDefaultDeadline(plannedDate ? new Date(plannedDate) : null, campaign.flexiblePlanning);
  const isFollowing = !campaign.isFrozen && byDefault?.toISOString() === subscriptionDeadline;
  const keywords = importantKeywords.split(', ').filter(Boolean);
  const rank = (keyword: string) => keywordPriorities[keyword] ?? Number.MAX_SAFE_INTEGER;
  return {
    ...restoreValues(campaign, EMPTY_VALUES),
    description: parseRichText(campaign.description),
    plannedDate: formatCalendarDay(plannedDate),
    subscriptionStartDate: formatWallTime(campaign.subscriptionStartDate),
    subscriptionDeadline: isFollowing ? '' : formatWallTime(subscriptionDeadline),
    importantKeywords: keywords.toSorted((a, b) => rank(a) - rank(b)),
    charity: campaign.charity.id,
    image,
  };
}

/** Returns the saved values, except for fields that were edited after `sent`: those are taken from `latest`. */
export function keepTyped(saved: FormValues, sent: FormValues, latest: FormValues): FormValues {
  return { ...saved, ...pickChanged(sent, latest) };
}

/** Returns the fields of `now` that differ from `before`. */
export function pickChanged<T extends object>(before: T, now: T): Partial<T>;
export function pickChanged(before: object, now: object): object {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(previous.get(name)) !== JSON.stringify(value),
    ),
  );
}

/** Returns the picture's id, the only part of it that drafts and requests contain. */
export function getImageId({ image }: FormValues): string | null {
  return typeof image === 'string' ? image : (image?.id ?? null);
}

/** Reads form values from unknown data; uses `fallback` where a value is missing or has the wrong type. */
export function restoreValues(stored: unknown, fallback: FormValues): FormValues {
  const fields = isRecord(stored) ? stored : {};
  const { description, importantKeywords: keywords, image } = fields;
  return {
    ...fallback,
    ...Object.fromEntries(Object.keys(EMPTY_TEXTS).flatMap((name) => pickEntry(fields, name, 'string'))),
    ...Object.fromEntries(Object.keys(EMPTY_FLAGS).flatMap((name) => pickEntry(fields, name, 'boolean'))),
    ...(isRecord(description) && { description: parseRichText(description) }),
    ...(Array.isArray(keywords) && {
      importantKeywords: keywords.filter((keyword) => typeof keyword === 'string'),
    }),
    ...((typeof image === 'string' || image === null) && { image }),
  };
}

function pickEntry(fields: Readonly<Record<string, unknown>>, name: string, kind: 'string' | 'boolean') {
  const value = fields[name];
  return typeof value === kind ? [[name, value] as const] : [];
}
