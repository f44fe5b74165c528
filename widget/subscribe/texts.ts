import { EMAIL_INVALID, EMAIL_REQUIRED } from '#api/accounts/rules.ts';
import { LOGIN_CODE_MISSING } from '#api/accounts/login-code-rules.ts';
import { PASSWORD_MISSING } from '#api/accounts/password-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { PRICE } from '#api/submissions/price-rules.ts';
import { ANSWER_REQUIRED, ANSWER_TOO_LONG } from '#api/submissions/rules.ts';

/** The sentences that the form and the API share, in one language. */
function sharedTexts(language: Language) {
  return {
    answerRequired: ANSWER_REQUIRED[language],
    answerTooLong: ANSWER_TOO_LONG[language],
    emailRequired: EMAIL_REQUIRED[language],
    emailInvalid: EMAIL_INVALID[language],
    passwordMissing: PASSWORD_MISSING[language],
    codeMissing: LOGIN_CODE_MISSING[language],
  };
}

const en = {
  ...sharedTexts('en'),
  title: `Take part for ${PRICE.en}`,
  steps: 'Your progress',
  stepAnswer: 'Your answer',
  stepAccount: 'Your account',
  stepPayment: 'Payment',
  changeAnswer: 'Change answer',
  answerHelp: '{celebrity} reads the best answers and chooses.',
  charactersUsed: '{used} of {max} characters',
  charactersLeft: 'Fewer than {left} characters left',
  noCharactersLeft: 'Your answer is too long',
  email: 'Email address',
  emailHelp: 'No account yet? We will create one for you.',
  lookingForYou: 'Checking who you are',
  loggedInAs: 'You are logged in as {email}',
  notYou: 'Not you? Log out',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot your password?',
  otherEmail: 'Use another email address',
  code: 'Code from your email',
  codeSent:
    'We have sent you an email. Type its code here within 10 minutes: after the sixth digit you go on. Or open the link in it.',
  mailCode: 'Email me a code',
  mailAgain: 'Send a new code',
  usePassword: 'Use your password',
  passkey: 'Use a passkey',
  passkeyStopped: 'No passkey was used. Try again, or choose another way.',
  continue: 'Continue',
  login: 'Login',
  subscribe: `Subscribe and Donate ${PRICE.en}`,
  continueToPayment: 'Continue to payment',
  processing: 'Processing...',
  leaving: 'Taking you to the payment page.',
  leavingLink: 'Nothing happening? Open it yourself',
  credentialsTitle: 'Your account is ready',
  credentialsNext: 'Next time, a code to {email} is enough: you need no password.',
  credentialsMade: 'Show the password we made for you',
  credentialsOwn: 'Choose your own password',
  credentialsOnce: 'Keep these somewhere safe. They are shown only once, and we do not email the password.',
  credentialsEmail: 'Email',
  credentialsPassword: 'Password',
  copyPassword: 'Copy password',
  copied: 'Copied!',
  paymentCancelled: 'Your payment was cancelled. Your answer is saved, so you can still pay.',
  sessionExpired: 'You are no longer logged in. Your answer is still here: continue with your email address.',
  confirmedElsewhere:
    'You confirmed your address in another browser. Log in here again, with a code from your email.',
  cookiesBlocked:
    'Your browser blocks cookies from this site, so it cannot keep you logged in until you have paid. Allow them in the settings of your browser, under privacy and cookies, and press the button again.',
  somethingWrong: 'Something went wrong.',
  networkFailure: 'Something went wrong!',
  toDashboard: 'View your submissions',
  trustTitle: 'How paying works',
  trustOnce: `You pay ${PRICE.en} once. Nothing more is charged afterwards.`,
  trustProvider: 'A card payment provider handles the payment. We never see your card or bank details.',
  methods: 'Payment methods',
  methodCard: 'Credit/debit card',
  methodTransfer: 'Bank transfer',
  methodDebit: 'SEPA direct debit',
  legal: 'By taking part you agree to the {terms}. The {privacy} explains what we do with your data.',
  minimumAge: 'You can take part if you are %minimumAgeFan% or older.',
  terms: 'terms and conditions',
  privacy: 'privacy statement',
};

/** Every text of the flow in one language; `{name}` is a placeholder. */
export type SubscribeTexts = Readonly<Record<keyof typeof en, string>>;

