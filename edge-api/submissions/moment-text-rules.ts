import type { Overdue } from '../campaigns/outcome-rules.ts';
import { EVENT_TIME_ZONE_NAME } from '../campaigns/rules.ts';
import type { Language, LocalizedText } from '../platform/rules.ts';
import type { CampaignState, FanState, Moment, Next } from './moment-rules.ts';
import { PRICE } from './price-rules.ts';
import { REFUND_TEXTS } from './refund-text-rules.ts';
import type { RefundReason } from './rules.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

/** The texts of each moment in one language: what holds, more about it, and what comes next. */
export type MomentTexts = {
  readonly title: Words<CampaignState | FanState>;
  readonly text: Words<CampaignState | FanState>;
  readonly next: Words<Exclude<Next, 'nothing'> | 'closing-at'>;
  readonly action: Words<'answer' | 'pay' | 'reply' | 'new-date' | 'page'>;
  /** Why a donation was refunded. */
  readonly refund: Words<RefundReason>;
  /** What is overdue for a campaign, when everything is refunded, and that it has lost its charity. */
  readonly overdue: Words<Overdue | 'returns' | 'charity'>;
};

/** What a payment under way needs if it is a bank transfer. */
export const BANK_TRANSFER: LocalizedText = {
  nl: 'Koos je een overschrijving? Maak die over met de gegevens die je kreeg.',
  en: 'Chose a bank transfer? Then send it with the details you were given.',
};

