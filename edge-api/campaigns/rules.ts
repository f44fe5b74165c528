import { DAY_MS, type LocalizedText } from '../platform/rules.ts';

/** Phases of a campaign, in order (RULES.md, "Phases"). */
export const PHASES = [
  'not-started',
  'open',
  'deadline-passed',
  'nominees-selected',
  'winners-selected',
] as const;
export type Phase = (typeof PHASES)[number];

/** Default time between the deadline and the meeting: 48 hours (RULES.md, "Numbers"). */
export const DEFAULT_DEADLINE_MS = 2 * DAY_MS;
/** Days within which a flexibly planned meeting takes place (RULES.md, "Phases"). */
export const FLEXIBLE_DAYS = 365;
/** Time zone of a planned date and time (RULES.md, "Time"). */
export const EVENT_TIME_ZONE = 'Europe/Amsterdam';
export const EVENT_TIME_ZONE_NAME: LocalizedText = { nl: 'Amsterdamse tijd', en: 'Amsterdam time' };

/** Keys of the questions for fans (RULES.md, "Data"). */
export const FAN_QUESTION_KEYS = [
  'why-meet',
  'what-admire',
  'charity-help',
  'world-beautiful',
  'fame-purpose',
  'other',
] as const;
export type FanQuestionKey = (typeof FAN_QUESTION_KEYS)[number];

/** The questions for fans; `{celebrity}` and `{charity}` are names. 'other' has its own text. */
export const FAN_QUESTIONS: Readonly<Record<Exclude<FanQuestionKey, 'other'>, LocalizedText>> = {
  'why-meet': { en: 'Why do you want to meet {celebrity}?', nl: 'Waarom wil je {celebrity} ontmoeten?' },
  'what-admire': {
    en: 'What do you admire most about {celebrity}?',
    nl: 'Wat bewonder je het meest aan {celebrity}?',
  },
  'charity-help': {
    en: 'How would you help {charity} in your own way?',
    nl: 'Hoe zou jij {charity} op jouw manier helpen?',
  },
  'world-beautiful': {
    en: 'What makes the world more beautiful to you?',
    nl: 'Wat maakt de wereld volgens jou mooier?',
  },
  'fame-purpose': {
    en: 'What would you do for others if you were famous for a day?',
    nl: 'Wat zou je voor anderen doen als je één dag beroemd was?',
  },
};

/** Ways to thank the participants (RULES.md, "Data"). */
export const THANK_YOU_METHODS = ['video', 'audio', 'text', 'photos', 'pooh-send'] as const;
export type ThankYouMethod = (typeof THANK_YOU_METHODS)[number];

/** Campaigns on one page of an owner's or a celebrity's list (RULES.md, "Calls"). */
export const OWN_CAMPAIGNS_PAGE_SIZE = 50;

/** Caches must not store what only a campaign's owner sees. */
export const PREVIEW_CACHE = 'private, no-store';

/** Maximum number of campaigns in the sitemap: with two addresses each, the limit of 50,000 (sitemaps.org). */
export const SITEMAP_CAMPAIGNS_MAX = 25_000;

export const CAMPAIGN_CLOSED: LocalizedText = {
  en: 'This campaign is closed for subscriptions',
  nl: 'Meedoen kan niet: deze campagne is niet open',
};

export const CAMPAIGN_PAUSED: LocalizedText = {
  en: 'This campaign is paused, so nobody can pay right now',
  nl: 'Deze campagne is gepauzeerd: betalen kan nu niet',
};

