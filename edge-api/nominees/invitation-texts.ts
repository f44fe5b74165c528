import { formatMoment } from '../campaigns/event-time-rules.ts';
import type { MailTexts, PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import type { PlannedEvent } from './event-calendar.ts';
import { formatOwnReason } from './reason-texts.ts';

/** The part of a campaign that the mails mention. */
export type EventDetails = Pick<PlannedEvent, 'name' | 'artistName' | 'plannedAt' | 'plannedLocation'>;

export const WON: MailTexts<[event: EventDetails, reason: string | null, answerBy: Date]> = {
  nl: (event, reason, answerBy) => ({
    subject: `Je bent gekozen voor ‘${event.name}’`,
    heading: 'Je bent gekozen!',
    ...formatInvitation('nl', event, answerBy, {
      news: `${event.artistName} koos jouw antwoord en wil je ontmoeten.`,
      reason: formatOwnReason('nl', reason),
    }),
  }),
  en: (event, reason, answerBy) => ({
    subject: `You have been chosen for “${event.name}”`,
    heading: 'You have been chosen!',
    ...formatInvitation('en', event, answerBy, {
      news: `${event.artistName} chose your answer and would like to meet you.`,
      reason: formatOwnReason('en', reason),
    }),
  }),
};

/** To the next person, who is asked because a winner dropped out. */
export const PLACE_FREE: MailTexts<[event: EventDetails, answerBy: Date]> = {
  nl: (event, answerBy) => ({
    subject: `Er is een plek voor je vrij: ‘${event.name}’`,
    heading: 'Er is een plek vrij, en jij bent aan de beurt',
    ...formatInvitation('nl', event, answerBy, {
      news: `Een winnaar van ‘${event.name}’ komt niet. De plek is nu voor jou: je mag ${event.artistName} ontmoeten.`,
    }),
  }),
  en: (event, answerBy) => ({
    subject: `A place has come free for you: “${event.name}”`,
    heading: 'A place has come free, and you are next',
    ...formatInvitation('en', event, answerBy, {
      news: `A winner of “${event.name}” is not coming. The place is now yours: you get to meet ${event.artistName}.`,
    }),
  }),
};

export const ACCEPTED: MailTexts<[event: EventDetails]> = {
  nl: (event) => ({
    subject: `Je komt: ‘${event.name}’`,
    heading: 'Tot dan!',
    paragraphs: [
      `Je ontmoet ${event.artistName}.`,
      formatWhenAndWhere(event, 'nl', 'Het bestand bij deze mail zet het in je agenda.') ??
        'Er is nog geen datum. Je krijgt bericht zodra die er is.',
      'Vul op je pagina in wat de organisator voor de ontmoeting moet weten. Kun je toch niet? Laat het daar zo snel mogelijk weten.',
    ],
    label: 'Naar je pagina',
  }),
  en: (event) => ({
    subject: `You are coming: “${event.name}”`,
    heading: 'See you then!',
    paragraphs: [
      `You will meet ${event.artistName}.`,
      formatWhenAndWhere(event, 'en', 'The attached file adds it to your calendar.') ??
        'There is no date yet. We will let you know as soon as there is.',
      'Fill in on your page what the organiser needs to know for the meeting. Can’t make it after all? Let us know there as soon as you can.',
    ],
    label: 'Go to your page',
  }),
};

/** Formats the question to the winner that follows the news, and the details below the button. */
function formatInvitation(
  language: Language,
  event: EventDetails,
  answerBy: Date,
  { news, reason }: { readonly news: string; readonly reason?: string | undefined },
): Pick<PageMailText, 'paragraphs' | 'details' | 'label'> {
  const moment = formatMoment(answerBy, language);
  return language === 'nl'
    ? {
        paragraphs: [
          news,
          `Kom je? Laat het weten vóór ${moment}, met één druk op de knop. Horen we niets, dan vervalt je plek.`,
        ],
        label: 'Laat weten of je komt',
        details: [
          reason,
          formatWhenAndWhere(event, 'nl', 'Zet het in je agenda met het bestand bij deze mail.') ??
            'Datum en plaats spreken jullie nog af: de Power Hour is binnen een jaar. Daarom zit er nog geen agendabestand bij deze mail.',
          'De organisator ziet de contactgegevens uit je profiel. Wat er verder nodig is voor de ontmoeting, vragen we als je ja hebt gezegd.',
        ],
      }
    : {
        paragraphs: [
          news,
          `Will you come? Let us know before ${moment}, with one press of the button. If we hear nothing, your place is given up.`,
        ],
        label: 'Say whether you will come',
        details: [
          reason,
          formatWhenAndWhere(event, 'en', 'Add it to your calendar with the attached file.') ??
            'You arrange the date and place together: the Power Hour takes place within a year. So there is no calendar file with this email yet.',
          'The organiser can see the contact details in your profile. We ask what else we need for the meeting once you have said yes.',
        ],
      };
}

/** Formats the event's date, time and place in words; undefined until the date is set. Wall time in Amsterdam. */
export function formatWhenAndWhere(
  { plannedAt, plannedLocation }: EventDetails,
  language: Language,
  calendar: string,
): string | undefined {
  if (!plannedAt) return undefined;
  const [time, place] = language === 'nl' ? ['Wanneer', 'Waar'] : ['When', 'Where'];
  return `${time}: ${formatMoment(plannedAt, language)}.${plannedLocation ? ` ${place}: ${plannedLocation}.` : ''} ${calendar}`;
}
