import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const cancellingNl = {
  action: 'Campagne annuleren',
  title: 'Deze campagne annuleren?',
  message: '‘{campaign}’ gaat dan niet door en niemand kan nog meedoen. Dit kun je niet ongedaan maken.',
  counting: 'Betalingen tellen...',
  refundsNone: 'Er is nog niets betaald. Komt er toch een betaling binnen, dan gaat die meteen terug.',
  refundsOne: '1 betaling van € 10 gaat terug naar de fan, die een mail krijgt met jouw reden.',
  refundsMany:
    '{count} betalingen, samen € {euros}, gaan terug naar de fans. Zij krijgen een mail met jouw reden.',
  refundsUnknown: 'Alle betalingen gaan terug naar de fans. Zij krijgen een mail met jouw reden.',
  reason: 'Waarom gaat de campagne niet door?',
  reasonHelp: 'Iedereen leest dit: op de campagnepagina en in de mail. {min} tot {max} tekens.',
  keep: 'Laten doorgaan',
  confirm: 'Campagne annuleren',
  busy: 'Annuleren...',
  failed: 'De campagne annuleren is niet gelukt. Probeer het opnieuw.',
  unreachable: 'We kregen geen verbinding. Je reden staat er nog: probeer het opnieuw.',
};

/** The texts of ending a campaign and paying back in Dutch; every other language has the same keys. */
export const nl = {
  cancelling: cancellingNl,
  stopping: {
    ...cancellingNl,
    action: 'Campagne stopzetten',
    title: 'Deze campagne stopzetten?',
    refundsOne:
      '1 betaling van € 10 gaat terug naar de fan. De fan en de organisator krijgen een mail met jouw reden.',
    refundsMany:
      '{count} betalingen, samen € {euros}, gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
    refundsUnknown:
      'Alle betalingen gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
    reason: 'Waarom wordt de campagne stopgezet?',
    confirm: 'Campagne stopzetten',
    busy: 'Stopzetten...',
    failed: 'De campagne stopzetten is niet gelukt. Probeer het opnieuw.',
  },
  refunds: {
    title: 'Terugbetalingen',
    progress: '{refunded} van {total} terugbetaald',
    none: 'Er is niets betaald, dus er gaat niets terug.',
    failed: 'We konden de stand van de terugbetalingen niet laden.',
    retry: 'Probeer opnieuw',
  },
};

/** The texts of ending a campaign and paying back; an island gets its own parts in one language. */
export type CancellationTexts = Translation<typeof nl>;

const cancellingEn: Translation<typeof cancellingNl> = {
  action: 'Cancel campaign',
  title: 'Cancel this campaign?',
  message: '“{campaign}” will not go ahead, and nobody can take part any more. This cannot be undone.',
  counting: 'Counting payments...',
  refundsNone: 'Nothing has been paid yet. If a payment still arrives, it is refunded straight away.',
  refundsOne: '1 payment of €10 goes back to the fan, who gets an email with your reason.',
  refundsMany: '{count} payments, €{euros} in all, go back to the fans. They get an email with your reason.',
  refundsUnknown: 'All payments go back to the fans. They get an email with your reason.',
  reason: 'Why is the campaign not going ahead?',
  reasonHelp: 'Everyone reads this, on the campaign’s page and in the email. {min} to {max} characters.',
  keep: 'Keep it running',
  confirm: 'Cancel campaign',
  busy: 'Cancelling...',
  failed: 'Failed to cancel the campaign. Please try again.',
  unreachable: 'We could not connect. Your reason is still there: try again.',
};

/** The texts of ending a campaign and paying back in English (RULES.md, "Sentences"). */
export const en: Translation<typeof nl> = {
  cancelling: cancellingEn,
  stopping: {
    ...cancellingEn,
    action: 'Stop campaign',
    title: 'Stop this campaign?',
    refundsOne:
      '1 payment of €10 goes back to the fan. The fan and the organiser get an email with your reason.',
    refundsMany:
      '{count} payments, €{euros} in all, go back to the fans. They and the organiser get an email with your reason.',
    refundsUnknown: 'All payments go back to the fans. They and the organiser get an email with your reason.',
    reason: 'Why is the campaign being stopped?',
    confirm: 'Stop campaign',
    busy: 'Stopping...',
    failed: 'Failed to stop the campaign. Please try again.',
  },
  refunds: {
    title: 'Refunds',
    progress: '{refunded} of {total} refunded',
    none: 'Nothing was paid, so nothing goes back.',
    failed: 'We could not load the progress of the refunds.',
    retry: 'Try again',
  },
};

/** Returns the texts in a language, with the editors' overrides ('dashboard.cancelling.…'). For pages, not islands. */
export const cancellationTexts = defineTexts<CancellationTexts>('dashboard', { nl, en });
