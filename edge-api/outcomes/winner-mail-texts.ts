import { formatEventDate, formatMoment } from '../campaigns/event-time-rules.ts';
import type { WinnerEndCause } from '../nominees/rules.ts';
import { formatDay } from '../payouts/rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { formatEndCause, OWN_END_CAUSES } from './winner-rules.ts';

type Named = { readonly name: string; readonly artistName: string };

export const ANSWER_REMINDER: MailTexts<[campaign: Named, answerBy: Date]> = {
  nl: ({ name, artistName }, answerBy) => ({
    subject: `Kom je? ‘${name}’`,
    heading: 'We hebben nog niets van je gehoord',
    paragraphs: [
      `Je mag ${artistName} ontmoeten bij ‘${name}’. Laat vóór ${formatMoment(answerBy, 'nl')} weten of je komt.`,
      'Kun je niet? Laat het ook dan weten.',
    ],
    label: 'Laat weten of je komt',
  }),
  en: ({ name, artistName }, answerBy) => ({
    subject: `Will you come? “${name}”`,
    heading: 'We have not heard from you yet',
    paragraphs: [
      `You get to meet ${artistName} at “${name}”. Let us know before ${formatMoment(answerBy, 'en')} whether you will come.`,
      'If you cannot make it, please let us know as well.',
    ],
    label: 'Say whether you will come',
  }),
};

/** The button of the mails to the owner. */
export const TO_WINNERS: LocalizedText = { nl: 'Naar je winnaars', en: 'See your winners' };

/** To the owner, when a winner has accepted. */
export const WINNER_COMES: MailTexts<[campaign: string, fan: string]> = {
  nl: (campaign, fan) => ({
    subject: `${fan} komt: ‘${campaign}’`,
    heading: `${fan} heeft ja gezegd`,
    paragraphs: [
      `Je winnaar van ‘${campaign}’ komt. Zodra ${fan} heeft ingevuld wat er voor de ontmoeting nodig is, staat het op de pagina met je winnaars.`,
    ],
  }),
  en: (campaign, fan) => ({
    subject: `${fan} is coming: “${campaign}”`,
    heading: `${fan} has said yes`,
    paragraphs: [
      `Your winner of “${campaign}” is coming. Once ${fan} has filled in the details for the meeting, you will find them on your winners page.`,
    ],
  }),
};

/** To the owner, when a winner has said whether they can come on a new date. */
export const DATE_ANSWERED: MailTexts<[campaign: string, fan: string, canCome: boolean, plannedAt: Date]> = {
  nl: (campaign, fan, canCome, plannedAt) => ({
    subject: `${fan} kan ${canCome ? 'op de nieuwe datum' : 'niet op de nieuwe datum'}: ‘${campaign}’`,
    heading: canCome ? `${fan} kan komen` : `${fan} kan dan niet`,
    paragraphs: [
      `Je nieuwe datum voor ‘${campaign}’ is ${formatMoment(plannedAt, 'nl')}.`,
      canCome
        ? `${fan} kan dan komen.`
        : `${fan} kan dan niet, maar blijft je winnaar. Neem contact op en spreek een andere datum af; op de pagina met je winnaars staat hoe.`,
    ],
  }),
  en: (campaign, fan, canCome, plannedAt) => ({
    subject: `${fan} ${canCome ? 'can' : 'cannot'} make the new date: “${campaign}”`,
    heading: canCome ? `${fan} can make it` : `${fan} cannot make it`,
    paragraphs: [
      `Your new date for “${campaign}” is ${formatMoment(plannedAt, 'en')}.`,
      canCome
        ? `${fan} can come then.`
        : `${fan} cannot come then, but stays your winner. Get in touch and agree on another date; your winners page says how to reach them.`,
    ],
  }),
};

/** To a former winner. With `hasDate`, an attached file removes the meeting from their calendar. */
export const PLACE_GONE: MailTexts<[campaign: Named, cause: WinnerEndCause, hasDate: boolean]> = {
  nl: ({ name }, cause, hasDate) => ({
    subject: `Je plek bij ‘${name}’`,
    heading: cause === 'declined' ? 'Jammer dat je niet kunt' : 'Je plek is vervallen',
    paragraphs: [
      OWN_END_CAUSES[cause].nl,
      'De organisator ziet je contactgegevens niet meer.',
      hasDate ? 'Het bestand bij deze mail haalt de ontmoeting uit je agenda.' : undefined,
    ],
    label: 'Bekijk je inschrijving',
  }),
  en: ({ name }, cause, hasDate) => ({
    subject: `Your place at “${name}”`,
    heading: cause === 'declined' ? 'What a pity you cannot come' : 'Your place has been given up',
    paragraphs: [
      OWN_END_CAUSES[cause].en,
      'The organiser no longer sees your contact details.',
      hasDate ? 'The attached file takes the meeting out of your calendar.' : undefined,
    ],
    label: 'See your submission',
  }),
};

export type Ended = {
  readonly cause: WinnerEndCause;
  /** Who is asked instead; undefined if nobody is left. */
  readonly next: { readonly name: string; readonly answerBy: Date } | undefined;
  readonly hasOther: boolean;
  /** When everything is refunded if nobody is left; undefined if that is now. */
  readonly returnAt: Date | undefined;
};

/** To the owner, when a winner does not come: what happens now. */
export const WINNER_GONE: MailTexts<[campaign: string, fan: string, ended: Ended]> = {
  nl: (campaign, fan, { cause, next, hasOther, returnAt }) => ({
    subject: next ? `Een andere winnaar voor ‘${campaign}’` : `Een plek blijft leeg: ‘${campaign}’`,
    heading: next ? `We hebben ${next.name} gevraagd` : 'Er is niemand meer om te vragen',
    paragraphs: [
      `${formatEndCause(cause, fan, 'nl')}.`,
      next
        ? `De plek is nu voor ${next.name}, die tot ${formatMoment(next.answerBy, 'nl')} kan antwoorden. Je hoeft niets te doen.`
        : hasOther
          ? 'Je andere winnaar houdt de plek: de ontmoeting is met hoogstens één winnaar.'
          : returnAt === undefined
            ? 'Zonder winnaar gaat de ontmoeting niet door. Iedereen krijgt nu het geld terug.'
            : `Zonder winnaar gaat de ontmoeting niet door: op ${formatDay(formatEventDate(returnAt), 'nl')} krijgt iedereen het geld terug. Wil je nog overleggen? Beantwoord dan deze mail.`,
      'Deze wijziging staat in het dossier van de selectie.',
    ],
  }),
  en: (campaign, fan, { cause, next, hasOther, returnAt }) => ({
    subject: next ? `Another winner for “${campaign}”` : `A place stays empty: “${campaign}”`,
    heading: next ? `We have asked ${next.name}` : 'There is nobody left to ask',
    paragraphs: [
      `${formatEndCause(cause, fan, 'en')}.`,
      next
        ? `The place is now for ${next.name}, who can answer until ${formatMoment(next.answerBy, 'en')}. You don’t need to do anything.`
        : hasOther
          ? 'Your other winner keeps their place: the meeting is with one winner at most.'
          : returnAt === undefined
            ? 'Without a winner the meeting does not go ahead. Everyone is getting their money back now.'
            : `Without a winner the meeting does not go ahead: on ${formatDay(formatEventDate(returnAt), 'en')} everyone gets their money back. Would you like to talk about it? Reply to this email.`,
      'This change is in the record of the selection.',
    ],
  }),
};