const nl: SubscribeTexts = {
  ...sharedTexts('nl'),
  title: `Doe mee voor ${PRICE.nl}`,
  steps: 'Je voortgang',
  stepAnswer: 'Je antwoord',
  stepAccount: 'Je account',
  stepPayment: 'Betaling',
  changeAnswer: 'Wijzig antwoord',
  answerHelp: '{celebrity} leest de beste antwoorden en kiest zelf.',
  charactersUsed: '{used} van {max} tekens',
  charactersLeft: 'Je hebt nog minder dan {left} tekens over',
  noCharactersLeft: 'Je antwoord is te lang',
  email: 'E-mailadres',
  emailHelp: 'Heb je nog geen account? Dan maken we er een voor je.',
  lookingForYou: 'Even kijken wie je bent',
  loggedInAs: 'Je bent ingelogd als {email}',
  notYou: 'Ben jij dit niet? Log uit',
  password: 'Wachtwoord',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
  forgotPassword: 'Wachtwoord vergeten?',
  otherEmail: 'Ander e-mailadres gebruiken',
  code: 'Code uit je mail',
  codeSent:
    'We hebben je een mail gestuurd. Typ hier binnen 10 minuten de code: na het zesde cijfer ga je verder. Of open de link in de mail.',
  mailCode: 'Mail mij een code',
  mailAgain: 'Stuur een nieuwe code',
  usePassword: 'Gebruik je wachtwoord',
  passkey: 'Gebruik een passkey',
  passkeyStopped: 'Er is geen passkey gebruikt. Probeer het opnieuw of kies een andere manier.',
  continue: 'Verder',
  login: 'Inloggen',
  subscribe: `Doe mee en doneer ${PRICE.nl}`,
  continueToPayment: 'Ga verder naar betalen',
  processing: 'Bezig...',
  leaving: 'We brengen je naar de betaalpagina.',
  leavingLink: 'Gebeurt er niets? Open de pagina zelf',
  credentialsTitle: 'Je account is klaar',
  credentialsNext: 'Volgende keer is een code naar {email} genoeg: een wachtwoord heb je niet nodig.',
  credentialsMade: 'Toon het wachtwoord dat we voor je maakten',
  credentialsOwn: 'Kies je eigen wachtwoord',
  credentialsOnce: 'Bewaar deze gegevens goed. Je ziet ze maar één keer en we mailen het wachtwoord niet.',
  credentialsEmail: 'E-mailadres',
  credentialsPassword: 'Wachtwoord',
  copyPassword: 'Kopieer het wachtwoord',
  copied: 'Gekopieerd!',
  paymentCancelled: 'Je betaling is geannuleerd. Je antwoord is bewaard: je kunt alsnog betalen.',
  sessionExpired: 'Je bent niet meer ingelogd. Je antwoord staat er nog: ga verder met je e-mailadres.',
  confirmedElsewhere:
    'Je hebt je adres in een andere browser bevestigd. Log hier opnieuw in, met een code uit je mail.',
  cookiesBlocked:
    'Je browser blokkeert cookies van deze site en kan je daardoor niet ingelogd houden tot je hebt betaald. Sta ze toe in de instellingen van je browser, bij privacy en cookies, en druk opnieuw op de knop.',
  somethingWrong: 'Er ging iets mis.',
  networkFailure: 'Er ging iets mis!',
  toDashboard: 'Bekijk je inschrijvingen',
  trustTitle: 'Zo werkt betalen',
  trustOnce: `Je betaalt één keer ${PRICE.nl}. Daarna wordt er niets meer afgeschreven.`,
  trustProvider: 'Een betaalprovider handelt de betaling af. Wij zien je kaart- en bankgegevens nooit.',
  methods: 'Betaalmethoden',
  methodCard: 'Creditcard of betaalpas',
  methodTransfer: 'Bankoverschrijving',
  methodDebit: 'SEPA-incasso',
  legal:
    'Door mee te doen ga je akkoord met de {terms}. In de {privacy} lees je wat we met je gegevens doen.',
  minimumAge: 'Meedoen kan vanaf %minimumAgeFan% jaar.',
  terms: 'algemene voorwaarden',
  privacy: 'privacyverklaring',
};

/**
 * The texts of the flow by language. The page that renders the form passes on one of them; scripts in the browser only
 * import the type, so that no visitor downloads both languages.
 */
export const subscribeTexts: Readonly<Record<Language, SubscribeTexts>> = { nl, en };
