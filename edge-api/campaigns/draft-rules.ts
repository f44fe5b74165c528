import { DAY_MS, isBlank, type LocalizedText } from '../platform/rules.ts';
import { isSkippedTime } from './event-time-rules.ts';
import { countCharacters, isEmptyDescription } from './rich-text-rules.ts';
import { DEFAULT_DEADLINE_MS } from './rules.ts';

export const CAMPAIGN_NAME_MAX = 120;
export const LOCATION_MAX = 200;
export const QUESTION_MAX = 300;
export const KEYWORD_MAX = 60;
export const KEYWORDS_MAX = 50;
/** Maximum number of characters of a description, plain or rich. */
export const DESCRIPTION_MAX = 10_000;
/** How many years ahead a campaign's dates may be. */
const YEARS_AHEAD_MAX = 100;
/** The charity of a draft that contains a new one in `newCharity`. */
export const OTHER_CHARITY = 'other';
/** Value of a select for the owner's own question. */
export const OTHER_QUESTION = 'other';

/** Fields of the campaign step, in the order in which the form shows them (RULES.md, "Campaign form"). */
export const DRAFT_FIELDS = [
  'name',
  'artistName',
  'description',
  'plannedDate',
  'plannedTime',
  'plannedLocation',
  'subscriptionStartDate',
  'subscriptionDeadline',
  'fanQuestion',
  'fanQuestionOther',
  'importantKeywords',
  'charity',
  'newCharity',
  'thankYouMethod',
  'agreeToTerms',
  'agreeToProtocol',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The input of the rules; instants are milliseconds, null when absent. */
export type DraftValues = {
  readonly name: string;
  readonly artistName: string;
  readonly description: unknown;
  readonly flexiblePlanning: boolean;
  readonly plannedDate: string;
  readonly plannedTime: string;
  readonly plannedLocation: string;
  /** Planned date and time as an instant. */
  readonly plannedAt: number | null;
  readonly subscriptionStartDate: number | null;
  readonly subscriptionDeadline: number | null;
  readonly fanQuestion: string;
  readonly fanQuestionOther: string;
  readonly keywords: readonly string[];
  readonly charity: string;
  readonly newCharity: string;
  readonly thankYouMethod: string;
  readonly agreeToTerms: boolean;
  readonly agreeToProtocol: boolean;
};

/** The messages of the campaign step (RULES.md, "Required fields"). */
export const DRAFT_MESSAGES = {
  nameRequired: { en: 'Campaign title is required', nl: 'Vul een titel in' },
  artistNameRequired: { en: 'Artist name is required', nl: 'Vul in wie fans ontmoeten' },
  descriptionRequired: { en: 'Description is required', nl: 'Vul een beschrijving in' },
  descriptionTooLong: {
    en: `Please keep the description within ${DESCRIPTION_MAX} characters`,
    nl: `Houd de beschrijving binnen ${DESCRIPTION_MAX} tekens`,
  },
  plannedDateRequired: { en: 'Planned date is required', nl: 'Vul een datum in' },
  plannedTimeRequired: { en: 'Planned time is required', nl: 'Vul een tijd in' },
  plannedLocationRequired: { en: 'Planned location is required', nl: 'Vul een plek in' },
  fanQuestionRequired: { en: 'Fan question is required', nl: 'Kies een vraag aan je fans' },
  fanQuestionOtherRequired: { en: 'Please enter your custom question', nl: 'Vul je eigen vraag in' },
  keywordsRequired: { en: 'Important keywords are required', nl: 'Kies minstens één trefwoord' },
  thankYouMethodRequired: { en: 'Thank you method is required', nl: 'Kies hoe je iedereen bedankt' },
  termsRequired: {
    en: 'You must agree to the terms and conditions',
    nl: 'Je moet akkoord gaan met de algemene voorwaarden',
  },
  protocolRequired: { en: 'You must agree to the protocol', nl: 'Je moet akkoord gaan met het protocol' },
  charityRequired: {
    en: 'Please select a charity or enter a custom charity name',
    nl: 'Kies een goed doel of vul zelf een naam in',
  },
  newCharityRequired: { en: 'Please enter a custom charity name', nl: 'Vul de naam van het goede doel in' },
  startAfterDeadline: {
    en: 'Subscription start date must be before the subscription deadline',
    nl: 'De start moet vóór de deadline liggen',
  },
  deadlineAfterEvent: {
    en: 'Subscription deadline must be before the campaign date and time',
    nl: 'De deadline moet vóór de datum en tijd van de campagne liggen',
  },
  startAfterDefaultDeadline: {
    en: 'Subscription start date must be before the subscription deadline, 48 hours before the campaign',
    nl: 'De start moet vóór de deadline liggen, 48 uur voor de campagne',
  },
  eventInPast: {
    en: 'The campaign date and time must be in the future',
    nl: 'De datum en tijd van de campagne moeten in de toekomst liggen',
  },
  deadlineInPast: {
    en: 'The subscription deadline must be in the future',
    nl: 'De deadline moet in de toekomst liggen',
  },
  tooFarAhead: {
    en: `Please choose a date within ${YEARS_AHEAD_MAX} years`,
    nl: `Kies een datum binnen ${YEARS_AHEAD_MAX} jaar`,
  },
  defaultDeadlinePassed: {
    en: 'Entries close 48 hours before the campaign, and that moment has passed: choose a later date or set a deadline yourself',
    nl: 'Meedoen kan tot 48 uur voor de campagne, en dat moment is al voorbij: kies een latere datum of stel zelf een deadline in',
  },
  timeSkipped: {
    en: 'This time does not exist: that night the clock goes from 02:00 to 03:00',
    nl: 'Deze tijd bestaat niet: die nacht gaat de klok van 02:00 naar 03:00',
  },
} as const satisfies Record<string, LocalizedText>;
export type DraftProblem = keyof typeof DRAFT_MESSAGES;

/** Returns the problems of a campaign step by field, none for a valid one (RULES.md, "Required fields"). */
export function validateDraft(draft: DraftValues): Partial<Record<DraftField, DraftProblem>> {
  const found: Partial<Record<DraftField, DraftProblem>> = {};
  if (isBlank(draft.name)) found.name = 'nameRequired';
  if (isBlank(draft.artistName)) found.artistName = 'artistNameRequired';
  if (countCharacters(draft.description) > DESCRIPTION_MAX) found.description = 'descriptionTooLong';
  if (isEmptyDescription(draft.description)) found.description = 'descriptionRequired';
  if (isBlank(draft.fanQuestion)) found.fanQuestion = 'fanQuestionRequired';
  if (draft.fanQuestion === OTHER_QUESTION && isBlank(draft.fanQuestionOther)) {
    found.fanQuestionOther = 'fanQuestionOtherRequired';
  }
  if (draft.keywords.length === 0) found.importantKeywords = 'keywordsRequired';
  if (isBlank(draft.charity)) found.charity = 'charityRequired';
  if (draft.charity === OTHER_CHARITY && isBlank(draft.newCharity)) found.newCharity = 'newCharityRequired';
  if (isBlank(draft.thankYouMethod)) found.thankYouMethod = 'thankYouMethodRequired';
  if (!draft.agreeToTerms) found.agreeToTerms = 'termsRequired';
  if (!draft.agreeToProtocol) found.agreeToProtocol = 'protocolRequired';
  return { ...found, ...validateMeeting(draft), ...validateDateOrder(draft) };
}

/** Returns the problems of a meeting's time and place, by field. */
export function validateMeeting(
  draft: Pick<
    DraftValues,
    'flexiblePlanning' | 'plannedDate' | 'plannedTime' | 'plannedLocation' | 'plannedAt'
  >,
): Partial<Record<DraftField, DraftProblem>> {
  const found: Partial<Record<DraftField, DraftProblem>> = {};
  if (!draft.flexiblePlanning) {
    if (isBlank(draft.plannedDate)) found.plannedDate = 'plannedDateRequired';
    if (isBlank(draft.plannedLocation)) found.plannedLocation = 'plannedLocationRequired';
  }
  const needsTime = !draft.flexiblePlanning || !isBlank(draft.plannedDate);
  if (needsTime && isBlank(draft.plannedTime)) found.plannedTime = 'plannedTimeRequired';
  if (draft.plannedAt !== null && isSkippedTime(draft.plannedDate, draft.plannedTime)) {
    found.plannedTime = 'timeSkipped';
  }
  return found;
}

function validateDateOrder(draft: DraftValues): Partial<Record<DraftField, DraftProblem>> {
  const { subscriptionStartDate: start, subscriptionDeadline: deadline, plannedAt } = draft;
  const found: Partial<Record<DraftField, DraftProblem>> = {};
  if (isOvertaken(deadline, plannedAt)) found.subscriptionDeadline = 'deadlineAfterEvent';
  if (start !== null && deadline !== null && start >= deadline)
    found.subscriptionStartDate = 'startAfterDeadline';
  return found;
}

/** The instants of a draft, in milliseconds; null when absent. */
export type DraftMoments = Pick<
  DraftValues,
  'flexiblePlanning' | 'plannedAt' | 'subscriptionStartDate' | 'subscriptionDeadline'
>;

/**
 * Returns the problems of a draft's instants at `now`, by field. For a stored campaign (`before`), only checks changed
 * instants, since past ones stay valid.
 */
export function validateTiming(
  draft: DraftMoments,
  now: number,
  before?: DraftMoments,
): Partial<Record<DraftField, DraftProblem>> {
  const { plannedAt, subscriptionStartDate: start, subscriptionDeadline: deadline } = draft;
  const hasChanged = (name: keyof DraftMoments) => before?.[name] !== draft[name];
  const found: Partial<Record<DraftField, DraftProblem>> = {};
  const last = now + YEARS_AHEAD_MAX * 365 * DAY_MS;
  for (const name of ['plannedAt', 'subscriptionStartDate', 'subscriptionDeadline'] as const)
    if ((draft[name] ?? 0) > last && hasChanged(name))
      found[name === 'plannedAt' ? 'plannedDate' : name] = 'tooFarAhead';
  if (plannedAt !== null && plannedAt <= now && hasChanged('plannedAt')) found.plannedDate = 'eventInPast';
  if (deadline !== null) {
    if (deadline <= now && hasChanged('subscriptionDeadline')) found.subscriptionDeadline = 'deadlineInPast';
    return found;
  }
  if (plannedAt === null || draft.flexiblePlanning) return found;
  const byDefault = plannedAt - DEFAULT_DEADLINE_MS;
  if (byDefault <= now) {
    if (hasChanged('plannedAt')) found.plannedDate ??= 'defaultDeadlinePassed';
    else if (hasChanged('subscriptionDeadline')) found.subscriptionDeadline = 'defaultDeadlinePassed';
  }
  const isJudged = hasChanged('subscriptionStartDate') || hasChanged('plannedAt');
  if (start !== null && start >= byDefault && isJudged) {
    found.subscriptionStartDate = 'startAfterDefaultDeadline';
  }
  return found;
}

/** Returns the default deadline: 48 hours before the event, none for flexible planning (RULES.md, "Phases"). */
export function getDefaultDeadline(plannedAt: Date | null, isFlexible: boolean): Date | null {
  return plannedAt === null || isFlexible ? null : new Date(plannedAt.getTime() - DEFAULT_DEADLINE_MS);
}

/** Returns whether a meeting is not after a deadline; null for either that is not set. */
export const isOvertaken = <Moment extends Date | number>(deadline: Moment | null, meeting: Moment | null) =>
  deadline !== null && meeting !== null && deadline >= meeting;

/** Returns what equal keywords share: letters count once in any case, width and way of writing accents. */
export const toKeywordKey = (keyword: string) => keyword.trim().normalize('NFKC').toLowerCase();

/** Removes blank keywords and duplicates, ignoring case, and keeps the order (RULES.md, "Required fields"). */
export function dedupeKeywords(keywords: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const keyword of keywords.map((text) => text.trim()).filter((text) => !isBlank(text))) {
    const key = toKeywordKey(keyword);
    if (!seen.has(key)) seen.set(key, keyword);
  }
  return [...seen.values()];
}

/** Sorts keywords by rank: first those in `priorities`, then the others in their own order (RULES.md, "Numbers"). */
export function rankKeywords(
  keywords: readonly string[],
  priorities: Readonly<Record<string, number>>,
): string[] {
  const ranks = new Map(Object.entries(priorities));
  const rank = (keyword: string) => ranks.get(keyword) ?? Number.MAX_SAFE_INTEGER;
  return dedupeKeywords(keywords.toSorted((a, b) => rank(a) - rank(b)));
}

/** Returns the 1-based ranks of keywords by position, as the API sends them (RULES.md, "Data"). */
export function toKeywordPriorities(keywords: readonly string[]): Record<string, number> {
  return Object.fromEntries(keywords.map((keyword, at) => [keyword, at + 1]));
}