/** Reasons why a campaign takes no payments for now, in any phase. */
export const PAUSE_REASONS = ['charity'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Returns why a campaign takes no payments for now; null unless its charity was rejected or lost its account. */
export function getPauseReason({
  charityDueAt,
  cancelledAt,
}: Readonly<Record<'charityDueAt' | 'cancelledAt', Date | null>>): PauseReason | null {
  return charityDueAt === null || cancelledAt !== null ? null : 'charity';
}

/** Returns the public text about the number of winners and whom they may bring. */
export function renderPrize({
  twoWinners,
  allowPlusOne,
}: Readonly<Record<'twoWinners' | 'allowPlusOne', boolean>>): LocalizedText {
  const each = twoWinners
    ? { nl: ', die elk iemand mogen meenemen', en: ', who may each bring someone along' }
    : { nl: ', die iemand mag meenemen', en: ', who may bring someone along' };
  const winners = twoWinners
    ? { nl: 'Er worden twee winnaars gekozen', en: 'Two winners are chosen' }
    : { nl: 'Er wordt één winnaar gekozen', en: 'One winner is chosen' };
  return {
    nl: `${winners.nl}${allowPlusOne ? each.nl : ''}.`,
    en: `${winners.en}${allowPlusOne ? each.en : ''}.`,
  };
}

/** An instant from a row or from the API; null if there is none. */
export type Instant = Date | string | null;

/** The values that phases are derived from: instants, never wall time. */
export type CampaignTimes = {
  readonly isActive: boolean;
  readonly winnersSelected: boolean;
  readonly nomineeCount: number;
  readonly subscriptionStartDate: Instant;
  readonly subscriptionDeadline: Instant;
  /** When it was cancelled. */
  readonly cancelledAt: Instant;
};

/** Returns whether subscriptions have started: no start date, or one that is not in the future (RULES.md, "Phases"). */
export function isStarted(
  { subscriptionStartDate: start }: Pick<CampaignTimes, 'subscriptionStartDate'>,
  now: Date,
): boolean {
  return start === null || now >= new Date(start);
}

/** Returns whether a fan may subscribe: active, started and before the deadline; closed at the deadline itself. */
export function isOpen(
  campaign: Omit<CampaignTimes, 'winnersSelected' | 'nomineeCount' | 'cancelledAt'>,
  now: Date,
): boolean {
  const { isActive, subscriptionDeadline: deadline } = campaign;
  return isActive && isStarted(campaign, now) && (deadline === null || now < new Date(deadline));
}

/**
 * Returns the campaign's phase at an instant, checked in this order (RULES.md, "Phases"). A cancelled campaign is over:
 * its phase is `deadline-passed`, whatever its dates and nominees.
 */
export function phaseAt(campaign: CampaignTimes, now: Date): Phase {
  if (campaign.winnersSelected) return 'winners-selected';
  if (campaign.cancelledAt !== null) return 'deadline-passed';
  if (!isStarted(campaign, now)) return 'not-started';
  if (isOpen(campaign, now)) return 'open';
  return campaign.nomineeCount > 0 ? 'nominees-selected' : 'deadline-passed';
}

/** Returns when fans could no longer take part: at the deadline, or when the owner closed it earlier. */
export function toClosedAt({
  closedAt,
  subscriptionDeadline: deadline,
}: Readonly<Record<'closedAt' | 'subscriptionDeadline', Date | null>>): Date | null {
  if (closedAt === null || deadline === null) return closedAt ?? deadline;
  return closedAt < deadline ? closedAt : deadline;
}

/** Returns the question for fans with the names filled in; the custom text if the key is 'other'. */
export function formatFanQuestion(
  key: FanQuestionKey,
  other: string | null,
  names: { readonly celebrity: string; readonly charity: string },
  language: keyof LocalizedText,
): string {
  if (key === 'other') return other ?? '';
  return FAN_QUESTIONS[key][language]
    .replace('{celebrity}', () => names.celebrity)
    .replace('{charity}', () => names.charity);
}

export const WINNERS_ALREADY_SELECTED: LocalizedText = {
  en: 'The winners of this campaign have already been selected.',
  nl: 'De winnaars van deze campagne zijn al gekozen.',
};
/** For exceeding the number of new campaigns that an account may create within a time. */
export const renderTooManyCampaigns = (count: number): LocalizedText => ({
  en: `You have reached the limit of ${count} new campaigns.`,
  nl: `Je zit aan de limiet van ${count} nieuwe campagnes.`,
});
/** For exceeding the number of campaigns that an account may run at the same time. */
export const renderTooManyLive = (max: number): LocalizedText => ({
  en: `You can run ${max} campaigns at the same time. Close one, or wait until one ends, and try again.`,
  nl: `Je kunt ${max} campagnes tegelijk hebben lopen. Sluit er een, of wacht tot er een is afgelopen, en probeer het opnieuw.`,
});
export const FIELDS_LOCKED: LocalizedText = {
  en: 'Fans have already taken part, so some fields can no longer be changed.',
  nl: 'Er doen al fans mee, dus sommige velden kun je niet meer veranderen.',
};
export const QUESTION_LOCKED: LocalizedText = {
  en: 'Fans have already answered this question, so it can no longer be changed',
  nl: 'Fans hebben deze vraag al beantwoord, dus die kun je niet meer veranderen',
};
export const CHARITY_LOCKED: LocalizedText = {
  en: 'Fans have already chosen to donate to this charity, so it can no longer be changed',
  nl: 'Fans hebben al voor dit goede doel gekozen, dus dat kun je niet meer veranderen',
};
export const DEADLINE_LOCKED: LocalizedText = {
  en: 'Fans have already taken part, so the deadline can only be moved later',
  nl: 'Er doen al fans mee, dus de deadline kan alleen nog later worden',
};
export const START_LOCKED: LocalizedText = {
  en: 'Fans have already taken part, so the start can no longer be in the future',
  nl: 'Er doen al fans mee, dus de start kan niet meer in de toekomst liggen',
};
export const DESCRIPTION_LOCKED: LocalizedText = {
  en: 'Fans have already taken part because of this description, so it can no longer be changed',
  nl: 'Fans doen al mee vanwege deze beschrijving, dus die kun je niet meer veranderen',
};
export const KEYWORDS_LOCKED: LocalizedText = {
  en: 'Answers are judged by these keywords, so they can no longer be changed',
  nl: 'Antwoorden worden op deze trefwoorden beoordeeld, dus die kun je niet meer veranderen',
};
export const ARTIST_LOCKED: LocalizedText = {
  en: 'Fans have already taken part to meet this person, so the name can no longer be changed',
  nl: 'Fans doen al mee om deze persoon te ontmoeten, dus de naam kun je niet meer veranderen',
};
export const PRIZE_LOCKED: LocalizedText = {
  en: 'Fans have already taken part for this, so it can no longer be changed',
  nl: 'Fans doen hiervoor al mee, dus dit kun je niet meer veranderen',
};
export const MEETING_FIXED: LocalizedText = {
  en: 'The winners already have this date in their calendars. Postpone the meeting first, then choose a new date',
  nl: 'Deze datum staat al in de agenda van de winnaars. Stel de ontmoeting eerst uit en kies dan een nieuwe datum',
};
/** For an edit based on an older version of the campaign. */
export const EDITED_ELSEWHERE: LocalizedText = {
  en: 'This campaign has been changed elsewhere in the meantime.',
  nl: 'Deze campagne is intussen ergens anders gewijzigd.',
};
export const FIELD_EDITED_ELSEWHERE: LocalizedText = {
  en: 'This has been changed elsewhere in the meantime',
  nl: 'Dit is intussen ergens anders gewijzigd',
};
export const CANNOT_REOPEN: LocalizedText = {
  en: 'This campaign can no longer be reopened: its date is too close or has passed.',
  nl: 'Deze campagne kan niet meer worden heropend: de datum is te dichtbij of voorbij.',
};

/** Returns whether an answer was paid after the campaign was reopened by an owner who had read the paid answers. */
export function isAfterReopening(paidAt: Date | null, [first]: readonly number[]): boolean {
  return first !== undefined && paidAt !== null && paidAt.getTime() >= first;
}
