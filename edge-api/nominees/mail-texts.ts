import { formatMoment } from '../campaigns/event-time-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { formatWhenAndWhere, type EventDetails } from './invitation-texts.ts';
import type { JudgedMail } from './reread-mails.ts';
import { formatReasons } from './reason-texts.ts';
import { SCORE_PLACEHOLDER } from './reread-mail-texts.ts';
import { MEETING_DATE_PASSED } from './rules.ts';

/** By when an owner chooses: the end of their time, or an earlier meeting; `dateFirst` if that has passed already. */
type ChooseBy = { readonly at: Date; readonly isMeeting: boolean; readonly dateFirst: boolean };

/** To the owner, who may also nominate answers that could not be scored. */
export const NOMINEES_READY: MailTexts<[name: string, unscored: number, chooseBy: ChooseBy]> = {
  nl: (name, unscored, { at, isMeeting, dateFirst }) => ({
    subject: `De genomineerden van ‘${name}’`,
    heading: 'De genomineerden zijn bekend',
    paragraphs: [
      'Je campagne is gesloten en de betaalde antwoorden zijn beoordeeld. De beste staan voor je klaar, met score en uitleg.',
      'Lees ze en kies wie je ontmoet. Je kiest één keer: daarna krijgt iedereen bericht.',
      isMeeting
        ? `Kies vóór de ontmoeting op ${formatMoment(at, 'nl')}, of kies eerst een nieuwe datum.`
        : `Kies vóór ${formatMoment(at, 'nl')}.`,
      dateFirst ? MEETING_DATE_PASSED.nl : undefined,
      ...(unscored > 0 ? [`Zonder score bleven: ${unscored}. Ook die kun je lezen en zelf nomineren.`] : []),
    ],
    label: 'Bekijk de genomineerden',
  }),
  en: (name, unscored, { at, isMeeting, dateFirst }) => ({
    subject: `The nominees of “${name}”`,
    heading: 'The nominees are in',
    paragraphs: [
      'Entries are closed and the paid answers have been judged. The best are waiting for you, each with a score and an explanation.',
      'Read them and choose who gets to meet you. You choose once: after that, everyone hears from us.',
      isMeeting
        ? `Choose before the meeting on ${formatMoment(at, 'en')}, or set a new date first.`
        : `Choose before ${formatMoment(at, 'en')}.`,
      dateFirst ? MEETING_DATE_PASSED.en : undefined,
      ...(unscored > 0 ? [`Left without a score: ${unscored}. You can read and nominate those too.`] : []),
    ],
    label: 'See the nominees',
  }),
};

/** To the owner, when no answer could be scored. */
export const NO_SCORES: MailTexts<[name: string]> = {
  nl: (name) => ({
    subject: `De antwoorden op ‘${name}’ hebben nog geen score`,
    heading: 'Nog geen genomineerden',
    paragraphs: [
      'Je campagne is gesloten, maar geen enkel antwoord kon worden beoordeeld.',
      'Op de pagina met genomineerden zie je waarom. Daar laat je de antwoorden met één knop opnieuw beoordelen.',
    ],
    label: 'Bekijk de antwoorden',
  }),
  en: (name) => ({
    subject: `The answers to “${name}” have no score yet`,
    heading: 'No nominees yet',
    paragraphs: [
      'Entries are closed, but none of the answers could be scored.',
      'The nominees page tells you why. You can have the answers scored again there with one button.',
    ],
    label: 'See the answers',
  }),
};

type NotWon = [event: EventDetails, reasons: readonly string[], judged: JudgedMail, contactUrl: string];

const OWN_ANSWER: Readonly<Record<Language, Readonly<Record<JudgedMail, string>>>> = {
  nl: {
    scored: `Jouw antwoord kreeg ${SCORE_PLACEHOLDER} van de 10 punten. De uitleg staat bij je inschrijving.`,
    unscored: 'Jouw antwoord kreeg geen score. Dat zegt niets over hoe goed het is.',
    disputed:
      'Je betaling wordt betwist, en je bank heeft nog niet beslist. Daarom deed jouw antwoord niet mee.',
    withdrawn: 'Jouw antwoord is na een melding ingetrokken en deed niet mee.',
  },
  en: {
    scored: `Your answer scored ${SCORE_PLACEHOLDER} out of 10. The explanation is with your submission.`,
    unscored: 'Your answer was not given a score. That says nothing about how good it is.',
    disputed:
      'Your payment has been disputed, and your bank has not decided yet. That is why your answer did not count.',
    withdrawn: 'Your answer was withdrawn after a report and did not count.',
  },
};

