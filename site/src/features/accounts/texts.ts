import { EMAIL_INVALID, EMAIL_REQUIRED, NAME_REQUIRED, URL_INVALID } from '#api/accounts/rules.ts';
import { LOGIN_CODE_MISSING } from '#api/accounts/login-code-rules.ts';
import { PASSWORD_GUESSABLE, PASSWORD_LENGTH, PASSWORD_REQUIRED } from '#api/accounts/password-rules.ts';
import { BIO_TOO_SHORT, PROFILE_REQUIRED } from '#api/celebrities/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { defineTexts } from '#site/i18n/feature-texts.ts';
import { LINK_TEXTS } from './link-texts.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';

/** The texts of the account pages. */
const TEXTS = {
  common: {
    email: { nl: 'E-mailadres', en: 'Email address' },
    password: { nl: 'Wachtwoord', en: 'Password' },
    newPassword: { nl: 'Nieuw wachtwoord', en: 'New password' },
    newPasswordHelp: {
      nl: 'Minstens 8 tekens. Een paar gewone woorden achter elkaar zijn sterk en makkelijk te onthouden.',
      en: 'At least 8 characters. A few ordinary words in a row make a strong password that is easy to remember.',
    },
    showPassword: { nl: 'Toon wachtwoord', en: 'Show password' },
    hidePassword: { nl: 'Verberg wachtwoord', en: 'Hide password' },
    optional: { nl: '(optioneel)', en: '(optional)' },
    failed: { nl: 'Er ging iets mis.', en: 'Something went wrong.' },
    unreachable: {
      nl: 'We kregen geen verbinding. Controleer je internet en probeer het opnieuw.',
      en: 'We could not connect. Check your internet connection and try again.',
    },
    checking: { nl: 'We kijken of je link nog werkt...', en: 'Checking your link...' },
    noScript: {
      nl: 'Deze pagina heeft JavaScript nodig om je gegevens veilig te versturen. Zet het aan in je browser en laad de pagina opnieuw.',
      en: 'This page needs JavaScript to send your details safely. Turn it on in your browser and reload the page.',
    },
  },
  login: {
    title: { nl: 'Inloggen', en: 'Log in' },
    heading: { nl: 'Fijn dat je er weer bent', en: 'Good to see you again' },
    lead: {
      nl: 'Log in om je inschrijvingen en campagnes te zien.',
      en: 'Log in to see your submissions and campaigns.',
    },
    submit: { nl: 'Inloggen', en: 'Login' },
    busy: { nl: 'Bezig met inloggen...', en: 'Logging in...' },
    failed: { nl: 'Inloggen is niet gelukt', en: 'Login failed' },
    tryAgain: { nl: 'Inloggen is niet gelukt. Probeer het opnieuw.', en: 'Login failed. Please try again.' },
    userMissing: {
      nl: 'Inloggen is niet gelukt. Probeer het opnieuw.',
      en: 'User authentication failed. Please try again.',
    },
    forgot: { nl: 'Wachtwoord vergeten?', en: 'Forgot your password?' },
    ended: {
      nl: 'Je bent uitgelogd. Log opnieuw in, dan ga je verder waar je was.',
      en: 'Your session has ended. Log in again to carry on where you were.',
    },
    loggedOutHere: {
      nl: 'Je bent in deze browser uitgelogd. De server kon de sessie zelf niet beëindigen. Kies een nieuw wachtwoord als iemand anders bij je account zou kunnen.',
      en: 'You are logged out in this browser. The server could not end the session itself. Choose a new password if someone else might have access to your account.',
    },
    or: { nl: 'of', en: 'or' },
    elsewhere: {
      nl: 'Je hebt je e-mailadres in een andere browser bevestigd. Daarom ben je hier uitgelogd en werkt het wachtwoord van toen niet meer. Vul je adres in, dan mailen we je een code.',
      en: 'You confirmed your email address in another browser, so you are logged out here and your earlier password no longer works. Enter your address and we will email you a code.',
    },
    mail: { nl: 'Mail mij een link of code', en: 'Email me a link or code' },
    sending: { nl: 'Versturen...', en: 'Sending...' },
    code: { nl: 'Code uit je mail', en: 'Code from your email' },
    linkSent: {
      nl: 'Is er een account met {email}, dan heb je binnen een minuut een mail. Typ hier binnen 10 minuten de code van zes cijfers of open de link.',
      en: 'If there is an account with {email}, you will have an email within a minute. Type the six-digit code here within 10 minutes, or open the link.',
    },
    mailAgain: { nl: 'Stuur een nieuwe code', en: 'Send a new code' },
    usePassword: { nl: 'Gebruik mijn wachtwoord', en: 'Use my password' },
    passkey: { nl: 'Gebruik een passkey', en: 'Use a passkey' },
    passkeyStopped: {
      nl: 'Er is geen passkey gebruikt. Probeer het opnieuw of kies een andere manier.',
      en: 'No passkey was used. Try again, or choose another way.',
    },
    newHere: { nl: 'Nog geen account?', en: 'No account yet?' },
    register: { nl: 'Maak er een', en: 'Create one' },
  },
  ...LINK_TEXTS,
  stepUp: {
    title: { nl: 'Bevestig dat jij het bent', en: 'Confirm that it is you' },
    text: {
      nl: 'Voor deze stap log je even opnieuw in. Daarna vragen we het tien minuten niet meer.',
      en: 'This step needs you to log in again. After that we will not ask for ten minutes.',
    },
    confirm: { nl: 'Bevestigen', en: 'Confirm' },
    cancel: { nl: 'Annuleren', en: 'Cancel' },
  },
  earlier: {
    heading: { nl: 'Wil je dit bewaren?', en: 'Do you want to keep this?' },
    text: {
      nl: 'Dit is sinds {date} met jouw adres gemaakt, voordat jij het bevestigde. Was jij dat in een andere browser, of was het iemand anders?',
      en: 'This was made with your address from {date} on, before you confirmed it. Was that you in another browser, or was it someone else?',
    },
    hidden: {
      nl: 'Zolang je niet kiest, blijven de campagnes verborgen.',
      en: 'Until you choose, the campaigns stay hidden.',
    },
    name: { nl: 'Naam: {name}', en: 'Name: {name}' },
    campaign: { nl: 'Campagne: {name}', en: 'Campaign: {name}' },
    answer: { nl: 'Antwoord op ‘{campaign}’: ‘{answer}’', en: 'Answer to “{campaign}”: “{answer}”' },
    keep: { nl: 'Bewaren', en: 'Keep' },
    delete: { nl: 'Verwijderen', en: 'Delete' },
    deleteTitle: { nl: 'Alles verwijderen?', en: 'Delete everything?' },
    deleteText: {
      nl: 'We verwijderen het account met alle campagnes en antwoorden. Wat al is betaald, blijft bij het goede doel; wat nog niet is betaald, gaat niet door. Dit kun je niet ongedaan maken.',
      en: 'We will delete the account with its campaigns and answers. What has been paid stays with the charity; what has not been paid will not go ahead. This cannot be undone.',
    },
    deleteConfirm: { nl: 'Ja, verwijder alles', en: 'Yes, delete everything' },
    cancel: { nl: 'Annuleren', en: 'Cancel' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    kept: {
      nl: 'Bewaard: het is nu van jou. Een wachtwoord of passkey van voor je bevestiging werkt niet meer.',
      en: 'Kept: it is yours now. A password or passkey from before you confirmed no longer works.',
    },
    choosePassword: { nl: 'Naar je wachtwoord en passkeys', en: 'Go to your password and passkeys' },
  },
  logout: {
    title: { nl: 'Uitloggen', en: 'Log out' },
    heading: { nl: 'Tot de volgende keer', en: 'Until next time' },
    busy: { nl: 'Je wordt uitgelogd...', en: 'Logging you out...' },
    failed: { nl: 'Je bent uitgelogd in deze browser.', en: 'You are logged out in this browser.' },
    link: { nl: 'Naar de inlogpagina', en: 'Go to the login page' },
  },
  register: {
    title: { nl: 'Account maken', en: 'Create account' },
    heading: { nl: 'Maak je account', en: 'Create your account' },
    lead: {
      nl: 'Doe mee, geef een uur van je tijd of zamel geld in voor jullie goede doel.',
      en: 'Take part, give an hour of your time, or raise money for your charity.',
    },
    role: { nl: 'Hoe doe je mee?', en: 'How will you take part?' },
    fan: { nl: 'Als fan', en: 'As a fan' },
    fanHelp: {
      nl: 'Je beantwoordt vragen, doneert en maakt kans op een ontmoeting.',
      en: 'You answer questions, donate, and could be chosen for a meeting.',
    },
    celebrity: { nl: 'Als bekend gezicht', en: 'As a celebrity' },
    celebrityHelp: {
      nl: 'Je geeft een uur van je tijd voor een goed doel dat je zelf kiest.',
      en: 'You give an hour of your time to a charity of your choice.',
    },
    charity: { nl: 'Als goed doel', en: 'As a charity' },
    charityHelp: {
      nl: 'Je maakt campagnes met bekende gezichten die jullie steunen.',
      en: 'You run campaigns with celebrities who support you.',
    },
    name: { nl: 'Je naam', en: 'Your name' },
    charityName: { nl: 'Naam van je organisatie', en: 'Name of your organisation' },
    submit: { nl: 'Account maken', en: 'Create account' },
    busy: { nl: 'Account maken...', en: 'Creating Account...' },
    failed: {
      nl: 'Het account maken is niet gelukt. Probeer het opnieuw.',
      en: 'Failed to create account. Please try again.',
    },
    loginFailed: {
      nl: 'Je account is gemaakt, maar inloggen is niet gelukt',
      en: 'Failed to log in after registration',
    },
    haveAccount: { nl: 'Heb je al een account?', en: 'Already have an account?' },
    login: { nl: 'Log in', en: 'Log in' },
    legal: {
      nl: 'Met een account ga je akkoord met de {terms}. In de {privacy} lees je wat we met je gegevens doen.',
      en: 'By creating an account you agree to the {terms}. The {privacy} explains what we do with your data.',
    },
    terms: { nl: 'algemene voorwaarden', en: 'terms and conditions' },
    privacy: { nl: 'privacyverklaring', en: 'privacy statement' },
  },
  personal: {
    aboutYou: { nl: 'Over jou', en: 'About you' },
    yourWork: { nl: 'Je werk', en: 'Your work' },
    yourFans: { nl: 'Je fans', en: 'Your fans' },
    artistName: { nl: 'Je naam, zoals fans die kennen', en: 'Your name, as your fans know it' },
    phone: { nl: 'Telefoonnummer', en: 'Phone number' },
    phoneHelp: {
      nl: 'Om je Power Hour te regelen. Word je ergens zelf gekozen, dan ziet die organisator het ook.',
      en: 'To arrange your Power Hour. If you are chosen in another campaign, its organiser sees it too.',
    },
    gender: { nl: 'Geslacht', en: 'Gender' },
    genderMale: { nl: 'Man', en: 'Male' },
    genderFemale: { nl: 'Vrouw', en: 'Female' },
    genderNonBinary: { nl: 'Non-binair', en: 'Non-binary' },
    genderPreferNotToSay: { nl: 'Zeg ik liever niet', en: 'I prefer not to say' },
    country: { nl: 'Land waar je woont', en: 'Country of residence' },
    city: { nl: 'Woonplaats', en: 'City' },
    choose: { nl: 'Kies...', en: 'Choose...' },
    knownFor: { nl: 'Waar kennen mensen je van?', en: 'What do people know you for?' },
    knownForHelp: {
      nl: 'Bijvoorbeeld een programma, een album of een club.',
      en: 'A programme, an album or a club, for example.',
    },
    bio: { nl: 'Bio', en: 'Bio' },
    bioHelp: {
      nl: 'Minstens 10 tekens. Een paar zinnen over wie je bent en wat je doet.',
      en: 'At least 10 characters. A few sentences about who you are and what you do.',
    },
    website: { nl: 'Website', en: 'Website' },
    hasFanbase: { nl: 'Heb je een fanbase?', en: 'Do you have a fanbase?' },
    yes: { nl: 'Ja', en: 'Yes' },
    no: { nl: 'Nee', en: 'No' },
    fanbaseSize: { nl: 'Hoe groot is die?', en: 'How big is it?' },
    socialMediaProfile: { nl: 'Link naar je socialmediaprofiel', en: 'Link to your social media profile' },
  },
};

/** The sentences that the forms and the API share. */
const PROBLEMS = {
  ...PROFILE_REQUIRED,
  nameRequired: NAME_REQUIRED,
  emailRequired: EMAIL_REQUIRED,
  emailInvalid: EMAIL_INVALID,
  passwordRequired: PASSWORD_REQUIRED,
  codeMissing: LOGIN_CODE_MISSING,
  passwordLength: PASSWORD_LENGTH,
  passwordGuessable: PASSWORD_GUESSABLE,
  urlInvalid: URL_INVALID,
  bioTooShort: BIO_TOO_SHORT,
};
/** A problem of the account forms' fields. */
export type AccountProblem = keyof typeof PROBLEMS;

/** The texts of the account pages, by page; an island gets only those of its own page, in one language. */
export type AccountTexts = ReturnType<typeof accountTexts>;
export type LoginTexts = ReturnType<typeof loginTexts>;
export type LoginProblem = keyof LoginTexts['problems'];
/** The texts of the dialog that asks the person to log in again. */
export type StepUpTexts = LoginTexts & Pick<AccountTexts, 'stepUp'>;

/** Returns the texts in a language with the editors' overrides ('accounts.login.title'). For pages, not islands. */
export const accountTexts = defineTexts('accounts', { ...TEXTS, ...PROFILE_TEXTS, problems: PROBLEMS });

/** Returns only the texts of forms that log in, because texts that an island gets are part of the page's HTML. */
export function loginTexts(language: Language) {
  const { common, login, problems } = accountTexts(language);
  const { email, password, showPassword, hidePassword, newPasswordHelp, unreachable } = common;
  const { emailRequired, emailInvalid, passwordRequired, codeMissing } = problems;
  return {
    common: { email, password, showPassword, hidePassword, newPasswordHelp, unreachable },
    login,
    problems: { emailRequired, emailInvalid, passwordRequired, codeMissing },
  };
}
