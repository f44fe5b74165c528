import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { UNKNOWN_ARTIST } from '#api/celebrities/rules.ts';
import { YEAR_LABELS } from '#api/subscriptions/year-rules.ts';
import { OWN_SHARE_TEXTS } from '../sharing/share-texts.ts';
import { THANK_YOU_TEXTS } from '../thanks/thank-you-texts.ts';
import { WALL_CHOICE_TEXTS } from '../wall/texts.ts';
import type { Language } from '#api/platform/rules.ts';
import { pairTexts, defineTexts } from '#site/i18n/feature-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';

/** The texts of a person's own submissions. */
const SUBMISSIONS_TEXTS = {
  ...OWN_SHARE_TEXTS,
  ...THANK_YOU_TEXTS,
  ...WALL_CHOICE_TEXTS,
  yearStatement: { nl: 'Bekijk je jaaroverzicht van {year}', en: 'See your annual statement for {year}' },
  heading: { nl: 'Je inschrijvingen', en: 'Your Campaign Submissions' },
  loading: { nl: 'Je inschrijvingen laden...', en: 'Loading your submissions...' },
  loadFailed: { nl: 'We konden je inschrijvingen niet laden.', en: 'We could not load your submissions.' },
  successAccount: { nl: 'Je account is klaar. Welkom!', en: 'Your account is ready. Welcome!' },
  emptyTitle: { nl: 'Nog geen inschrijvingen', en: 'No submissions yet' },
  empty: {
    nl: 'Je doet nog nergens aan mee. Bekijk de campagnes die nu open zijn.',
    en: 'You have not taken part in anything yet. Check out the active campaigns.',
  },
  toCampaigns: { nl: 'Bekijk de campagnes', en: 'See the campaigns' },
  loadMore: { nl: 'Meer laden', en: 'Load more' },
  unknownCampaign: { nl: 'Onbekende campagne', en: 'Unknown Campaign' },
  unknownArtist: UNKNOWN_ARTIST,
  invalidDate: { nl: 'Ongeldige datum', en: 'Invalid date' },
  by: { nl: 'met', en: 'by' },
  submitted: { nl: 'Ingestuurd op', en: 'Submitted on' },
  aboutAnswer: { nl: 'Meer over je antwoord', en: 'More about your answer' },
  receipt: { nl: 'Controlecode', en: 'Check code' },
  receiptCheck: { nl: 'Controleer of je antwoord vastligt', en: 'Check that your answer is on record' },
  viewDetails: { nl: 'Bekijk details', en: 'View Details' },
  more: { nl: 'Lees verder', en: 'Read more' },
  less: { nl: 'Minder', en: 'Show less' },
  paid: { nl: 'Betaald', en: 'Paid' },
  pending: { nl: 'Nog te betalen', en: 'Pending' },
  processing: { nl: 'In verwerking', en: 'Processing' },
  failed: { nl: 'Mislukt', en: 'Failed' },
  refunded: { nl: 'Terugbetaald', en: 'Refunded' },
  disputed: { nl: 'Betwist', en: 'Disputed' },
  pay: { nl: 'Betaal', en: 'Pay' },
  retryPayment: { nl: 'Betaal opnieuw', en: 'Retry Payment' },
  busy: { nl: 'Bezig...', en: 'Processing...' },
  paymentProcessing: { nl: 'Betaling wordt verwerkt...', en: 'Payment Processing...' },
  paymentFailed: { nl: 'Er ging iets mis.', en: 'Something went wrong.' },
  paymentUnreachable: {
    nl: 'De betaling starten is niet gelukt. Probeer het opnieuw.',
    en: 'Failed to initiate payment. Please try again.',
  },
  cancel: { nl: 'Inschrijving annuleren', en: 'Cancel subscription' },
  cancelTitle: { nl: 'Inschrijving annuleren?', en: 'Cancel this submission?' },
  cancelMessage: {
    nl: 'Je antwoord voor ‘{campaign}’ vervalt. Dit kun je niet ongedaan maken.',
    en: 'Your answer for “{campaign}” will be withdrawn. This cannot be undone.',
  },
  cancelConfirm: { nl: 'Annuleer inschrijving', en: 'Cancel Submission' },
  cancelKeep: { nl: 'Behoud inschrijving', en: 'Keep Submission' },
  cancelBusy: { nl: 'Annuleren...', en: 'Cancelling...' },
  cancelled: { nl: 'Je inschrijving is verwijderd', en: 'Successfully deleted' },
  cancelFailed: { nl: 'De inschrijving annuleren is niet gelukt', en: 'Failed to cancel submission' },
  cancelUnreachable: {
    nl: 'De inschrijving annuleren is niet gelukt. Probeer het opnieuw.',
    en: 'Failed to cancel submission. Please try again.',
  },
  remove: { nl: 'Verwijder inschrijving', en: 'Remove submission' },
  'note-transfer': {
    nl: 'Je bankoverschrijving of incasso is niet gelukt. We hebben niets ontvangen; je kunt opnieuw betalen.',
    en: 'Your bank transfer or direct debit failed. We have received nothing; you can pay again.',
  },
  notePayUntil: {
    nl: `Betalen kan tot {deadline} (${EVENT_TIME_ZONE_NAME.nl}).`,
    en: `You can pay until {deadline} (${EVENT_TIME_ZONE_NAME.en}).`,
  },
  'note-expired': {
    nl: 'De betaalpagina is verlopen voordat je betaalde. Er is niets afgeschreven; je kunt opnieuw betalen.',
    en: 'The payment page expired before you paid. Nothing was charged; you can pay again.',
  },
  invoice: { nl: 'Download betaalbewijs', en: 'Download Invoice' },
  invoiceBusy: { nl: 'Betaalbewijs ophalen...', en: 'Getting the receipt...' },
  invoiceOpened: { nl: 'Betaalbewijs geopend in een nieuw tabblad', en: 'Invoice opened in new tab' },
  invoiceFailed: { nl: 'Het betaalbewijs downloaden is niet gelukt', en: 'Failed to download invoice' },
  noteThanksWithdrawn: {
    nl: 'Het bedankje is ingetrokken na een melding.',
    en: 'The thank-you was withdrawn after a report.',
  },
  noteAfterReopening: {
    nl: 'Betaald nadat de campagne was heropend, toen de organisator de eerdere antwoorden al kon lezen. Dat staat op de selectiepagina en in het dossier.',
    en: 'Paid after the campaign was reopened, when the organiser could already read the earlier answers. The selection page and the record say so.',
  },
  outcomeAnswerBy: {
    nl: `Kom je? Laat het weten vóór {date} (${EVENT_TIME_ZONE_NAME.nl}).`,
    en: `Will you come? Let us know before {date} (${EVENT_TIME_ZONE_NAME.en}).`,
  },
  outcomeAccept: { nl: 'Ja, ik kom', en: 'Yes, I will come' },
  outcomeDecline: { nl: 'Nee, ik kan niet', en: 'No, I cannot' },
  outcomeDate: { nl: 'Datum', en: 'Date' },
  outcomeTime: { nl: 'Tijd', en: 'Time' },
  outcomePlace: { nl: 'Plaats', en: 'Place' },
  outcomeDateOpen: {
    nl: 'Spreken jullie nog af, binnen een jaar',
    en: 'You arrange it together, within a year',
  },
  outcomePlaceOpen: { nl: 'In overleg', en: 'To be agreed' },
  outcomeCalendar: { nl: 'Zet in je agenda', en: 'Add to your calendar' },
  outcomeRaised: {
    nl: 'Samen brachten jullie {amount} op voor {charity}.',
    en: 'Together you raised {amount} for {charity}.',
  },
  outcomeNominee: {
    nl: 'Je antwoord hoorde bij de genomineerden waaruit {celebrity} koos.',
    en: 'Your answer was among the nominees {celebrity} chose from.',
  },
  outcomeScore: { nl: 'Je score:', en: 'Your score:' },
  outcomeOutOfTen: { nl: 'van 10', en: 'out of 10' },
  outcomeReasoning: { nl: 'Analyse door AI', en: 'AI Analysis' },
  outcomeRubricReasoning: { nl: 'Toelichting van de rekenregel', en: 'Explanation by the formula' },
  outcomeOwnReason: { nl: 'Waarom jouw antwoord is gekozen', en: 'Why your answer was chosen' },
  outcomeReason: { nl: 'Waarom de winnaar is gekozen', en: 'Why the winner was chosen' },
  outcomeReasons: { nl: 'Waarom de winnaars zijn gekozen', en: 'Why the winners were chosen' },
  outcomeNoScore: {
    nl: 'We konden je antwoord geen score geven. Dat zegt niets over hoe goed het is.',
    en: 'We could not score your answer. That says nothing about how good it is.',
  },
  readingText: {
    nl: 'De genomineerden zijn bekend en {celebrity} gaat kiezen.',
    en: 'The nominees are known, and {celebrity} is about to choose.',
  },
  readingAdvice: {
    nl: 'De score is een advies: een mens beslist.',
    en: 'The score is advice: a person decides.',
  },
  readingHow: { nl: 'Zo wordt er gekozen', en: 'How the choice is made' },
  readingAsk: {
    nl: 'Is er iets over het hoofd gezien? Laat een mens het nog eens lezen',
    en: 'Was something overlooked? Have a person read it again',
  },
  readingAskUntil: {
    nl: `Dat kan één keer, tot {until} (${EVENT_TIME_ZONE_NAME.nl}), zolang er niet is gekozen. De organisator leest je antwoord dan opnieuw en antwoordt binnen zeven dagen.`,
    en: `You can ask once, until {until} (${EVENT_TIME_ZONE_NAME.en}), as long as nobody has been chosen. The organiser then reads your answer again and replies within seven days.`,
  },
  readingOverlooked: { nl: 'Wat is er over het hoofd gezien?', en: 'What was overlooked?' },
  readingSend: { nl: 'Vraag het aan de organisator', en: 'Ask the organiser' },
  readingAsked: {
    nl: 'Op {date} vroeg je of iemand je antwoord nog eens leest:',
    en: 'On {date} you asked for a person to read your answer again:',
  },
  readingDue: { nl: 'De organisator antwoordt uiterlijk {date}.', en: 'The organiser replies by {date}.' },
  readingOverdue: {
    nl: 'De organisator had uiterlijk {date} moeten antwoorden.',
    en: 'The organiser should have replied by {date}.',
  },
  readingContact: { nl: 'Schrijf ons, dan kijken wij ernaar.', en: 'Write to us, and we will look into it.' },
  readingReplied: {
    nl: 'De organisator las het opnieuw en antwoordde op {date}:',
    en: 'The organiser read it again and replied on {date}:',
  },
  readingNominated: {
    nl: 'Je antwoord was toen genomineerd.',
    en: 'Your answer had been nominated by then.',
  },
  readingNotNominated: {
    nl: 'Je antwoord was toen niet genomineerd.',
    en: 'Your answer had not been nominated by then.',
  },
  readingFailed: {
    nl: 'Dat is niet gelukt. Probeer het opnieuw.',
    en: 'That did not work. Please try again.',
  },
  outcomeHow: { nl: 'Zo is er gekozen', en: 'How the choice was made' },
};