export const NOT_WON: MailTexts<NotWon> = {
  nl: ({ name, artistName }, reasons, judged, url) => ({
    subject: `Er is gekozen bij ‘${name}’`,
    heading: 'Dit keer niet, maar wel bedankt',
    paragraphs: [
      `${artistName} heeft gekozen, en deze keer was het niet jouw antwoord. Fijn dat je meedeed.`,
      formatReasons('nl', reasons),
      judged === 'disputed'
        ? undefined
        : 'We betalen je donatie uit zodra de ontmoeting vaststaat; gaat die niet door, dan krijg je je geld terug. En er komt nog een bedankje voor iedereen die meedeed.',
      OWN_ANSWER.nl[judged],
    ],
    label: 'Bekijk je inschrijvingen',
    more: [
      {
        text: 'Vind je dat je antwoord niet goed is beoordeeld? Je hebt er recht op dat een mens ernaar kijkt.',
        label: 'Vraag het ons',
        url,
      },
    ],
  }),
  en: ({ name, artistName }, reasons, judged, url) => ({
    subject: `The choice for “${name}” has been made`,
    heading: 'Not this time, but thank you',
    paragraphs: [
      `${artistName} has chosen, and this time it was not your answer. We are glad you took part.`,
      formatReasons('en', reasons),
      judged === 'disputed'
        ? undefined
        : 'We pay out your donation once the meeting is confirmed; if it does not go ahead, you get your money back. And everyone who took part will get a thank-you.',
      OWN_ANSWER.en[judged],
    ],
    label: 'See your submissions',
    more: [
      {
        text: 'Do you think your answer was misjudged? You have the right to have a person look at it.',
        label: 'Ask us',
        url,
      },
    ],
  }),
};

/** To a winner: the current date and place; `isAsked` if they have to say whether they can come. */
export const MEETING_CHANGED: MailTexts<[event: EventDetails, isAsked: boolean]> = {
  nl: (event, isAsked) => ({
    subject: `Datum en plaats van ‘${event.name}’`,
    heading: 'Dit is de afspraak',
    paragraphs: [
      `${event.artistName} heeft de datum, tijd of plaats van ‘${event.name}’ doorgegeven.`,
      formatWhenAndWhere(
        event,
        'nl',
        'Met het bestand bij deze mail staat het in je agenda, in plaats van een eerdere afspraak.',
      ) ?? formatPlaceOnly(event, 'nl'),
      isAsked
        ? 'Kun je dan? Laat het weten met één druk op de knop. Kun je niet, dan blijf je winnaar en hoort de organisator het.'
        : undefined,
    ],
    label: isAsked ? 'Laat weten of je kunt' : 'Naar je pagina',
  }),
  en: (event, isAsked) => ({
    subject: `Date and place of “${event.name}”`,
    heading: 'When and where you meet',
    paragraphs: [
      `${event.artistName} has set the date, time or place of “${event.name}”.`,
      formatWhenAndWhere(
        event,
        'en',
        'The attached file adds it to your calendar and replaces any earlier date.',
      ) ?? formatPlaceOnly(event, 'en'),
      isAsked
        ? 'Can you make it? Let us know with one press of the button. If you cannot, you are still a winner, and we tell the organiser.'
        : undefined,
    ],
    label: isAsked ? 'Say whether you can make it' : 'Go to your page',
  }),
};

/** To the winners, when the date they knew no longer holds. */
export const POSTPONED: MailTexts<[event: EventDetails]> = {
  nl: ({ name, artistName }) => ({
    subject: `‘${name}’ is uitgesteld`,
    heading: 'De Power Hour is uitgesteld',
    paragraphs: [
      `‘${name}’ gaat niet door op de afgesproken datum. Jullie spreken samen een nieuwe af; zodra ${artistName} die heeft vastgelegd, vragen we of je dan kunt.`,
      'Het bestand bij deze mail haalt de oude datum uit je agenda.',
    ],
    label: 'Naar je pagina',
  }),
  en: ({ name, artistName }) => ({
    subject: `“${name}” is postponed`,
    heading: 'The Power Hour is postponed',
    paragraphs: [
      `“${name}” will not be on the date you were given. You agree a new one together; once ${artistName} has set it, we will ask whether you can come.`,
      'The attached file takes the old date out of your calendar.',
    ],
    label: 'Go to your page',
  }),
};

function formatPlaceOnly({ plannedLocation }: EventDetails, language: Language): string {
  const place = plannedLocation ? `${language === 'nl' ? 'Waar' : 'Where'}: ${plannedLocation}. ` : '';
  return `${place}${language === 'nl' ? 'De datum volgt nog.' : 'The date will follow.'}`;
}
