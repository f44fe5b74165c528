import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

type ByLanguage<Details> = Readonly<Record<Language, (details: Details) => PageMailText>>;

type Rejection = {
  readonly charity: string;
  /** Missing for a charity that was rejected before reasons were kept. */
  readonly reason: string | null;
  /** The date, in words. */
  readonly due: string;
};

/** To the owners of a rejected charity's campaigns. */
export const CHOOSE_ANOTHER: ByLanguage<Rejection> = {
  nl: ({ charity, reason, due }) => ({
    subject: `Kies een ander goed doel vóór ${due}`,
    heading: 'Je campagne heeft een ander goed doel nodig',
    paragraphs: [
      `We hebben ${charity} niet goedgekeurd als goed doel. Je campagne voor ${charity} is daarom gepauzeerd: fans kunnen nu niet betalen.`,
      ...(reason === null ? [] : [`De reden: ${reason}`]),
      `Kies vóór ${due} een ander goedgekeurd goed doel, dan gaat je campagne meteen verder. Fans die al betaalden, horen van ons welk doel het wordt.`,
      `Kies je niets, dan gaat de campagne niet door en krijgt iedereen zijn geld terug.`,
    ],
    label: 'Kies een ander goed doel',
  }),
  en: ({ charity, reason, due }) => ({
    subject: `Choose another charity before ${due}`,
    heading: 'Your campaign needs another charity',
    paragraphs: [
      `We have not approved ${charity} as a charity. That puts your campaign for ${charity} on hold: fans cannot pay right now.`,
      ...(reason === null ? [] : [`The reason: ${reason}`]),
      `Choose another approved charity before ${due}, and your campaign continues straight away. We will tell everyone who has paid which charity it is.`,
      'If you do not choose one, the campaign does not go ahead and everyone gets their money back.',
    ],
    label: 'Choose another charity',
  }),
};

/** To the owners whose campaigns waited for another charity: theirs is approved after all. */
export const CHARITY_APPROVED: ByLanguage<{ readonly charity: string }> = {
  nl: ({ charity }) => ({
    subject: `${charity} is alsnog goedgekeurd`,
    heading: 'Je campagne gaat verder',
    paragraphs: [
      `We hebben ${charity} alsnog goedgekeurd. Je campagne voor ${charity} gaat gewoon verder. Je hoeft geen ander goed doel te kiezen.`,
    ],
    label: 'Naar je campagnes',
  }),
  en: ({ charity }) => ({
    subject: `${charity} has been approved after all`,
    heading: 'Your campaign continues',
    paragraphs: [
      `We have approved ${charity} after all. Your campaign for ${charity} continues as before. You do not need to choose another charity.`,
    ],
    label: 'Go to your campaigns',
  }),
};

/** To the fans who paid for a campaign that has another charity now. */
export const CHARITY_REPLACED: ByLanguage<Readonly<Record<'campaign' | 'before' | 'charity', string>>> = {
  nl: ({ campaign, before, charity }) => ({
    subject: `Je donatie gaat naar ${charity}`,
    heading: `Je donatie gaat naar ${charity}`,
    paragraphs: [
      `Je deed mee aan ${campaign}. Het goede doel was ${before}, maar dat is niet goedgekeurd.`,
      `De organisator heeft een ander goed doel gekozen: ${charity}. Daar gaat je donatie van € 10 nu naartoe. Je antwoord doet gewoon mee.`,
      'Je hoeft niets te doen.',
    ],
    label: 'Bekijk je inschrijvingen',
  }),
  en: ({ campaign, before, charity }) => ({
    subject: `Your donation goes to ${charity}`,
    heading: `Your donation goes to ${charity}`,
    paragraphs: [
      `You took part in ${campaign}. Its charity was ${before}, which has not been approved.`,
      `The organiser has chosen another charity: ${charity}. Your donation of €10 now goes there. Your answer still counts.`,
      'There is nothing you need to do.',
    ],
    label: 'See your submissions',
  }),
};
