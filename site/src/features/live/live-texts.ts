import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  title: 'Live: {campaign}',
  with: 'Een uur met {celebrity}',
  for: 'voor {charity}',
  raised: 'opgehaald',
  participants: 'doen mee',
  participantsOne: 'doet mee',
  first: 'De eerste deelnemers komen binnen',
  opens: 'tot inschrijvingen openen',
  closes: 'om mee te doen',
  passed: 'De inschrijving is gesloten',
  cancelled: 'Deze campagne gaat niet door',
  open: 'Je kunt nu meedoen',
  days: 'dagen',
  hours: 'uren',
  minutes: 'min',
  seconds: 'sec',
  names: 'Doen mee',
  stale: 'Geen verbinding. Dit is de stand van {time}.',
};
export type LiveTexts = Translation<typeof nl>;

const en: LiveTexts = {
  title: 'Live: {campaign}',
  with: 'An hour with {celebrity}',
  for: 'for {charity}',
  raised: 'raised',
  participants: 'taking part',
  participantsOne: 'taking part',
  first: 'The first participants are coming in',
  opens: 'until you can take part',
  closes: 'left to take part',
  passed: 'Subscriptions are closed',
  cancelled: 'This campaign is not going ahead',
  open: 'You can take part now',
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
  names: 'Taking part',
  stale: 'No connection. These are the figures as of {time}.',
};

/** Returns the texts of the live screen, with the editors' overrides ('live.screen.raised'). */
export const liveTexts = defineTexts<LiveTexts>('live.screen', { nl, en });
