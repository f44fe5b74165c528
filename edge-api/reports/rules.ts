import { CANCEL_REASON } from '../campaigns/cancellation-rules.ts';
import { EVENT_TIME_ZONE } from '../campaigns/rules.ts';
import { isLanguage, limitText, type LocalizedText } from '../platform/rules.ts';

/** What can be reported: a campaign, an answer to one, its thank-you, or the story of its meeting. */
export const REPORT_SUBJECTS = ['campaign', 'answer', 'thanks', 'story'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = [
  'child-safety',
  'hate',
  'fraud',
  'privacy',
  'intellectual-property',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** An admin's decision: the report is dismissed as unfounded, or its content is stopped. */
export const REPORT_DECISIONS = ['dismissed', 'stopped'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const REPORT_FILTERS = ['open', 'decided'] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];

export const REPORTS_PAGE_SIZE = 20;

export const SUBJECT_REQUIRED: LocalizedText = {
  en: 'Please choose what you report',
  nl: 'Kies wat je meldt',
};
export const REASON_REQUIRED: LocalizedText = { en: 'Please choose a reason', nl: 'Kies een reden' };

export const EXPLANATION = limitText(20, 2000, (min) => ({
  en: `Please explain in at least ${min} characters why this is illegal`,
  nl: `Leg in minstens ${min} tekens uit waarom dit illegaal is`,
}));

export const ADDRESS_MAX = 500;
export const ADDRESS_INVALID: LocalizedText = {
  en: 'Please enter the exact web address, starting with https://',
  nl: 'Vul het precieze webadres in, beginnend met https://',
};
export const ADDRESS_UNKNOWN: LocalizedText = {
  en: 'There is no campaign at this address. Please copy the address of the campaign’s page',
  nl: 'Op dit adres staat geen campagne. Kopieer het adres van de campagnepagina',
};

export const QUOTE_REQUIRED: LocalizedText = {
  en: 'Please copy the answer or the name',
  nl: 'Neem het antwoord of de naam over',
};

export const GOOD_FAITH_REQUIRED: LocalizedText = {
  en: 'Please confirm that your report is accurate and complete, as far as you know',
  nl: 'Bevestig dat je melding klopt en volledig is, voor zover je weet',
};

/** The reasons of a decision; for a stopped campaign they are also the public reason. */
export const STATEMENT = limitText(CANCEL_REASON.min, CANCEL_REASON.max, (min, max) => ({
  en: `Please explain the decision in ${min} to ${max} characters`,
  nl: `Leg het besluit uit in ${min} tot ${max} tekens`,
}));

export const NOTE_MAX = 2000;

/** For an admin whose decision came too late: what was decided, by whom and when. */
export function renderAlreadyDecided(
  decision: ReportDecision,
  decidedBy: string | null,
  decidedAt: Date,
): LocalizedText {
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: EVENT_TIME_ZONE,
    }).format(decidedAt);
  const [nl, en] = [decidedBy ?? 'Een andere beheerder', decidedBy ?? 'Another admin'];
  return decision === 'dismissed'
    ? {
        nl: `${nl} heeft deze melding al afgewezen, op ${format('nl-NL')}.`,
        en: `${en} has already dismissed this report, on ${format('en-GB')}.`,
      }
    : {
        nl: `${nl} heeft al gestopt wat hier gemeld is, op ${format('nl-NL')}.`,
        en: `${en} has already stopped what was reported here, on ${format('en-GB')}.`,
      };
}

export const ANSWER_NOT_FOUND: LocalizedText = {
  en: 'No answer or name in this campaign reads like this, so there is nothing to stop. You can dismiss the report.',
  nl: 'Bij deze campagne is geen antwoord of naam die zo luidt, dus er is niets te stoppen. Je kunt de melding afwijzen.',
};

/** Returns whether a text is an absolute web address. */
export function isWebAddress(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** Returns the slug of the campaign whose page or widget has an address; undefined unless it is one of ours. */
export function findCampaignSlug(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== origin) return undefined;
  const [first = '', second, third] = url.pathname.split('/').slice(1);
  if (isLanguage(first) && second === 'campaigns') return third;
  return first === 'embed' || first === 'campaigns' ? second : undefined;
}
