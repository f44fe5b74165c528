import type { AccountMails } from './mail-texts.ts';

export const mailsNl: AccountMails = {
  'verify-email': {
    subject: 'Bevestig je e-mailadres',
    heading: 'Welkom bij Power Hour',
    paragraphs: [
      'Fijn dat je er bent. Bevestig je e-mailadres: dan weten we dat het van jou is en dat onze mail aankomt.',
      'Open de link het liefst in de browser waarin je je account maakte.',
    ],
    label: 'E-mailadres bevestigen',
    note: 'De link om te bevestigen werkt één keer en blijft 24 uur geldig.',
  },
  'change-email': {
    subject: 'Bevestig je nieuwe e-mailadres',
    heading: 'Je nieuwe e-mailadres',
    paragraphs: [
      'Je wilt dit e-mailadres gebruiken voor je account. Bevestig dat het van jou is, in een browser waarin je bent ingelogd. Tot dan blijft je oude adres gelden.',
    ],
    label: 'Nieuw adres bevestigen',
    note: 'De link werkt één keer en blijft 24 uur geldig. Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
  },
  'cancel-email-change': {
    subject: 'Iemand wil je e-mailadres wijzigen',
    heading: 'Een nieuw e-mailadres voor je account?',
    paragraphs: [
      'Iemand die op je account is ingelogd, wil het aan een ander e-mailadres koppelen. Was jij dat? Open dan de link die we naar het nieuwe adres hebben gestuurd.',
      'Was jij dit niet? Houd de wijziging dan tegen met deze knop en kies daarna een nieuw wachtwoord.',
    ],
    label: 'Wijziging tegenhouden',
    note: 'De link werkt één keer en blijft 24 uur geldig. Je oude adres blijft gelden tot het nieuwe is bevestigd.',
  },
  'corrected-address': {
    subject: 'We hebben je e-mailadres verbeterd',
    heading: 'Is dit jouw e-mailadres?',
    paragraphs: [
      'In het e-mailadres van je Power Hour-account zat een typefout. Op je verzoek hebben we het door dit adres vervangen. Bevestig dat het van jou is, dan komt onze mail voortaan hier.',
    ],
    label: 'E-mailadres bevestigen',
    note: 'De link werkt één keer en blijft zeven dagen geldig. Heb je geen account bij ons? Dan hoef je niets te doen.',
  },
  'undo-address': {
    subject: 'Je account heeft een ander e-mailadres',
    heading: 'We hebben het adres van een account verbeterd',
    paragraphs: [
      'Een Power Hour-account had dit e-mailadres. De eigenaar liet ons weten dat het een typefout was, en daarom hebben we het vervangen. Op dit adres krijg je geen mail meer over dat account.',
      'Is het toch jouw account? Maak het dan met de knop ongedaan. Iedereen wordt uitgelogd en het account heeft dit adres weer.',
    ],
    label: 'Wijziging ongedaan maken',
    note: 'De link werkt één keer, hooguit zeven dagen. Is het niet jouw account? Dan hoef je niets te doen.',
  },
  'reset-password': {
    subject: 'Kies een nieuw wachtwoord',
    heading: 'Wachtwoord vergeten?',
    paragraphs: [
      'Kan gebeuren. Kies hier een nieuw wachtwoord. Daarna ben je overal uitgelogd en maak je je passkeys opnieuw aan.',
    ],
    label: 'Nieuw wachtwoord kiezen',
    note: 'De link werkt één keer en blijft een uur geldig. Heb je dit niet aangevraagd? Dan blijft je wachtwoord zoals het is.',
  },
  'log-in': {
    subject: 'Je inloglink',
    heading: 'Inloggen zonder wachtwoord',
    paragraphs: [],
    label: 'Inloggen',
    note: 'De link werkt één keer, binnen 15 minuten. Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
  },
  notMe: {
    text: 'Heb je geen account gemaakt? Dan heeft iemand anders je adres ingevuld. Zolang jij niets bevestigt, is geen naam of campagne van dat account openbaar.',
    label: 'Dit was ik niet: verwijder het account',
  },
  loginCode: {
    subject: 'Je inloglink en code',
    paragraph: 'Typ deze code waar je hem hebt aangevraagd, binnen 10 minuten. Deel de code met niemand.',
  },
  receiptLogin: {
    text: 'Inloggen kan ook zonder wachtwoord. Deze link is alleen voor jou, werkt één keer en blijft 24 uur geldig.',
    label: 'Inloggen zonder wachtwoord',
  },
  'email-changed': {
    subject: 'Je e-mailadres is gewijzigd',
    heading: 'Je e-mailadres is gewijzigd',
    paragraphs: [
      'Je account bij Power Hour hoort nu bij een ander e-mailadres. Op dit adres krijg je geen berichten meer.',
    ],
    note: 'Was jij dit niet? Beantwoord deze mail, dan helpen we je.',
  },
  'correction-undone': {
    subject: 'De wijziging van een e-mailadres is ongedaan gemaakt',
    heading: 'De wijziging is ongedaan gemaakt',
    paragraphs: [
      'Het e-mailadres van een Power Hour-account was verbeterd. Dat is ongedaan gemaakt, vanuit de mailbox van het vorige adres. Het account heeft dat adres weer en iedereen is uitgelogd.',
    ],
    note: 'Klopt dat niet? Beantwoord deze mail, dan helpen we je.',
  },
  'password-changed': {
    subject: 'Je wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    paragraphs: ['Je kunt voortaan inloggen met je nieuwe wachtwoord. Op andere apparaten ben je uitgelogd.'],
    note: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
  },
  'passkey-added': {
    subject: 'Er is een passkey aan je account toegevoegd',
    heading: 'Een nieuwe passkey',
    paragraphs: ['Met deze passkey log je voortaan in bij Power Hour zonder wachtwoord.'],
    note: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina. Dat verwijdert ook je passkeys.',
  },
  'passkey-removed': {
    subject: 'Er is een passkey uit je account verwijderd',
    heading: 'Een passkey minder',
    paragraphs: ['Met die passkey kan niemand meer inloggen bij Power Hour.'],
    note: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
  },
  'new-device': {
    subject: 'Inloggen vanaf een nieuw apparaat',
    heading: 'Was jij dit?',
    paragraphs: ['Er is op je account ingelogd vanuit een browser die we nog niet kenden.'],
    toProfile: 'Naar je profiel',
    note: 'Was jij dit niet? Log dat apparaat uit onder ‘Apparaten en sessies’ in je profiel en kies een nieuw wachtwoord.',
  },
};
