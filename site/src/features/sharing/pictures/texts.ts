import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  call: { nl: 'Doe mee voor {price}', en: 'Take part for {price}' },
  from: { nl: 'Vanaf {start}', en: 'From {start}' },
  during: { nl: 'Van {start} tot {deadline}', en: 'From {start} until {deadline}' },
  until: { nl: 'Tot {deadline}', en: 'Until {deadline}' },
  who: { nl: 'Met {celebrity}, voor {charity}', en: 'With {celebrity}, for {charity}' },
  cause: { nl: 'Voor {charity}', en: 'For {charity}' },
  closed: { nl: 'Meedoen kan niet meer', en: 'Entries are closed' },
  next: { nl: 'Bekijk hoe het verdergaat', en: 'See what happens next' },
  over: { nl: 'De keuze is gemaakt', en: 'The choice is made' },
  more: { nl: 'Bekijk hoe het afliep', en: 'See how it turned out' },
};
export type ShareTexts = Translation<typeof TEXTS>;

/** Returns the texts on pictures of campaigns, with the editors' overrides ('sharePictures.call'). */
export const sharePictureTexts = defineTexts('sharePictures', TEXTS);