/** The texts of a fan's submissions. */
const TEXTS = {
  submissions: SUBMISSIONS_TEXTS,
  subscribed: {
    heading: { nl: 'Campagnes waar je aan meedoet', en: 'Your Subscribed Campaigns' },
    empty: {
      nl: 'Je doet nog nergens aan mee. Ontdek de campagnes van bekende gezichten en goede doelen.',
      en: 'You have not taken part in a campaign yet. Discover the campaigns of celebrities and charities.',
    },
    emptyCelebrity: {
      nl: 'Je doet nog nergens aan mee. Ontdek de campagnes van andere bekende gezichten.',
      en: 'You have not taken part in a campaign yet. Discover the campaigns of other celebrities.',
    },
    paymentFailed: { nl: 'Opnieuw betalen is niet gelukt', en: 'Failed to retry payment' },
    paymentUnreachable: { nl: 'Er ging iets mis', en: 'An error occurred' },
    dismiss: { nl: 'Melding sluiten', en: 'Close message' },
  },
  year: {
    ...pairTexts(YEAR_LABELS),
    pageTitle: { nl: 'Jaaroverzicht', en: 'Annual statement' },
    title: { nl: 'Jaaroverzicht {year}', en: 'Annual statement for {year}' },
    lead: {
      nl: 'Alle betalingen van {name} aan Power Hour in {year}.',
      en: 'All payments by {name} to Power Hour in {year}.',
    },
    empty: {
      nl: 'Je hebt in {year} niets betaald. Bij je inschrijvingen zie je wat je in andere jaren hebt betaald.',
      en: 'No payments in {year}. Your submissions show what you paid in other years.',
    },
    toSubmissions: { nl: 'Naar je inschrijvingen', en: 'Go to your submissions' },
    campaign: { nl: 'Campagne en goed doel', en: 'Campaign and charity' },
    tooMany: {
      nl: 'Dit zijn de eerste {count} betalingen van het jaar.',
      en: 'These are the first {count} payments of the year.',
    },
    csv: { nl: 'Download als tabel (CSV)', en: 'Download as a table (CSV)' },
    print: { nl: 'Print of bewaar als pdf', en: 'Print or save as PDF' },
  },
};

/** The dashboard's own texts, which editors override by name ('dashboard.submissions.…'). */
export const ownSubmissionTexts = defineTexts('dashboard', TEXTS);

/** Returns the texts of a fan's submissions with those of moments. For pages: an island gets only its parts. */
export function submissionTexts(language: Language) {
  const { submissions, ...rest } = ownSubmissionTexts(language);
  return { submissions: { ...submissions, moment: momentTexts(language) }, ...rest };
}
export type SubmissionTexts = ReturnType<typeof submissionTexts>;
