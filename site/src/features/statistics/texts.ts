import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  title: { nl: 'Cijfers', en: 'Numbers' },
  heading: { nl: 'Cijfers van ‘{campaign}’', en: 'Numbers for “{campaign}”' },
  lead: {
    nl: 'We volgen niemand: we tellen alleen antwoorden, ook terugbetaalde.',
    en: 'We track nobody: we only count answers, refunded ones too.',
  },
  small: {
    nl: 'Aantallen onder de 5 tonen we als ‘< 5’. Een streepje staat waar je zo’n aantal anders kunt uitrekenen.',
    en: 'Numbers below 5 appear as “< 5”. A dash means you could otherwise work one out.',
  },
  fewSources: {
    nl: 'Niet getoond, omdat het om te weinig mensen gaat: {names}.',
    en: 'Hidden because too few people are involved: {names}.',
  },
  begun: { nl: 'Antwoord begonnen', en: 'Answer started' },
  paid: { nl: 'Betaald', en: 'Paid' },
  begunShort: { nl: 'Begonnen', en: 'Started' },
  total: { nl: 'Totaal', en: 'Total' },
  asTable: { nl: 'Bekijk als tabel', en: 'See as a table' },
  line: { nl: '{count} betaald van {from} tot en met {to}', en: '{count} paid from {from} to {to}' },
  steps: { nl: 'Van antwoord tot betaling', en: 'From answer to payment' },
  bySource: { nl: 'Waar ze vandaan kwamen', en: 'Where they came from' },
  day: { nl: 'Dag', en: 'Day' },
  source: { nl: 'Bron', en: 'Source' },
  site: { nl: 'Deze site', en: 'This site' },
  widget: { nl: 'Widget op {site}', en: 'Widget on {site}' },
  share: { nl: 'Gedeelde link', en: 'Shared link' },
  poster: { nl: 'Poster', en: 'Poster' },
  'other-sites': { nl: 'Widget op andere sites', en: 'Widget on other sites' },
  few: { nl: '< 5', en: '< 5' },
  fewLabel: { nl: 'minder dan 5', en: 'fewer than 5' },
  hidden: { nl: '–', en: '–' },
  hiddenLabel: { nl: 'niet getoond', en: 'not shown' },
  none: {
    nl: 'Vanaf vijf begonnen antwoorden staan hier cijfers.',
    en: 'Numbers appear here once five answers have been started.',
  },
  answers: { nl: 'Antwoorden', en: 'Answers' },
  answersReady: {
    nl: 'Alle betaalde antwoorden met hun score, zonder contactgegevens.',
    en: 'All paid answers with their scores, without contact details.',
  },
  answersLater: {
    nl: 'De antwoorden kun je downloaden zodra de winnaars gekozen zijn.',
    en: 'The answers can be downloaded once the winners are chosen.',
  },
  download: { nl: 'Download de antwoorden (CSV)', en: 'Download the answers (CSV)' },
};

export type StatisticsTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('numbers.heading'). For pages, not islands. */
export const statisticsTexts = defineTexts('statistics', TEXTS);
