/** The texts of ending a campaign and paying back in Dutch; every other language has the same keys. */
export const nl = {
  cancelling: {
    action: 'Campagne annuleren',
    title: 'Deze campagne annuleren?',
    message: '{campaign} gaat dan niet door en niemand kan nog meedoen. Dit kun je niet ongedaan maken.',
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
  },
  stopping: {
    action: 'Campagne stopzetten',
    title: 'Deze campagne stopzetten?',
    message: '{campaign} gaat dan niet door en niemand kan nog meedoen. Dit kun je niet ongedaan maken.',
    counting: 'Betalingen tellen...',
    refundsNone: 'Er is nog niets betaald. Komt er toch een betaling binnen, dan gaat die meteen terug.',
    refundsOne:
      '1 betaling van € 10 gaat terug naar de fan. De fan en de organisator krijgen een mail met jouw reden.',
    refundsMany:
      '{count} betalingen, samen € {euros}, gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
    refundsUnknown:
      'Alle betalingen gaan terug naar de fans. Zij en de organisator krijgen een mail met jouw reden.',
    reason: 'Waarom wordt de campagne stopgezet?',
    reasonHelp: 'Iedereen leest dit: op de campagnepagina en in de mail. {min} tot {max} tekens.',
    keep: 'Laten doorgaan',
    confirm: 'Campagne stopzetten',
    busy: 'Stopzetten...',
    failed: 'De campagne stopzetten is niet gelukt. Probeer het opnieuw.',
    unreachable: 'We kregen geen verbinding. Je reden staat er nog: probeer het opnieuw.',
  },
  refunds: {
    title: 'Terugbetalingen',
    progress: '{refunded} van {total} terugbetaald',
    none: 'Er is niets betaald, dus er gaat niets terug.',
    failed: 'We konden de stand van de terugbetalingen niet laden.',
    retry: 'Probeer opnieuw',
  },
};