const nl: MomentTexts = {
  title: {
    'not-started': 'De campagne is nog niet begonnen',
    open: 'Je kunt nu meedoen',
    paused: 'Deze campagne is gepauzeerd',
    closed: 'Campagne gesloten',
    empty: 'Campagne gesloten',
    nominated: 'Campagne gesloten',
    chosen: 'Winnaars gekozen',
    met: 'Winnaars gekozen',
    cancelled: 'Deze campagne gaat niet door',
    unpaid: 'Nog niet betaald',
    failed: 'Betalen is niet gelukt',
    'on-hold': 'Betalen kan even niet',
    missed: 'Betalen kan niet meer',
    processing: 'Je betaling wordt verwerkt',
    in: 'Je doet mee',
    withdrawn: 'Je antwoord doet niet meer mee',
    judged: 'Je antwoord is beoordeeld',
    won: 'Je bent gekozen!',
    accepted: 'Je bent gekozen!',
    attended: 'Jullie hebben elkaar ontmoet',
    'not-chosen': 'Dit keer niet gekozen',
    'not-met': 'Dit keer niet gekozen',
    ended: 'Je plek is vrijgegeven',
    disputed: 'Je bank onderzoekt deze betaling',
    refunded: 'Je donatie is terugbetaald',
    returning: 'Je krijgt je geld terug',
  },
  text: {
    'not-started': 'Je kunt nog niet meedoen.',
    open: 'Je kunt meedoen.',
    paused: 'Het goede doel kan nu geen geld ontvangen, dus niemand kan betalen.',
    closed: 'Je kunt niet meer meedoen.',
    empty: 'Je kunt niet meer meedoen. Er zijn geen antwoorden om uit te kiezen.',
    nominated: 'De genomineerden zijn bekend.',
    chosen: '{celebrity} heeft gekozen. Wie gekozen is, weet het.',
    met: '{celebrity} heeft gekozen, en de ontmoeting is geweest.',
    cancelled: 'Je kunt niet meer meedoen.',
    unpaid: 'We hebben nog geen betaling ontvangen.',
    failed: 'We hebben niets ontvangen.',
    'on-hold': 'Je antwoord is bewaard.',
    missed: 'We hebben geen betaling ontvangen. Je antwoord doet niet mee en er is niets afgeschreven.',
    processing: 'Je antwoord is bewaard; betaal niet opnieuw.',
    in: 'Je donatie is binnen en je antwoord telt mee.',
    withdrawn:
      'Je antwoord is ingetrokken na een melding: alleen jij en de organisator zien het nog. De redenen staan in de mail die je kreeg.',
    judged: 'Bij je inschrijvingen lees je hoe je antwoord is beoordeeld.',
    won: 'Het uur met {celebrity} is voor jou.',
    accepted: 'Het uur met {celebrity} is voor jou. Op je pagina vul je in hoe de organisator je bereikt.',
    attended: 'Het uur met {celebrity} was voor jou, en de ontmoeting is geweest.',
    'not-chosen':
      '{celebrity} heeft gekozen, en deze keer was het niet jouw antwoord. Bedankt voor het meedoen. Je donatie wordt uitbetaald, of je krijgt die terug als de ontmoeting niet doorgaat.',
    'not-met':
      '{celebrity} heeft niet jouw antwoord gekozen, en de ontmoeting is geweest. Bedankt voor het meedoen.',
    ended: 'Je was gekozen, maar je bent niet bij de ontmoeting.',
    disputed: 'Deze betaling wordt betwist. Zolang je bank niet heeft beslist, doet je antwoord niet mee.',
    refunded: 'Een terugbetaling duurt een paar werkdagen. Stuurt je bank die terug, dan hoor je van ons.',
    returning: 'De campagne is stopgezet.',
  },
  next: {
    answer: `Beantwoord de vraag en betaal ${PRICE.nl}.`,
    pay: `Je antwoord is bewaard; betaal ${PRICE.nl} om mee te doen.`,
    reply: `Laat vóór {until} (${EVENT_TIME_ZONE_NAME.nl}) weten of je komt.`,
    'new-date': 'De nieuwe datum is {date}. Laat weten of je dan kunt.',
    start: `Meedoen kan vanaf {start} (${EVENT_TIME_ZONE_NAME.nl}). Denk alvast na over je antwoord.`,
    closing: 'Zodra de campagne sluit, worden de antwoorden beoordeeld; daarna kiest {celebrity}.',
    'closing-at': 'Meedoen kan tot {deadline}. Daarna worden de antwoorden beoordeeld en kiest {celebrity}.',
    charity:
      'De campagne gaat verder zodra het goede doel weer geld kan ontvangen. Lukt dat niet op tijd, dan krijgt iedereen het geld terug.',
    payment: `Je bank kan er een paar dagen over doen. ${BANK_TRANSFER.nl} Komt het geld pas na de sluiting binnen, dan telt je antwoord mee zolang er geen winnaars zijn; daarna krijg je het terug.`,
    late: 'Komt je betaling nog binnen, dan krijg je die terug.',
    judging: 'Elk betaald antwoord wordt beoordeeld; daarna kiest {celebrity} wie het uur krijgt.',
    choice: '{celebrity} leest de antwoorden van de genomineerden en kiest wie het uur krijgt.',
    date: 'Jullie spreken nog een datum af, binnen een jaar.',
    'other-date': 'Je liet weten dat je niet kunt op {date}. Je houdt je plek, en de organisator weet het.',
    meeting: 'Jullie ontmoeten elkaar op {date}.',
    thanks: 'Iedereen die meedeed, krijgt een bedankje.',
    bank: 'Blijft de betaling staan, dan telt je antwoord weer mee.',
    refund: 'Alle donaties gaan terug. Wie heeft betaald, krijgt een mail en hoeft niets te doen.',
  },
  action: {
    answer: 'Geef je antwoord',
    pay: `Betaal ${PRICE.nl}`,
    reply: 'Laat weten of je komt',
    'new-date': 'Laat weten of je kunt',
    page: 'Naar je pagina als winnaar',
  },
  refund: REFUND_TEXTS.nl,
  overdue: {
    nominees: 'Er zijn nog geen genomineerden, dus niemand is gekozen.',
    choice: '{celebrity} heeft nog niet gekozen.',
    date: 'Er is nog geen datum voor de ontmoeting.',
    thanks: 'Het bedankje is niet gekomen.',
    answer: 'Er is geen winnaar meer.',
    returns: 'Is dat op {returns} nog zo, dan krijgt iedereen het geld terug.',
    charity:
      'Het goede doel van deze campagne kan nu geen geld ontvangen. Is dat niet op tijd opgelost, dan krijgt iedereen het geld terug.',
  },
};

