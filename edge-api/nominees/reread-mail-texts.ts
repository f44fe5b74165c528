import { formatMoment } from '../campaigns/event-time-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { formatReceipt, type Receipt } from '../scoring/entry-rules.ts';

/** Placeholder for the fan's own score, replaced when the mail is queued. */
export const SCORE_PLACEHOLDER = '{score}';

/** Returns the footnote with the current head of the record, so that every recipient holds a copy. */
export function formatHead(language: Language, head: Receipt): string {
  const receipt = formatReceipt(head);
  return language === 'nl'
    ? `Vingerafdruk van het dossier op dit moment, om te bewaren en later te controleren op de pagina over de selectie: ${receipt}`
    : `Fingerprint of the record at this moment, to keep and to check later on the page about the selection: ${receipt}`;
}

type Read = {
  readonly name: string;
  readonly artistName: string;
  readonly isScored: boolean;
  /** Until when the fan may ask for another reading; null if they no longer can. */
  readonly until: Date | null;
};

/** To every fan, once the nominees are known. */
export const READ: MailTexts<[read: Read]> = {
  nl: ({ name, artistName, isScored, until }) => ({
    subject: `De genomineerden van ‘${name}’ zijn bekend`,
    heading: isScored ? 'Je antwoord is beoordeeld' : 'De genomineerden zijn bekend',
    paragraphs: [
      `De genomineerden zijn bekend, en ${artistName} gaat kiezen.`,
      isScored
        ? `Jouw antwoord kreeg ${SCORE_PLACEHOLDER} van de 10 punten. Dat is een advies: een mens beslist. De uitleg staat bij je inschrijving.`
        : 'We konden jouw antwoord geen score geven. Dat zegt niets over hoe goed het is: de organisator kan het zelf lezen en nomineren.',
      until
        ? `Is er iets over het hoofd gezien? Je hebt er recht op dat een mens je antwoord opnieuw leest. Vraag dat bij je inschrijving, één keer, tot ${formatMoment(until, 'nl')} en voordat er is gekozen. De organisator antwoordt binnen zeven dagen.`
        : undefined,
    ],
    label: isScored ? 'Bekijk je score' : 'Bekijk je inschrijving',
  }),
  en: ({ name, artistName, isScored, until }) => ({
    subject: `The nominees of “${name}” are known`,
    heading: isScored ? 'Your answer has been judged' : 'The nominees are known',
    paragraphs: [
      `The nominees are known, and ${artistName} is going to choose.`,
      isScored
        ? `Your answer scored ${SCORE_PLACEHOLDER} out of 10. That is advice: a person decides. The explanation is with your submission.`
        : 'We could not score your answer. That says nothing about how good it is: the organiser can read it and nominate it.',
      until
        ? `Was something overlooked? You have the right to have a person read your answer again. Ask for it with your submission, once, until ${formatMoment(until, 'en')} and before the choice. The organiser replies within seven days.`
        : undefined,
    ],
    label: isScored ? 'See your score' : 'See your submission',
  }),
};

/** To the owner, at most once a day. */
export const REREAD_ASKED_MAIL: MailTexts<[name: string]> = {
  nl: (name) => ({
    subject: `Een fan van ‘${name}’ vraagt je een antwoord te herlezen`,
    heading: 'Lees een antwoord opnieuw',
    paragraphs: [
      `Een fan vindt dat er bij het beoordelen van het antwoord voor ‘${name}’ iets over het hoofd is gezien.`,
      'Lees het antwoord en reageer met één zin, binnen zeven dagen na de vraag. Je kunt het ook nomineren. Zolang een verzoek openstaat, kun je pas winnaars kiezen als de genomineerden 48 uur bekend zijn.',
    ],
    label: 'Bekijk de verzoeken',
  }),
  en: (name) => ({
    subject: `A fan of “${name}” asks you to reread an answer`,
    heading: 'Read an answer again',
    paragraphs: [
      `A fan thinks that something was overlooked when the answer to “${name}” was judged.`,
      'Read the answer and reply in one sentence, within seven days of being asked. You can also nominate it. While a request is open, you can only choose winners once the nominees have been known for 48 hours.',
    ],
    label: 'See the requests',
  }),
};

/** To a fan whose request got no reply in time. */
export const REREAD_UNANSWERED_MAIL: MailTexts<[name: string]> = {
  nl: (name) => ({
    subject: `Geen reactie op je vraag over ‘${name}’`,
    heading: 'De organisator heeft niet gereageerd',
    paragraphs: [
      'Je vroeg de organisator je antwoord opnieuw te lezen. Binnen zeven dagen kwam er geen reactie.',
      'Schrijf ons, dan kijkt er bij ons iemand naar.',
    ],
    label: 'Schrijf ons',
  }),
  en: (name) => ({
    subject: `No reply to your request about “${name}”`,
    heading: 'The organiser has not replied',
    paragraphs: [
      'You asked the organiser to read your answer again. No reply came within seven days.',
      'Write to us, and a person here will look into it.',
    ],
    label: 'Write to us',
  }),
};

type Replied = { readonly name: string; readonly reply: string; readonly isNominated: boolean };

/** To the fan who asked. */
export const REREAD_REPLIED_MAIL: MailTexts<[replied: Replied]> = {
  nl: ({ name, reply, isNominated }) => ({
    subject: `Je antwoord voor ‘${name}’ is opnieuw gelezen`,
    heading: 'De organisator las je antwoord opnieuw',
    paragraphs: [
      `De reactie: ‘${reply}’`,
      isNominated
        ? 'Je antwoord is genomineerd.'
        : 'Je antwoord is niet genomineerd. Je vraag en de reactie staan in het dossier van de selectie.',
      'Dit schreef je:',
    ],
    label: 'Bekijk je inschrijving',
  }),
  en: ({ name, reply, isNominated }) => ({
    subject: `Your answer to “${name}” was read again`,
    heading: 'The organiser read your answer again',
    paragraphs: [
      `The reply: “${reply}”`,
      isNominated
        ? 'Your answer has been nominated.'
        : 'Your answer has not been nominated. Your request and the reply are in the record of the selection.',
      'You wrote:',
    ],
    label: 'See your submission',
  }),
};
