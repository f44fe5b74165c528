import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  call: 'Doe mee voor {price}',
  until: 'Tot {deadline}',
  who: 'Met {celebrity}, voor {charity}',
  over: 'De keuze is gemaakt',
  more: 'Bekijk hoe het afliep',
};
export type ShareTexts = Translation<typeof nl>;

const en: ShareTexts = {
  call: 'Take part for {price}',
  until: 'Until {deadline}',
  who: 'With {celebrity}, for {charity}',
  over: 'The choice is made',
  more: 'See how it turned out',
};

/** Returns the texts on pictures of campaigns, with the editors' overrides ('sharePictures.call'). */
export const sharePictureTexts = defineTexts<ShareTexts>('sharePictures', { nl, en });
