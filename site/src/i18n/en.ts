import type { Translation } from './feature-texts.ts';
import type { nl } from './nl.ts';

/** The interface texts in English. */
export const en: Translation<typeof nl> = {
  'site.name': 'Power Hour',
  'site.tagline': 'One hour with someone you admire, for a cause you believe in.',
  'site.skip': 'Skip to content',
  'site.imageAlt': 'Two people talking under a lamp, in front of a round window that is a clock',
  'header.home': 'Power Hour, go to the home page',
  'header.navigation': 'Main menu',
  'header.menu': 'Menu',
  'header.close': 'Close menu',
  'header.login': 'Log in',
  'header.dashboard': 'Dashboard',
  'header.logout': 'Log out',
  'language.switch': 'Language',
  'language.nl': 'Nederlands',
  'language.en': 'English',
  'footer.navigation': 'Footer',
  'footer.about': 'Power Hour',
  'footer.legal': 'Terms and privacy',
  'footer.promise':
    'No draw, no small print: the celebrity chooses from the best answers, and every campaign says what the cause receives.',
  'notFound.title': 'This page does not exist',
  'notFound.lead':
    'The campaign may be over, or the address may not be quite right. No worries: here is where you can go next.',
  'notFound.home': 'Go to the home page',
  'notFound.pictureAlt': 'An empty stage with a microphone in the light',
  'howTo.step': 'Step',
  'confirm.confirm': 'Confirm',
  'confirm.cancel': 'Cancel',
  'confirm.loading': 'Loading...',
  'toast.region': 'Notifications',
  'toast.close': 'Close notification',
  'loader.loading': 'Loading...',
  'copy.copy': 'Copy',
  'copy.copied': 'Copied!',
  'questions.sections': 'Topics',
  'film.play': 'Play the film',
  'testimonials.stars': '{stars} out of {most} stars',
};
