/** The texts of what waits for an owner, above the cards. */
export const WHAT_NOW_TEXTS = {
  whatNow: { nl: 'Wat nu?', en: 'What now?' },
  nothingNow: {
    nl: 'Er wacht niets op je. Zodra er iets te doen is, staat het hier.',
    en: 'Nothing is waiting for you. As soon as there is something to do, it appears here.',
  },
  'now-select-winners': {
    nl: 'De genomineerden van ‘{campaign}’ zijn bekend.',
    en: 'The nominees of “{campaign}” are known.',
  },
  'now-read-answers': {
    nl: 'De antwoorden op ‘{campaign}’ wachten op je.',
    en: 'The answers to “{campaign}” are waiting for you.',
  },
  'now-choose-charity': {
    nl: 'Het goede doel van ‘{campaign}’ doet nu niet mee. Kies een ander.',
    en: 'The charity of “{campaign}” is not taking part now. Choose another one.',
  },
  'now-thank': {
    nl: 'De ontmoeting van ‘{campaign}’ is geweest. Bedank nu iedereen die meedeed.',
    en: 'The meeting of “{campaign}” has taken place. Now thank the people who took part.',
  },
  'now-meet': {
    nl: 'De ontmoeting van ‘{campaign}’: {meeting}.',
    en: 'The meeting of “{campaign}”: {meeting}.',
  },
  'now-set-date': {
    nl: 'Voor ‘{campaign}’ is er nog geen datum. Spreek die af en zet hem erbij.',
    en: '“{campaign}” has no date yet. Agree on one and add it.',
  },
  'now-replace-date': {
    nl: 'De datum van ‘{campaign}’ is voorbij. Kies een nieuwe, en daarna wie het uur krijgt.',
    en: 'The date of “{campaign}” has passed. Choose a new one, and then who gets the hour.',
  },
  'now-extend': {
    nl: '‘{campaign}’ heeft geen antwoorden om uit te kiezen. Geef fans meer tijd.',
    en: '“{campaign}” has no answers to choose from. Give fans more time.',
  },
  'now-open-account': {
    nl: '{charity} kan nog geen geld ontvangen: de rekening is nog niet af.',
    en: '{charity} cannot receive money yet: its account is not complete.',
  },
  openAccount: { nl: 'Naar de rekening', en: 'Go to the account' },
  figureRaised: { nl: 'Opgehaald', en: 'Raised' },
  figureDonations: { nl: 'Betaalde antwoorden', en: 'Paid answers' },
  figureDonationsOne: { nl: 'Betaald antwoord', en: 'Paid answer' },
};