const en: MomentTexts = {
  title: {
    'not-started': 'Campaign Not Started Yet',
    open: 'You can take part now',
    paused: 'This campaign is paused',
    closed: 'Campaign Closed',
    empty: 'Campaign Closed',
    nominated: 'Campaign Closed',
    chosen: 'Winners Selected',
    met: 'Winners Selected',
    cancelled: 'This campaign is not going ahead',
    unpaid: 'Not paid yet',
    failed: 'The payment did not go through',
    'on-hold': 'You cannot pay just now',
    missed: 'You can no longer pay',
    processing: 'Your payment is being processed',
    in: 'You are in',
    withdrawn: 'Your answer no longer counts',
    judged: 'Your answer has been judged',
    won: 'You have been chosen!',
    accepted: 'You have been chosen!',
    attended: 'You have met',
    'not-chosen': 'Not chosen this time',
    'not-met': 'Not chosen this time',
    ended: 'Your place has been given up',
    disputed: 'Your bank is looking into this payment',
    refunded: 'Your donation has been refunded',
    returning: 'You will get your money back',
  },
  text: {
    'not-started': 'You cannot take part yet.',
    open: 'Entries are open.',
    paused: 'Its charity cannot receive money right now, so nobody can pay.',
    closed: 'You can no longer take part.',
    empty: 'You can no longer take part. There are no answers to choose from.',
    nominated: 'The nominees are known.',
    chosen: '{celebrity} has chosen. Everyone chosen has been told.',
    met: '{celebrity} has chosen, and the meeting has taken place.',
    cancelled: 'You can no longer take part.',
    unpaid: 'We have not received a payment yet.',
    failed: 'We have not received any money.',
    'on-hold': 'Your answer is saved.',
    missed: 'We have not received a payment. Your answer does not count and nothing was charged.',
    processing: 'Your answer is saved; do not pay again.',
    in: 'We have received your donation and your answer counts.',
    withdrawn:
      'Your answer was withdrawn after a report: only you and the organiser can still see it. The reasons are in the email we sent you.',
    judged: 'Your submissions show how your answer was judged.',
    won: 'The hour with {celebrity} is yours.',
    accepted: 'The hour with {celebrity} is yours. Your page asks how the organiser can reach you.',
    attended: 'The hour with {celebrity} was yours, and the meeting has taken place.',
    'not-chosen':
      '{celebrity} has chosen, and this time it was not your answer. Thank you for taking part. Your donation is paid out, or returned to you if the meeting does not go ahead.',
    'not-met':
      '{celebrity} did not choose your answer, and the meeting has taken place. Thank you for taking part.',
    ended: 'You were chosen, but you will not be at the meeting.',
    disputed: 'The payment has been disputed. Until your bank has decided, your answer does not count.',
    refunded: 'A refund takes a few working days. If your bank sends it back, you will hear from us.',
    returning: 'The campaign has been stopped.',
  },
  next: {
    answer: `Answer the question and pay ${PRICE.en}.`,
    pay: `Your answer is saved; pay ${PRICE.en} to take part.`,
    reply: `Let us know before {until} (${EVENT_TIME_ZONE_NAME.en}) whether you will come.`,
    'new-date': 'The new date is {date}. Let us know whether you can come then.',
    start: `Entries open on {start} (${EVENT_TIME_ZONE_NAME.en}). Time to think about your answer.`,
    closing: 'Once entries close, the answers are judged; after that, {celebrity} chooses.',
    'closing-at': 'Entries close on {deadline}. The answers are then judged, and {celebrity} chooses.',
    charity:
      'The campaign continues once its charity can receive money again. If that takes too long, everyone gets their money back.',
    payment: `Your bank can take a few days. ${BANK_TRANSFER.en} If the money arrives after the campaign has closed, your answer still counts as long as there are no winners; after that, you get it back.`,
    late: 'If your payment still arrives, you will get it back.',
    judging: 'Every paid answer is judged; after that, {celebrity} chooses who gets the hour.',
    choice: '{celebrity} is reading the nominees’ answers and will choose who gets the hour.',
    date: 'You still have to agree a date, within a year.',
    'other-date':
      'You let us know that you cannot come on {date}. You keep your place, and the organiser has been told.',
    meeting: 'You meet on {date}.',
    thanks: 'Everyone who took part will be thanked.',
    bank: 'If the payment stands, your answer counts again.',
    refund: 'All donations are being refunded. Everyone who paid gets an email and need not do anything.',
  },
  action: {
    answer: 'Give your answer',
    pay: `Pay ${PRICE.en}`,
    reply: 'Say whether you will come',
    'new-date': 'Say whether you can come',
    page: 'Go to your page as a winner',
  },
  refund: REFUND_TEXTS.en,
  overdue: {
    nominees: 'There are no nominees yet, so nobody has been chosen.',
    choice: '{celebrity} has not chosen yet.',
    date: 'There is no date for the meeting yet.',
    thanks: 'The thank-you has not come.',
    answer: 'There is no winner any more.',
    returns: 'If that does not change by {returns}, everyone gets their money back.',
    charity:
      'The charity of this campaign cannot receive money right now. If that is not solved in time, everyone gets their money back.',
  },
};

/** Texts of moments on pages, in the widget and in mails; editors can override them for pages ('moment.title.open'). */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentTexts>> = { nl, en };

/** Renders a moment and what comes next as sentences for mails, with when the campaign closes if `deadline` says so. */
export function renderSentences(
  { state, next }: Pick<Moment, 'state' | 'next'>,
  celebrity: string,
  language: Language,
  deadline = '',
) {
  const t = MOMENT_TEXTS[language];
  const fill = (text: string) => text.replace('{celebrity}', () => celebrity).replace('{deadline}', deadline);
  return {
    title: t.title[state],
    text: fill(t.text[state]),
    next: next === 'nothing' ? '' : fill(t.next[next === 'closing' && deadline ? 'closing-at' : next]),
  };
}
