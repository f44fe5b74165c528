import type { MailTexts, PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

/** To an owner who asked for more time. */
export const MORE_TIME: MailTexts<[campaign: string, day: string]> = {
  nl: (campaign, day) => ({
    subject: `Je hebt tot en met ${day}: ‘${campaign}’`,
    heading: 'Je hebt meer tijd',
    paragraphs: [
      `Je vroeg om meer tijd voor ‘${campaign}’. Je hebt tot en met ${day}.`,
      'Lukt het dan nog niet, dan gaat de ontmoeting niet door en krijgt iedereen het geld terug.',
    ],
  }),
  en: (campaign, day) => ({
    subject: `You have until the end of ${day}: “${campaign}”`,
    heading: 'You have more time',
    paragraphs: [
      `You asked for more time for “${campaign}”. You have until the end of ${day}.`,
      'If it is not done by then, the meeting does not go ahead and everyone gets their money back.',
    ],
  }),
};

type Reminder = Readonly<Record<'campaign' | 'artist', string>> & {
  /** Whether the date of the meeting has passed, and a new one comes first. */
  readonly dateFirst: boolean;
  /** The day of the meeting, if it comes before the end of the time to choose. */
  readonly meetingDay: string | undefined;
  readonly toldDay: string | undefined;
  readonly returnDay: string;
};
type Reminders = Readonly<
  Record<'nominees' | 'choice' | 'date' | 'thanks', (about: Reminder) => PageMailText>
>;

/** To an owner for whom a campaign waits, by what is missing. */
export const REMINDERS: Readonly<Record<Language, Reminders>> = {
  nl: {
    nominees: ({ campaign, meetingDay, returnDay }) => ({
      subject: `Nog geen genomineerden: ‘${campaign}’`,
      heading: 'Nog geen genomineerden',
      paragraphs: [
        `‘${campaign}’ is gesloten, maar er zijn nog geen genomineerden. Op je dashboard lees je waarom.`,
        meetingDay &&
          `De ontmoeting is op ${meetingDay}: kies voordat die begint, of kies eerst een nieuwe datum.`,
        `Is er op ${returnDay} nog geen winnaar gekozen, dan krijgt iedereen het geld terug. Heb je hulp of meer tijd nodig? Beantwoord dan deze mail.`,
      ],
      label: 'Bekijk de selectie',
    }),
    choice: ({ campaign, artist, dateFirst, meetingDay, toldDay, returnDay }) => ({
      subject: `Kies wie je ontmoet: ‘${campaign}’`,
      heading: 'Kies wie je ontmoet',
      paragraphs: [
        `De genomineerden van ‘${campaign}’ zijn bekend, en de fans wachten op je keuze.`,
        meetingDay &&
          `De ontmoeting is op ${meetingDay}: kies voordat die begint, of kies eerst een nieuwe datum.`,
        dateFirst ? 'De datum van de ontmoeting is voorbij: geef je campagne eerst een nieuwe.' : undefined,
        toldDay &&
          `Vanaf ${toldDay} lezen zij op de pagina van je campagne dat ${artist} nog niet heeft gekozen.`,
        `Is er op ${returnDay} geen winnaar, dan krijgt iedereen het geld terug. Heb je meer tijd nodig? Beantwoord dan deze mail.`,
      ],
      label: 'Kies een winnaar',
    }),
    date: ({ campaign, toldDay, returnDay }) => ({
      subject: `Kies een datum: ‘${campaign}’`,
      heading: 'De ontmoeting heeft nog geen datum',
      paragraphs: [
        `Er is een winnaar van ‘${campaign}’, maar nog geen datum voor de ontmoeting.`,
        toldDay && `Vanaf ${toldDay} lezen fans dat op de pagina van je campagne.`,
        `Is er op ${returnDay} geen datum, dan gaat de ontmoeting niet door en krijgt iedereen het geld terug.`,
      ],
      label: 'Kies een datum',
    }),
    thanks: ({ campaign, toldDay }) => ({
      subject: `Bedank je fans: ‘${campaign}’`,
      heading: 'Je fans wachten nog op een bedankje',
      paragraphs: [
        `De ontmoeting van ‘${campaign}’ is geweest. Iedereen die betaalde, is een bedankje beloofd. Een korte tekst is genoeg en staat al klaar.`,
        toldDay && `Vanaf ${toldDay} staat op de pagina van je campagne dat het bedankje niet is gekomen.`,
      ],
      label: 'Schrijf een bedankje',
    }),
  },
  en: {
    nominees: ({ campaign, meetingDay, returnDay }) => ({
      subject: `No nominees yet: “${campaign}”`,
      heading: 'No nominees yet',
      paragraphs: [
        `“${campaign}” has closed, but there are no nominees yet. Your dashboard says why.`,
        meetingDay && `The meeting is on ${meetingDay}: choose before it begins, or set a new date first.`,
        `If no winner is chosen by ${returnDay}, everyone gets their money back. Do you need help or more time? Reply to this email.`,
      ],
      label: 'See the selection',
    }),
    choice: ({ campaign, artist, dateFirst, meetingDay, toldDay, returnDay }) => ({
      subject: `Choose who you will meet: “${campaign}”`,
      heading: 'Choose who you will meet',
      paragraphs: [
        `The nominees of “${campaign}” are known, and the fans are waiting for your choice.`,
        meetingDay && `The meeting is on ${meetingDay}: choose before it begins, or set a new date first.`,
        dateFirst ? 'The date of the meeting has passed: first give your campaign a new one.' : undefined,
        toldDay && `From ${toldDay} your campaign’s page tells them that ${artist} has not chosen yet.`,
        `If there is no winner by ${returnDay}, everyone gets their money back. Do you need more time? Reply to this email.`,
      ],
      label: 'Choose a winner',
    }),
    date: ({ campaign, toldDay, returnDay }) => ({
      subject: `Set a date: “${campaign}”`,
      heading: 'The meeting has no date yet',
      paragraphs: [
        `“${campaign}” has a winner, but the meeting has no date yet.`,
        toldDay && `From ${toldDay} your campaign’s page tells fans so.`,
        `If there is no date by ${returnDay}, the meeting does not go ahead and everyone gets their money back.`,
      ],
      label: 'Set a date',
    }),
    thanks: ({ campaign, toldDay }) => ({
      subject: `Thank your fans: “${campaign}”`,
      heading: 'Your fans are still waiting for a thank-you',
      paragraphs: [
        `The meeting of “${campaign}” has taken place. Everyone who paid was promised a thank-you; a short text is enough, and one is ready to send.`,
        toldDay && `From ${toldDay} your campaign’s page says that the thank-you has not come.`,
      ],
      label: 'Write a thank-you',
    }),
  },
};
