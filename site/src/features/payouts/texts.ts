import { STATEMENT_LABELS } from '#api/payouts/label-rules.ts';
import { pairTexts, defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { LOAD_MORE_TEXTS } from '#site/ui/load-more-texts.ts';

const REVERSED = { nl: '{amount} teruggehaald', en: '{amount} taken back' };

const TEXTS = {
  statement: {
    ...pairTexts(STATEMENT_LABELS),
    pageTitle: { nl: 'Afrekening', en: 'Statement' },
    title: { nl: 'Afrekening van ‘{campaign}’', en: 'Statement for “{campaign}”' },
    charity: { nl: 'Voor {charity}', en: 'For {charity}' },
    noCharity: { nl: 'Nog zonder goed doel', en: 'No charity yet' },
    amount: { nl: 'Bedrag', en: 'Amount' },
    costsPlatform: {
      nl: 'Kosten van de betaalprovider, betaald door Power Hour',
      en: 'Costs of the payment provider, paid by Power Hour',
    },
    costsIncomplete: {
      nl: 'Van {priced} van de {payments} betalingen zijn de kosten bekend.',
      en: 'The costs of {priced} of the {payments} payments are known.',
    },
    changed: {
      nl: 'Na deze afrekening veranderde het bedrag nog met {amount}.',
      en: 'After this statement, the amount changed by {amount}.',
    },
    frozen: { nl: 'De bedragen staan sinds {date} vast.', en: 'The amounts have been final since {date}.' },
    reversed: {
      nl: 'Van de rekening van het goede doel is {amount} teruggehaald.',
      en: '{amount} was taken back from the charity’s account.',
    },
    carried: {
      nl: '{amount} komt op de volgende afrekening van dit goede doel.',
      en: '{amount} is on this charity’s next statement.',
    },
    sent: {
      nl: 'Op {date} aangekomen bij de bank van het goede doel, kenmerk {reference}.',
      en: 'Reached the charity’s bank on {date}, reference {reference}.',
    },
    csv: { nl: 'Download als tabel (CSV)', en: 'Download as a table (CSV)' },
  },
  obstacles: {
    cancelled: {
      nl: 'De campagne gaat niet door; iedereen krijgt het geld terug.',
      en: 'The campaign is not going ahead; everyone gets their money back.',
    },
    open: { nl: 'De campagne is nog open.', en: 'The campaign is still open.' },
    'no-winners': {
      nl: 'Er zijn nog geen winnaars. Zonder winnaars betalen we niets uit.',
      en: 'There are no winners yet. No money is paid out without winners.',
    },
    unsettled: {
      nl: 'Nog geen winnaar heeft ja gezegd. Zolang dat zo is, betalen we niets uit.',
      en: 'No winner has accepted yet. No money is paid out until one has.',
    },
    'no-date': {
      nl: 'De ontmoeting heeft nog geen datum. Zolang dat zo is, betalen we niets uit.',
      en: 'The meeting has no date yet. No money is paid out until it has one.',
    },
    'nothing-due': { nl: 'Er valt niets uit te betalen.', en: 'There is nothing to pay out.' },
    'charity-not-approved': { nl: 'Het goede doel is niet goedgekeurd.', en: 'The charity is not approved.' },
    'refunds-due': { nl: 'Er moeten nog betalingen terug.', en: 'Some payments still have to go back.' },
    'costs-unknown': {
      nl: 'Nog niet alle kosten van de betaalprovider zijn bekend.',
      en: 'Not all costs of the payment provider are known yet.',
    },
    'too-early': { nl: 'Kan vanaf {date} worden uitbetaald.', en: 'Can be paid out from {date}.' },
    'no-account': {
      nl: 'Het goede doel kan nog geen geld ontvangen bij de betaalprovider.',
      en: 'The charity cannot receive money through the payment provider yet.',
    },
  },
  admin: {
    heading: { nl: 'Uitbetalingen', en: 'Payouts' },
    lead: {
      nl: 'Campagnes waarvan de opbrengst nog bij ons staat, en wat er naar goede doelen ging. Overmaken gaat vanzelf, zodra de winnaars lang genoeg bekend zijn en het goede doel geld kan ontvangen.',
      en: 'Campaigns whose proceeds are still with us, and what went to charities. Transfers are made automatically, once the winners have been known for long enough and the charity can receive money.',
    },
    notYours: { nl: 'Alleen een beheerder ziet de uitbetalingen.', en: 'Only an admin can see the payouts.' },
    payableTitle: { nl: 'Wacht op uitbetaling', en: 'Waiting to be paid out' },
    empty: {
      nl: 'Van geen enkele gesloten campagne staat er nog geld bij ons.',
      en: 'We hold no money from any closed campaign.',
    },
    carry: {
      nl: '{amount} meegenomen uit eerdere afrekeningen',
      en: '{amount} carried over from earlier statements',
    },
    account: { nl: 'Goed doel', en: 'Charity' },
    ready: { nl: 'Klaar om uit te betalen', en: 'Ready to be paid out' },
    notReady: { nl: 'Nog niet', en: 'Not yet' },
    transfersTitle: { nl: 'Overboekingen', en: 'Transfers' },
    noTransfers: { nl: 'Er is nog niets overgemaakt.', en: 'Nothing has been transferred yet.' },
    arrivedOn: { nl: 'Op {date} aangekomen bij de bank', en: 'Arrived at the bank on {date}' },
    reversed: REVERSED,
    failure: {
      nl: 'Geweigerd door de betaalprovider of de bank',
      en: 'Refused by the payment provider or the bank',
    },
    againDone: {
      nl: 'De betaalprovider is opnieuw gevraagd',
      en: 'The payment provider has been asked again',
    },
    campaign: { nl: 'Campagne', en: 'Campaign' },
    state: { nl: 'Status', en: 'Status' },
    amount: { nl: 'Bedrag', en: 'Amount' },
    made: { nl: 'Vastgesteld', en: 'Finalised' },
    action: { nl: 'Actie', en: 'Action' },
  },
  account: {
    title: { nl: 'Geld ontvangen', en: 'Receiving money' },
    lead: {
      nl: 'De opbrengst gaat rechtstreeks naar een eigen rekening van jullie bij de betaalprovider, en vandaar naar jullie bank. Jullie gegevens en bankrekening vul je alleen daar in: wij zien en bewaren ze niet.',
      en: 'The proceeds go straight to your own account with the payment provider, and from there to your bank. You enter your identity and bank details only there: we neither see nor keep them.',
    },
    none: { nl: 'Er is nog geen rekening geopend.', en: 'No account has been opened yet.' },
    incomplete: {
      nl: 'De betaalprovider mist nog gegevens. Je gaat verder waar je was gebleven.',
      en: 'The payment provider still needs some information. You can pick up where you left off.',
    },
    pending: {
      nl: 'De betaalprovider controleert de gegevens. Dat duurt meestal niet langer dan een paar dagen; jullie hoeven nu niets te doen.',
      en: 'The payment provider is checking the information. That rarely takes more than a few days; you don’t need to do anything now.',
    },
    ready: { nl: 'Jullie kunnen geld ontvangen.', en: 'You can receive money.' },
    refused: {
      nl: 'De betaalprovider accepteert dit goede doel niet. Vraag de betaalprovider waarom, of laat het ons weten.',
      en: 'The payment provider does not accept this charity. Ask the payment provider why, or let us know.',
    },
    contact: { nl: 'Neem contact op', en: 'Get in touch' },
    own: {
      nl: 'Alleen iemand van het goede doel zelf kan dit doen.',
      en: 'Only someone from the charity itself can do this.',
    },
    start: { nl: 'Open een rekening', en: 'Open an account' },
    resume: { nl: 'Ga verder met de aanvraag', en: 'Continue the application' },
    starting: { nl: 'We brengen je naar de betaalprovider...', en: 'Taking you to the payment provider...' },
    failed: {
      nl: 'De betaalprovider openen is niet gelukt. Probeer het opnieuw.',
      en: 'The payment provider could not be opened. Please try again.',
    },
    expired: {
      nl: 'De pagina van de betaalprovider was verlopen. Begin hier opnieuw; wat al is ingevuld, is bewaard.',
      en: 'The payment provider’s page had expired. Start again here; what was filled in is kept.',
    },
    raised: { nl: 'Opgehaald voor jullie', en: 'Raised for you' },
    paidOut: { nl: 'Uitbetaald', en: 'Paid out' },
    payoutsTitle: { nl: 'Uitbetalingen', en: 'Payouts' },
    loading: { nl: 'Uitbetalingen laden...', en: 'Loading payouts...' },
    ...LOAD_MORE_TEXTS,
    reversed: REVERSED,
    noPayouts: { nl: 'Er is nog niets uitbetaald.', en: 'Nothing has been paid out yet.' },
    payoutSent: {
      nl: 'Op {date} aangekomen bij de bank, kenmerk {reference}',
      en: 'Arrived at the bank on {date}, reference {reference}',
    },
    payoutAwaited: { nl: 'Nog niet uitbetaald', en: 'Not paid out yet' },
    payoutWaiting: { nl: 'Onderweg, kenmerk {reference}', en: 'On its way, reference {reference}' },
    payoutNothing: {
      nl: 'Niets uit te betalen, kenmerk {reference}',
      en: 'Nothing to pay out, reference {reference}',
    },
  },
};

export type PayoutTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('payouts.admin.heading'). For pages, not islands. */
export const payoutTexts = defineTexts('payouts', TEXTS);
