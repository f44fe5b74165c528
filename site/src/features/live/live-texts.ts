import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { defineTexts } from '#site/i18n/feature-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { campaignTexts } from '../campaigns/texts.ts';
import { sharePictureTexts } from '../sharing/pictures/texts.ts';

const TEXTS = {
  title: { nl: 'Live: {campaign}', en: 'Live: {campaign}' },
  first: { nl: 'De eerste deelnemers komen binnen', en: 'The first participants are coming in' },
  opens: { nl: 'tot je kunt meedoen', en: 'until you can take part' },
  closes: { nl: 'om mee te doen', en: 'left to take part' },
  scan: { nl: 'Scan en doe mee voor {price}', en: 'Scan to take part for {price}' },
  names: { nl: 'Doen mee', en: 'Taking part' },
  stale: {
    nl: 'Geen verbinding. Dit is de stand van {time}.',
    en: 'No connection. These are the figures as of {time}.',
  },
};

const ownTexts = defineTexts('live.screen', TEXTS);

/** Returns the texts of the live screen, with the editors' overrides ('live.screen.first'). */
export function liveTexts(language: Language) {
  const { countdown, result } = campaignTexts(language);
  const { days, hours, minutes, seconds } = countdown;
  const { raisedLabel, participantsLabel, participantsLabelOne } = result;
  const labels = { raisedLabel, participantsLabel, participantsLabelOne };
  const own = ownTexts(language);
  return {
    ...own,
    scan: fillText(own.scan, { price: formatEuros(DONATION_CENTS, language) }),
    ...labels,
    days,
    hours,
    minutes,
    seconds,
    over: sharePictureTexts(language).more,
    states: momentTexts(language).title,
  };
}
export type LiveTexts = ReturnType<typeof liveTexts>;
