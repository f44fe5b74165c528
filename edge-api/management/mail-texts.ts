import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

/** For everyone who paid for a campaign whose meeting moved. */
export const MEETING_MOVED: Readonly<
  Record<Language, (campaign: string, before: string, after: string) => PageMailText>
> = {
  nl: (campaign, before, after) => ({
    subject: `De ontmoeting is verplaatst: ${campaign}`,
    heading: 'De ontmoeting is verplaatst',
    paragraphs: [
      `Je doet mee aan ${campaign}, en de ontmoeting is op een ander moment of een andere plaats.`,
      `Eerst: ${before}`,
      `Nu: ${after}`,
      'Komt dit je goed uit, dan hoef je niets te doen. Zo niet, dan kun je zeven dagen lang je € 10 terugkrijgen. Je antwoord doet dan niet meer mee.',
    ],
    label: 'Geef mijn geld terug',
  }),
  en: (campaign, before, after) => ({
    subject: `The meeting has moved: ${campaign}`,
    heading: 'The meeting has moved',
    paragraphs: [
      `You take part in ${campaign}, and the meeting is at another time or place.`,
      `Before: ${before}`,
      `Now: ${after}`,
      'If this suits you, there is nothing you need to do. If it does not, you can get your €10 back for seven days. Your answer then no longer takes part.',
    ],
    label: 'Give my money back',
  }),
};
