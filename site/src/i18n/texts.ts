import { defineTexts } from './feature-texts.ts';

/** The interface texts. */
const TEXTS = {
  'site.name': { nl: 'Power Hour', en: 'Power Hour' },
  'site.tagline': {
    nl: 'Eén uur met iemand die je bewondert, voor een doel waarin je gelooft.',
    en: 'One hour with someone you admire, for a cause you believe in.',
  },
  'site.skip': { nl: 'Naar de inhoud', en: 'Skip to content' },
  'site.imageAlt': {
    nl: 'Twee mensen in gesprek onder een lamp, voor een rond raam dat een klok is',
    en: 'Two people talking under a lamp, in front of a round window that is a clock',
  },
  'header.home': { nl: 'Power Hour, naar de startpagina', en: 'Power Hour, go to the home page' },
  'header.navigation': { nl: 'Hoofdmenu', en: 'Main menu' },
  'header.menu': { nl: 'Menu', en: 'Menu' },
  'header.close': { nl: 'Menu sluiten', en: 'Close menu' },
  'header.login': { nl: 'Inloggen', en: 'Log in' },
  'header.dashboard': { nl: 'Dashboard', en: 'Dashboard' },
  'header.logout': { nl: 'Uitloggen', en: 'Log out' },
  'language.switch': { nl: 'Taal', en: 'Language' },
  'language.nl': { nl: 'Nederlands', en: 'Nederlands' },
  'language.en': { nl: 'English', en: 'English' },
  'footer.navigation': { nl: 'Onderaan de pagina', en: 'Footer' },
  'footer.about': { nl: 'Power Hour', en: 'Power Hour' },
  'footer.legal': { nl: 'Afspraken', en: 'Legal' },
  'footer.promise': {
    nl: 'Geen loting: het bekende gezicht kiest uit de beste antwoorden, en bij elke campagne staat wat het goede doel krijgt.',
    en: 'No draw: the celebrity chooses from the best answers, and every campaign says what the cause receives.',
  },
  'notFound.title': { nl: 'Deze pagina bestaat niet', en: 'This page does not exist' },
  'notFound.lead': {
    nl: 'Misschien is de campagne voorbij, of klopt het adres niet helemaal. Geen zorgen: hier kun je verder.',
    en: 'The campaign may be over, or the address may not be quite right. No worries: here is where you can go next.',
  },
  'notFound.home': { nl: 'Naar de startpagina', en: 'Go to the home page' },
  'notFound.pictureAlt': {
    nl: 'Een leeg podium met een microfoon in het licht',
    en: 'An empty stage with a microphone in the light',
  },
  'howTo.step': { nl: 'Stap', en: 'Step' },
  'toast.region': { nl: 'Meldingen', en: 'Notifications' },
  'toast.close': { nl: 'Melding sluiten', en: 'Close notification' },
  'copy.copy': { nl: 'Kopieer', en: 'Copy' },
  'copy.copied': { nl: 'Gekopieerd!', en: 'Copied!' },
  'questions.sections': { nl: 'Onderwerpen', en: 'Topics' },
  'film.play': { nl: 'Film afspelen', en: 'Play the film' },
  'testimonials.stars': { nl: '{stars} van {most} sterren', en: '{stars} out of {most} stars' },
};

/** Returns the interface texts of a language. For layouts and pages: an island gets the few that it needs as props. */
export const texts = defineTexts('', TEXTS);
