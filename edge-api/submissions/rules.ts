import { abbreviateName, isEmail } from '../accounts/rules.ts';
import { countCodePoints, isBlank, type LocalizedText } from '../platform/rules.ts';

/** The donation, in cents; set on the server, never read from a client (RULES.md, "Money"). */
export const DONATION_CENTS = 1000;
export const DONATION_CURRENCY = 'eur';

/** The page of a fan's submissions, without its language. */
export const SUBMISSIONS_PATH = '/dashboard';

/** Maximum characters of an answer; enough for a page of text. */
export const ANSWER_MAX = 2000;

/** Delay between authentication and the subscribe call (RULES.md, "Numbers"). */
export const SUBSCRIBE_DELAY_MS = 500;
/** Polling interval of the fan's list while a payment is processing (RULES.md, "Numbers"). */
export const PROCESSING_POLL_MS = 5000;
/** Interval and number of polls after paying, five minutes in total; a transfer can take days and is not awaited. */
export const PAYMENT_POLLING = { everyMs: PROCESSING_POLL_MS, maxPolls: 60 } as const;
/** Delay before the fan's list asks the provider about open payments (RULES.md, "Numbers"). */
export const VERIFY_DELAY_MS = 1000;
/** Delay before the page reloads after a cancellation (RULES.md, "Numbers"). */
export const RELOAD_AFTER_CANCEL_MS = 1000;

/** The payment states that a fan may see (RULES.md, "Payment states"); the last two are shown in grey. */
export const PAYMENT_STATUSES = ['pending', 'processing', 'paid', 'failed', 'refunded', 'disputed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment failed: the bank transfer or direct debit failed, or the checkout page expired. */
export const PAYMENT_FAILURES = ['transfer', 'expired'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** Why a donation was refunded. */
export const REFUND_REASONS = [
  'cancelled',
  'paid-twice',
  'after-winners',
  'campaign-cancelled',
  /** It is due, but the bank has yet to decide on an objection. */
  'dispute-open',
  'dispute-lost',
  'owners-method',
  'taken-back',
  'support',
  'organiser',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
/** The reasons for which we owe the money; the bank itself reports what it takes back. */
export type OwnRefundReason = Exclude<RefundReason, 'dispute-open' | 'dispute-lost'>;

/** How a fan reached a campaign's form: on our site, in a partner's widget, or by a shared or printed link. */
export const SOURCES = ['site', 'widget', 'share', 'poster'] as const;
export type Source = (typeof SOURCES)[number];

/** The sources that our own URLs name, in the parameter {@link VIA_PARAMETER}. */
export const LINK_SOURCES = ['share', 'poster'] as const satisfies readonly Source[];
export const VIA_PARAMETER = 'via';
const SHARE_CODE = /^[\w-]{12}$/;

/** Returns whether the parameter's value has the form of a code of a fan's own link. */
export function isShareCode(value: string): boolean {
  return SHARE_CODE.test(value);
}

/** Returns whether a payment may still change without the fan (RULES.md, "Payment states"). */
export function isPaymentUnsettled(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** A cancelled submission stays stored but disappears from every list. */
export const SUBMISSION_STATUSES = [...PAYMENT_STATUSES, 'cancelled'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const ANSWER_REQUIRED: LocalizedText = { en: 'Please answer the question', nl: 'Beantwoord de vraag' };
export const ANSWER_TOO_LONG: LocalizedText = {
  en: `Please keep your answer within ${ANSWER_MAX} characters`,
  nl: `Houd je antwoord binnen ${ANSWER_MAX} tekens`,
};
export const OWN_CAMPAIGN: LocalizedText = {
  en: 'You manage this campaign. You cannot take part in it yourself.',
  nl: 'Je beheert deze campagne. Je kunt er zelf niet aan meedoen.',
};
export const ALREADY_SUBSCRIBED: LocalizedText = {
  en: 'You are already taking part in this campaign.',
  nl: 'Je doet al mee aan deze campagne.',
};
export const SUBSCRIBED_BY_OTHER_ADDRESS: LocalizedText = {
  en: 'You are already taking part in this campaign with another spelling of this email address. Log in with that one.',
  nl: 'Je doet al mee aan deze campagne met een andere schrijfwijze van dit e-mailadres. Log daarmee in.',
};
export const PAYMENT_DISPUTED: LocalizedText = {
  en: 'Your bank is looking into your payment for this campaign. Until it has decided, you cannot pay again.',
  nl: 'Je bank onderzoekt je betaling voor deze campagne. Zolang dat loopt, kun je niet opnieuw betalen.',
};
export const PAYMENT_IN_PROGRESS: LocalizedText = {
  en: 'Your payment for this campaign is still being processed.',
  nl: 'Je betaling voor deze campagne wordt nog verwerkt.',
};
export const NOT_CANCELLABLE: LocalizedText = {
  en: 'You can no longer cancel this submission, because the payment is under way or complete.',
  nl: 'Je kunt deze inschrijving niet meer annuleren, want de betaling loopt of is afgerond.',
};
export const PAYMENT_CLOSED: LocalizedText = {
  en: 'This payment has ended. You can take part again on the campaign’s page.',
  nl: 'Deze betaling is afgesloten. Je kunt opnieuw meedoen op de campagnepagina.',
};
export const NO_RECEIPT: LocalizedText = {
  en: 'There is a receipt once your payment has arrived, unless it was refunded.',
  nl: 'Er is een betaalbewijs zodra je betaling binnen is, tenzij die is terugbetaald.',
};
export const QUESTION_CHANGED: LocalizedText = {
  en: 'This campaign now asks a different question. Reload the page and answer that one.',
  nl: 'Deze campagne stelt nu een andere vraag. Laad de pagina opnieuw en beantwoord die.',
};
export const CAMPAIGN_EDITED: LocalizedText = {
  en: 'This campaign has just been changed. Reload the page and look at it again before you pay.',
  nl: 'Deze campagne is zojuist gewijzigd. Laad de pagina opnieuw en kijk er nog eens naar voordat je betaalt.',
};
export const PASSWORD_PROMPT: LocalizedText = {
  en: 'Welcome back! Use your password, or have a code sent to you.',
  nl: 'Welkom terug! Log in met je wachtwoord, of laat je een code mailen.',
};

/** Returns a fan's name as the campaign's owner sees it, in either language: by name, else by number. */
export function formatFanName(name: string, fanNumber: number): string {
  return name === '' ? `Fan ${fanNumber}` : name;
}

/** Formats a fan for readers who may not see the whole name: first name and initial, or the number. */
export function formatFan(
  person: { readonly name: string } | null,
  { fanNumber }: { readonly fanNumber: number },
): string {
  return formatFanName(abbreviateName(person?.name ?? ''), fanNumber);
}

/** The problems of a fan's input, for the form and the API alike. */
export type SubscribeProblem = 'answerRequired' | 'answerTooLong' | 'emailRequired' | 'emailInvalid';

/** Returns the number of characters of an answer, without surrounding white space. */
export const countAnswer = (answer: string): number => countCodePoints(answer.trim());

/** Returns the problem of an answer, if any (RULES.md, "Required fields"). */
export function findAnswerProblem(answer: string): 'answerRequired' | 'answerTooLong' | undefined {
  if (isBlank(answer)) return 'answerRequired';
  return countAnswer(answer) > ANSWER_MAX ? 'answerTooLong' : undefined;
}

/** Returns the problem of an e-mail address, if any (RULES.md, "Required fields"). */
export function findEmailProblem(email: string): 'emailRequired' | 'emailInvalid' | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'emailRequired';
  return isEmail(trimmed) ? undefined : 'emailInvalid';
}
