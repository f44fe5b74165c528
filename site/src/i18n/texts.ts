import { defineTexts, type Translation } from './feature-texts.ts';

/** The interface texts in Dutch; every other language has the same keys. */
const nl = {
  'site.name': 'Power Hour',
  'site.tagline': 'Eén uur met iemand die je bewondert, voor een doel waarin je gelooft.',
  'site.skip': 'Naar de inhoud',
  'site.imageAlt': 'Twee mensen in gesprek onder een lamp, voor een rond raam dat een klok is',
  'header.home': 'Power Hour, naar de startpagina',
  'header.navigation': 'Hoofdmenu',
  'header.menu': 'Menu',
  'header.close': 'Menu sluiten',
  'header.login': 'Inloggen',
  'header.dashboard': 'Dashboard',
  'header.logout': 'Uitloggen',
  'language.switch': 'Taal',
  'language.nl': 'Nederlands',
  'language.en': 'English',
  'footer.navigation': 'Onderaan de pagina',
  'footer.about': 'Power Hour',
  'footer.legal': 'Afspraken',
  'footer.promise':
    'Geen loting: het bekende gezicht kiest uit de beste antwoorden, en bij elke campagne staat wat het goede doel krijgt.',
  'notFound.title': 'Deze pagina bestaat niet',
  'notFound.lead':
    'Misschien is de campagne voorbij, of klopt het adres niet helemaal. Geen zorgen: hier kun je verder.',
  'notFound.home': 'Naar de startpagina',
  'notFound.pictureAlt': 'Een leeg podium met een microfoon in het licht',
  'howTo.step': 'Stap',
  'toast.region': 'Meldingen',
  'toast.close': 'Melding sluiten',
  'copy.copy': 'Kopieer',
  'copy.copied': 'Gekopieerd!',
  'questions.sections': 'Onderwerpen',
  'film.play': 'Film afspelen',
  'testimonials.stars': '{stars} van {most} sterren',
} as const;

/** The interface texts in English. */
const en: Translation<typeof nl> = {
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
  'footer.legal': 'Legal',
  'footer.promise':
    'No draw: the celebrity chooses from the best answers, and every campaign says what the cause receives.',
  'notFound.title': 'This page does not exist',
  'notFound.lead':
    'The campaign may be over, or the address may not be quite right. No worries: here is where you can go next.',
  'notFound.home': 'Go to the home page',
  'notFound.pictureAlt': 'An empty stage with a microphone in the light',
  'howTo.step': 'Step',
  'toast.region': 'Notifications',
  'toast.close': 'Close notification',
  'copy.copy': 'Copy',
  'copy.copied': 'Copied!',
  'questions.sections': 'Topics',
  'film.play': 'Play the film',
  'testimonials.stars': '{stars} out of {most} stars',
};

/** Returns the interface texts of a language. For layouts and pages: an island gets the few that it needs as props. */
export const texts = defineTexts<Readonly<Record<keyof typeof nl, string>>>('', { nl, en });
