import { PRICE } from '#api/submissions/price-rules.ts';
import { ownShareEn, ownShareNl } from '../sharing/share-texts.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  pageTitle: 'Je betaling',
  loading: 'We zoeken je betaling op',
  noScript:
    'Zonder JavaScript kunnen we hier niet laten zien hoe het met je betaling staat. Zodra die binnen is, krijg je een mail.',
  paidTitle: 'Je doet mee!',
  paidText: `Je ${PRICE.nl} voor {charity} is binnen en je antwoord telt mee. Dank je wel.`,
  paidTextNoCharity: `Je ${PRICE.nl} is binnen en je antwoord telt mee. Dank je wel.`,
  changeAnswer: 'Verander je antwoord',
  ticketFor: 'Power Hour met',
  ticketMinute: 'Minuut {minute} is van jou',
  calendar: 'Houd de datum vrij in je agenda',
  checkingTitle: 'We controleren je betaling',
  checkingText: 'Dat duurt meestal een paar seconden.',
  afterTitle: 'Als je nog even hebt',
  afterText: 'Je doet al mee. Alles hieronder mag je overslaan.',
  afterName: 'Hoe heet je?',
  afterNameLabel: 'Je voornaam',
  afterNameHelp:
    'Zo spreken we je aan, en {celebrity} leest hem bij je antwoord. Zonder naam ben je ‘Fan’ met een nummer. Voor de score maakt het niets uit.',
  afterNameSave: 'Bewaar je naam',
  afterNameSaved: 'Dank je, {name}.',
  afterPasskey: 'Volgende keer zonder wachtwoord of code',
  unknownTitle: 'We vinden deze inschrijving niet',
  unknownText:
    'Misschien hoort die bij een ander account, of heb je die geannuleerd. Bij je inschrijvingen zie je wat er wel is.',
  signedOutTitle: 'Log in om je betaling te zien',
  signedOutText: 'Je bent op dit apparaat niet ingelogd. Voor je betaling maakt dat niet uit.',
  unreachableTitle: 'We kunnen je betaling nu niet laten zien',
  unreachableText: 'Voor je betaling maakt dat niet uit. Controleer je verbinding en kijk opnieuw.',
  stopped: 'Deze pagina ververst niet meer vanzelf.',
  lookAgain: 'Kijk opnieuw',
  pay: `Betaal ${PRICE.nl}`,
  retry: 'Betaal opnieuw',
  busy: 'Bezig...',
  toDashboard: 'Bekijk je inschrijvingen',
  toCampaign: 'Terug naar de campagne',
  login: 'Inloggen',
  paymentFailed: 'Er ging iets mis.',
  paymentUnreachable: 'De betaling starten is niet gelukt. Probeer het opnieuw.',
  ...ownShareNl,
};

/** Every text of the page after paying, in one language. */
export type PaymentTexts = Translation<typeof nl>;

const en: PaymentTexts = {
  pageTitle: 'Your payment',
  loading: 'Looking up your payment',
  noScript:
    'Without JavaScript we cannot show here how your payment is doing. As soon as it has arrived, you will get an email.',
  paidTitle: 'You are in!',
  paidText: `Your ${PRICE.en} for {charity} has arrived and your answer counts. Thank you.`,
  paidTextNoCharity: `Your ${PRICE.en} has arrived and your answer counts. Thank you.`,
  changeAnswer: 'Change your answer',
  ticketFor: 'Power Hour with',
  ticketMinute: 'Minute {minute} is yours',
  calendar: 'Keep the date free in your calendar',
  checkingTitle: 'We are checking your payment',
  checkingText: 'This usually takes a few seconds.',
  afterTitle: 'If you have a moment',
  afterText: 'You are already in. Everything below is optional.',
  afterName: 'What is your name?',
  afterNameLabel: 'Your first name',
  afterNameHelp:
    'It is what we call you, and {celebrity} sees it next to your answer. Without a name you are “Fan” and a number. It makes no difference to your score.',
  afterNameSave: 'Save your name',
  afterNameSaved: 'Thank you, {name}.',
  afterPasskey: 'Next time, no password and no code',
  unknownTitle: 'We cannot find this submission',
  unknownText:
    'It may belong to another account, or you may have cancelled it. Your submissions show what we do have.',
  signedOutTitle: 'Log in to see your payment',
  signedOutText: 'You are not logged in on this device. That makes no difference to your payment.',
  unreachableTitle: 'We cannot show your payment right now',
  unreachableText: 'That makes no difference to your payment. Check your connection and try again.',
  stopped: 'This page has stopped refreshing by itself.',
  lookAgain: 'Check again',
  pay: `Pay ${PRICE.en}`,
  retry: 'Retry Payment',
  busy: 'Processing...',
  toDashboard: 'View your submissions',
  toCampaign: 'Back to the campaign',
  login: 'Login',
  paymentFailed: 'Something went wrong.',
  paymentUnreachable: 'Failed to initiate payment. Please try again.',
  ...ownShareEn,
};

/**
 * The texts in a language, with the editors' overrides ('payment.paidTitle'). A page passes them to its island, so that
 * no browser loads both languages.
 */
export const paymentTexts = defineTexts<PaymentTexts>('payment', { nl, en });
