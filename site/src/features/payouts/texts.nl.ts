import { STATEMENT_LABELS } from '#api/payouts/label-rules.ts';
import type { Translation } from '#site/i18n/feature-texts.ts';

export const nl = {
  statement: {
    ...STATEMENT_LABELS.nl,
    pageTitle: 'Afrekening',
    title: 'Afrekening van ‘{campaign}’',
    charity: 'Voor {charity}',
    noCharity: 'Nog zonder goed doel',
    amount: 'Bedrag',
    costsPlatform: 'Kosten van de betaalprovider, betaald door Power Hour',
    costsIncomplete: 'Van {priced} van de {payments} betalingen zijn de kosten bekend.',
    changed:
      'Na deze afrekening veranderde het bedrag nog met {amount}. Het verschil komt op de volgende afrekening van dit goede doel.',
    frozen: 'De bedragen staan sinds {date} vast.',
    reversed: 'Daarna is {amount} teruggehaald van de rekening van het goede doel.',
    sent: 'Op {date} aangekomen bij de bank van het goede doel, kenmerk {reference}.',
    csv: 'Download als tabel (CSV)',
  },
  obstacles: {
    cancelled: 'De campagne gaat niet door; iedereen krijgt zijn geld terug.',
    open: 'De campagne is nog open.',
    'no-winners': 'Er zijn nog geen winnaars. Zonder winnaars gaat er geen geld weg.',
    unsettled: 'Nog geen winnaar heeft toegezegd. Zonder toezegging gaat er geen geld weg.',
    'nothing-due': 'Er valt niets uit te betalen.',
    'charity-not-approved': 'Het goede doel is niet goedgekeurd.',
    'refunds-due': 'Er moeten nog betalingen terug.',
    'costs-unknown': 'Nog niet alle kosten van de betaalprovider zijn bekend.',
    'too-early': 'Kan vanaf {date} worden uitbetaald.',
    'no-account': 'Het goede doel kan nog geen geld ontvangen bij de betaalprovider.',
  },
  admin: {
    heading: 'Uitbetalingen',
    lead: 'Campagnes waarvan de opbrengst nog bij ons staat, en wat er naar goede doelen ging. Overmaken gaat vanzelf, zodra de winnaars lang genoeg bekend zijn en het goede doel geld kan ontvangen.',
    loading: 'Uitbetalingen laden...',
    loadMore: 'Meer laden',
    loadMoreFailed: 'Meer laden is niet gelukt. Probeer het opnieuw.',
    notYours: 'Alleen een beheerder ziet de uitbetalingen.',
    payableTitle: 'Wacht op uitbetaling',
    empty: 'Van geen enkele gesloten campagne staat er nog geld bij ons.',
    carry: '{amount} meegenomen uit eerdere afrekeningen',
    account: 'Goed doel',
    ready: 'Klaar om uit te betalen',
    notReady: 'Nog niet',
    transfersTitle: 'Overboekingen',
    noTransfers: 'Er is nog niets overgemaakt.',
    arrivedOn: 'Op {date} aangekomen bij de bank',
    reversed: '{amount} teruggehaald',
    failure: 'Lukt nog niet: {failure}',
    again: 'Probeer opnieuw',
    againNamed: 'Probeer opnieuw: {name}',
    againTitle: 'Nu opnieuw proberen?',
    againMessage:
      'We vragen de betaalprovider meteen opnieuw om de overboeking {name}. Vanzelf gebeurt dat ook, later.',
    againDone: 'De betaalprovider is opnieuw gevraagd',
    campaign: 'Campagne',
    state: 'Status',
    amount: 'Bedrag',
    made: 'Vastgesteld',
    action: 'Actie',
  },
  account: {
    title: 'Geld ontvangen',
    lead: 'De opbrengst van campagnes gaat rechtstreeks naar een eigen rekening van dit goede doel bij de betaalprovider, en daarvandaan naar jullie bank. Wie jullie zijn en jullie bankrekening geven jullie alleen daar op: wij zien en bewaren dat niet.',
    none: 'Er is nog geen rekening geopend.',
    incomplete: 'De betaalprovider mist nog gegevens. Daarmee ga je verder waar het ophield.',
    pending:
      'De betaalprovider controleert de gegevens. Dat duurt meestal niet langer dan een paar dagen; jullie hoeven nu niets te doen.',
    ready: 'Dit goede doel kan geld ontvangen.',
    refused:
      'De betaalprovider accepteert dit goede doel niet. Vraag de betaalprovider waarom, of laat het ons weten.',
    own: 'Alleen iemand van het goede doel zelf kan dit doen.',
    start: 'Open een rekening',
    resume: 'Ga verder met de aanvraag',
    starting: 'We brengen je naar de betaalprovider...',
    failed: 'De betaalprovider openen is niet gelukt. Probeer het opnieuw.',
    expired:
      'De pagina van de betaalprovider was verlopen. Begin hier opnieuw; wat al is ingevuld, is bewaard.',
    payoutsTitle: 'Uitbetalingen',
    noPayouts: 'Er is nog niets uitbetaald.',
    payout: '{amount} voor ‘{campaign}’',
    payoutSent: 'Op {date} aangekomen bij de bank, kenmerk {reference}',
    payoutWaiting: 'Onderweg, kenmerk {reference}',
  },
};

/** The texts about where the money goes. */
export type PayoutTexts = Translation<typeof nl>;
