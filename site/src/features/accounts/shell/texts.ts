import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts around every page of the dashboard. */
const TEXTS = {
  shell: {
    title: { nl: 'Dashboard', en: 'Dashboard' },
    notYoursTitle: { nl: 'Je hebt geen toegang tot deze pagina', en: 'You don’t have access to this page' },
    toDashboard: { nl: 'Naar je dashboard', en: 'Go to your dashboard' },
    back: { nl: 'Terug naar dashboard', en: 'Back to Dashboard' },
    noScript: {
      nl: 'Het dashboard heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
      en: 'The dashboard needs JavaScript. Turn it on in your browser and reload the page.',
    },
    offline: {
      nl: 'Je hebt nu geen verbinding. Deze pagina blijft staan: probeer het zo nog eens.',
      en: 'You are offline. This page stays as it is: please try again in a moment.',
    },
  },
  suspension: {
    title: { nl: 'Je account is geschorst.', en: 'Your account is suspended.' },
    reason: { nl: 'De reden: {reason}', en: 'The reason: {reason}' },
    lead: {
      nl: 'Lopende campagnes zijn gestopt en je kunt niets nieuws maken.',
      en: 'Any running campaigns have been stopped, and you cannot make anything new.',
    },
    toData: { nl: 'Download je gegevens in je profiel.', en: 'Download your data in your profile.' },
    object: { nl: 'Bezwaar maken', en: 'Object to this' },
    objectMessage: {
      nl: 'Dat kan één keer. Een mens leest het en je krijgt antwoord per mail.',
      en: 'You can do so once. A person reads it, and answers you by email.',
    },
    objectLabel: { nl: 'Wat moeten we weten?', en: 'What should we know?' },
    objected: { nl: 'Je bezwaar: {objection}', en: 'Your objection: {objection}' },
    cancel: { nl: 'Annuleren', en: 'Cancel' },
    busy: { nl: 'Versturen...', en: 'Sending...' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    unreachable: {
      nl: 'We kregen geen verbinding. Probeer het opnieuw.',
      en: 'We could not connect. Please try again.',
    },
  },
  verification: {
    text: {
      nl: 'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden.',
      en: 'Your email address {email} is not confirmed yet. Open the link in the email we sent you.',
    },
    textOwner: {
      nl: 'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden: pas daarna kunnen je campagnes openbaar worden.',
      en: 'Your email address {email} is not confirmed yet. Open the link in the email we sent you: only then can your campaigns go public.',
    },
    textPreview: {
      nl: 'Alleen jij ziet deze pagina nu. Open de link in de mail die we naar {email} stuurden: pas daarna kan je campagne openbaar worden.',
      en: 'Only you can see this page for now. Open the link in the email we sent to {email}: only then can your campaign go public.',
    },
    wrong: {
      nl: 'Klopt het adres niet? Laat het ons weten op de contactpagina.',
      en: 'Is the address wrong? Tell us on the Contact page.',
    },
    resend: { nl: 'Stuur de mail opnieuw', en: 'Resend verification email' },
    resending: { nl: 'Versturen...', en: 'Sending...' },
    sent: { nl: 'De mail is verstuurd! Kijk in je inbox.', en: 'Verification email sent! Check your inbox.' },
    failed: { nl: 'De mail versturen is niet gelukt.', en: 'Failed to send verification email.' },
  },
};

/** The texts around every page of the dashboard; an island gets its own parts in one language. */
export type ShellTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('dashboard.shell.…'). For pages, not islands. */
export const shellTexts = defineTexts('dashboard', TEXTS);
