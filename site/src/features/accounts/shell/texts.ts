import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts around every page of the dashboard in Dutch; every other language has the same keys. */
const nl = {
  shell: {
    title: 'Dashboard',
    notYoursTitle: 'Deze pagina is niet voor jou',
    toDashboard: 'Naar je dashboard',
    noScript: 'Het dashboard heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
    offline: 'Je hebt nu geen verbinding. Deze pagina blijft staan: probeer het zo nog eens.',
  },
  suspension: {
    title: 'Je account is geschorst.',
    reason: 'De reden: {reason}',
    lead: 'Heb je campagnes, dan zijn die gestopt. Iets nieuws maken kan niet.',
    toData: 'Download je gegevens in je profiel.',
    object: 'Bezwaar maken',
    objectMessage: 'Dat kan één keer. Een mens leest het en je krijgt antwoord per mail.',
    objectLabel: 'Wat moeten we weten?',
    objected: 'Je bezwaar: {objection}',
    cancel: 'Annuleren',
    busy: 'Versturen...',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    unreachable: 'We kregen geen verbinding. Probeer het opnieuw.',
  },
  verification: {
    text: 'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden. Klopt het adres niet? Laat het ons weten op de contactpagina.',
    textOwner:
      'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden: pas daarna kunnen je campagnes openbaar worden.',
    textPreview:
      'Alleen jij ziet deze pagina nu. Open de link in de mail die we naar {email} stuurden: pas daarna kan je campagne openbaar worden.',
    resend: 'Stuur de mail opnieuw',
    resending: 'Versturen...',
    sent: 'De mail is verstuurd! Kijk in je inbox.',
    failed: 'De mail versturen is niet gelukt.',
  },
};

/** The texts around every page of the dashboard; an island gets its own parts in one language. */
export type ShellTexts = Translation<typeof nl>;

/** The texts around every page of the dashboard in English (RULES.md, "Sentences"). */
const en: Translation<typeof nl> = {
  shell: {
    title: 'Dashboard',
    notYoursTitle: 'This page is not for you',
    toDashboard: 'Go to your dashboard',
    noScript: 'The dashboard needs JavaScript. Turn it on in your browser and reload the page.',
    offline: 'You are offline. This page stays as it is: please try again in a moment.',
  },
  suspension: {
    title: 'Your account is suspended.',
    reason: 'The reason: {reason}',
    lead: 'If you have campaigns, they have been stopped. You cannot make anything new.',
    toData: 'Download your data in your profile.',
    object: 'Object to this',
    objectMessage: 'You can do so once. A person reads it, and answers you by email.',
    objectLabel: 'What should we know?',
    objected: 'Your objection: {objection}',
    cancel: 'Cancel',
    busy: 'Sending...',
    failed: 'That did not work. Please try again.',
    unreachable: 'We could not connect. Please try again.',
  },
  verification: {
    text: 'Your email address {email} is not confirmed yet. Open the link in the email we sent you. Is the address wrong? Tell us on the Contact page.',
    textOwner:
      'Your email address {email} is not confirmed yet. Open the link in the email we sent you: only then can your campaigns go public.',
    textPreview:
      'Only you can see this page for now. Open the link in the email we sent to {email}: only then can your campaign go public.',
    resend: 'Resend verification email',
    resending: 'Sending...',
    sent: 'Verification email sent! Check your inbox.',
    failed: 'Failed to send verification email.',
  },
};

/** Returns the texts in a language, with the editors' overrides ('dashboard.shell.…'). For pages, not islands. */
export const shellTexts = defineTexts<ShellTexts>('dashboard', { nl, en });
