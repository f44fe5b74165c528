import { PRICE } from '#api/submissions/price-rules.ts';
import { OWN_SHARE_TEXTS } from '../sharing/share-texts.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  pageTitle: { nl: 'Je betaling', en: 'Your payment' },
  loading: { nl: 'We zoeken je betaling op', en: 'Looking up your payment' },
  noScript: {
    nl: 'Zonder JavaScript kunnen we hier niet laten zien hoe het met je betaling staat. Zodra die binnen is, krijg je een mail.',
    en: 'Without JavaScript we cannot show the state of your payment here. We will email you once it has arrived.',
  },
  paidTitle: { nl: 'Je doet mee!', en: 'You are in!' },
  paidText: {
    nl: `Je ${PRICE.nl} voor {charity} is binnen en je antwoord telt mee. Dank je wel.`,
    en: `Your ${PRICE.en} for {charity} has arrived and your answer counts. Thank you.`,
  },
  paidTextNoCharity: {
    nl: `Je ${PRICE.nl} is binnen en je antwoord telt mee. Dank je wel.`,
    en: `Your ${PRICE.en} has arrived and your answer counts. Thank you.`,
  },
  changeAnswer: { nl: 'Verander je antwoord', en: 'Change your answer' },
  ticketFor: { nl: 'Power Hour met', en: 'Power Hour with' },
  ticketMinute: { nl: 'Minuut {minute} is van jou', en: 'Minute {minute} is yours' },
  checkingTitle: { nl: 'We controleren je betaling', en: 'We are checking your payment' },
  checkingText: { nl: 'Dat duurt meestal een paar seconden.', en: 'This usually takes a few seconds.' },
  afterTitle: { nl: 'Als je nog even hebt', en: 'If you have a moment' },
  afterText: {
    nl: 'Je doet al mee. Alles hieronder mag je overslaan.',
    en: 'You are already in. Everything below is optional.',
  },
  afterName: { nl: 'Hoe heet je?', en: 'What is your name?' },
  afterNameLabel: { nl: 'Je voornaam', en: 'Your first name' },
  afterNameHelp: {
    nl: 'Zo spreken we je aan, en {celebrity} ziet je naam bij je antwoord. Zonder naam ben je ‘Fan’ met een nummer. Voor de score maakt het niets uit.',
    en: 'This is what we call you, and {celebrity} sees it next to your answer. Without a name you appear as “Fan” and a number. It makes no difference to your score.',
  },
  afterNameSave: { nl: 'Bewaar je naam', en: 'Save your name' },
  afterNameSaved: { nl: 'Dank je, {name}.', en: 'Thank you, {name}.' },
  afterPasskey: { nl: 'Volgende keer zonder wachtwoord of code', en: 'Next time, no password and no code' },
  unknownTitle: { nl: 'We vinden deze inschrijving niet', en: 'We cannot find this submission' },
  unknownText: {
    nl: 'Misschien hoort die bij een ander account, of heb je die geannuleerd. Bij je inschrijvingen zie je wat er wel is.',
    en: 'It may belong to another account, or you may have cancelled it. See what we do have in your submissions.',
  },
  signedOutTitle: { nl: 'Log in om je betaling te zien', en: 'Log in to see your payment' },
  signedOutText: {
    nl: 'Je bent op dit apparaat niet ingelogd. Voor je betaling maakt dat niet uit.',
    en: 'You are not logged in on this device. This does not affect your payment.',
  },
  unreachableTitle: {
    nl: 'We kunnen je betaling nu niet laten zien',
    en: 'We cannot show your payment right now',
  },
  unreachableText: {
    nl: 'Voor je betaling maakt dat niet uit. Controleer je verbinding en kijk opnieuw.',
    en: 'This does not affect your payment. Check your connection and try again.',
  },
  stopped: {
    nl: 'Deze pagina ververst niet meer vanzelf.',
    en: 'This page has stopped refreshing by itself.',
  },
  lookAgain: { nl: 'Kijk opnieuw', en: 'Check again' },
  pay: { nl: `Betaal ${PRICE.nl}`, en: `Pay ${PRICE.en}` },
  busy: { nl: 'Bezig...', en: 'Processing...' },
  toDashboard: { nl: 'Bekijk je inschrijvingen', en: 'View your submissions' },
  toCampaign: { nl: 'Terug naar de campagne', en: 'Back to the campaign' },
  login: { nl: 'Inloggen', en: 'Login' },
  paymentFailed: { nl: 'Er ging iets mis.', en: 'Something went wrong.' },
  paymentUnreachable: {
    nl: 'De betaling starten is niet gelukt. Probeer het opnieuw.',
    en: 'Failed to initiate payment. Please try again.',
  },
  ...OWN_SHARE_TEXTS,
};

/** Every text of the page after paying, in one language. */
export type PaymentTexts = Translation<typeof TEXTS>;

/**
 * The texts in a language, with the editors' overrides ('payment.paidTitle'). A page passes them to its island, so that
 * no browser loads both languages.
 */
export const paymentTexts = defineTexts('payment', TEXTS);
