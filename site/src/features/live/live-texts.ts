import type { Language } from '#api/platform/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { campaignTexts } from '../campaigns/texts.ts';

const nl = {
  title: 'Live: {campaign}',
  with: 'Een uur met {celebrity}',
  for: 'voor {charity}',
  first: 'De eerste deelnemers komen binnen',
  opens: 'tot je kunt meedoen',
  closes: 'om mee te doen',
  names: 'Doen mee',
  stale: 'Geen verbinding. Dit is de stand van {time}.',
};

const en: Translation<typeof nl> = {
  title: 'Live: {campaign}',
  with: 'An hour with {celebrity}',
  for: 'for {charity}',
  first: 'The first participants are coming in',
  opens: 'until you can take part',
  closes: 'left to take part',
  names: 'Taking part',
  stale: 'No connection. These are the figures as of {time}.',
};

const ownTexts = defineTexts<Translation<typeof nl>>('live.screen', { nl, en });

/** Returns the texts of the live screen, with the editors' overrides ('live.screen.first'). */
export function liveTexts(language: Language) {
  const { countdown, result } = campaignTexts(language);
  const { days, hours, minutes, seconds } = countdown;
  const { raisedLabel, participantsLabel, participantsLabelOne } = result;
  const labels = { raisedLabel, participantsLabel, participantsLabelOne };
  return {
    ...ownTexts(language),
    ...labels,
    days,
    hours,
    minutes,
    seconds,
    states: momentTexts(language).title,
  };
}
export type LiveTexts = ReturnType<typeof liveTexts>;
