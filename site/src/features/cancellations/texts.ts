import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const CANCELLING_TEXTS = {
  action: { nl: 'Campagne annuleren', en: 'Cancel campaign' },
  title: { nl: 'Deze campagne annuleren?', en: 'Cancel this campaign?' },
  message: {
    nl: '‘{campaign}’ gaat dan niet door en niemand kan nog meedoen. Dit kun je niet ongedaan maken.',
    en: '“{campaign}” will not go ahead, and nobody can take part any more. This cannot be undone.',
  },
  counting: { nl: 'Betalingen tellen...', en: 'Counting payments...' },
  refundsNone: {
    nl: 'Er is nog niets betaald. Komt er toch een betaling binnen, dan gaat die meteen terug.',
    en: 'Nothing has been paid yet. If a payment still arrives, it is refunded straight away.',
  },
  refundsOne: {
    nl: '1 betaling van € 10 gaat terug naar de fan, die een mail krijgt met jouw reden.',
    en: '1 payment of €10 goes back to the fan, who gets an email with your reason.',
  },
  refundsMany: {
    nl: '{count} betalingen, samen € {euros}, gaan terug naar de fans. Zij krijgen een mail met jouw reden.',
    en: '{count} payments, €{euros} in all, go back to the fans. They get an email with your reason.',
  },
  refundsUnknown: {
    nl: 'Alle betalingen gaan terug naar de fans. Zij krijgen een mail met jouw reden.',
    en: 'All payments go back to the fans. They get an email with your reason.',
  },
  reason: { nl: 'Waarom gaat de campagne niet door?', en: 'Why is the campaign not going ahead?' },
  reasonHelp: {
    nl: 'Iedereen leest dit: op de campagnepagina en in de mail. {min} tot {max} tekens.',
    en: 'Everyone reads this, on the campaign’s page and in the email. {min} to {max} characters.',
  },
  keep: { nl: 'Laten doorgaan', en: 'Keep it running' },
  confirm: { nl: 'Campagne annuleren', en: 'Cancel campaign' },
  busy: { nl: 'Annuleren...', en: 'Cancelling...' },
  failed: {
    nl: 'De campagne annuleren is niet gelukt. Probeer het opnieuw.',
    en: 'Failed to cancel the campaign. Please try again.',
  },
  unreachable: {
    nl: 'We kregen geen verbinding. Je reden staat er nog: probeer het opnieuw.',
    en: 'We could not connect. Your reason is still there: try again.',
  },
};

/** The texts of ending a campaign and paying back. */
const TEXTS = {
  cancelling: CANCELLING_TEXTS,
  stopping: {
    ...CANCELLING_TEXTS,
    action: { nl: 'Campagne stopzetten', en: 'Stop campaign' },
    title: { nl: 'Deze campagne stopzetten?', en: 'Stop this campaign?' },
    refundsOne: {
      nl: '1 betaling van € 10 gaat terug naar de fan. De fan en de organisator krijgen een mail met jouw reden.',
      en: '1 payment of €10 goes back to the fan. The fan and the organiser get an email with your reason.',
    },
    refundsMany: {
      nl: '{count} betalingen, samen € {euros}, gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
      en: '{count} payments, €{euros} in all, go back to the fans. They and the organiser get an email with your reason.',
    },
    refundsUnknown: {
      nl: 'Alle betalingen gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
      en: 'All payments go back to the fans. They and the organiser get an email with your reason.',
    },
    reason: { nl: 'Waarom wordt de campagne stopgezet?', en: 'Why is the campaign being stopped?' },
    confirm: { nl: 'Campagne stopzetten', en: 'Stop campaign' },
    busy: { nl: 'Stopzetten...', en: 'Stopping...' },
    failed: {
      nl: 'De campagne stopzetten is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to stop the campaign. Please try again.',
    },
  },
  refunds: {
    title: { nl: 'Terugbetalingen', en: 'Refunds' },
    progress: { nl: '{refunded} van {total} terugbetaald', en: '{refunded} of {total} refunded' },
    none: {
      nl: 'Er is niets betaald, dus er gaat niets terug.',
      en: 'Nothing was paid, so nothing goes back.',
    },
    failed: {
      nl: 'We konden de stand van de terugbetalingen niet laden.',
      en: 'We could not load the progress of the refunds.',
    },
    retry: { nl: 'Probeer opnieuw', en: 'Try again' },
  },
};

/** The texts of ending a campaign and paying back; an island gets its own parts in one language. */
export type CancellationTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('dashboard.cancelling.…'). For pages, not islands. */
export const cancellationTexts = defineTexts('dashboard', TEXTS);
