import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  title: 'Cijfers',
  heading: 'Cijfers van ‘{campaign}’',
  lead: 'Hoeveel mensen aan een antwoord begonnen, de kassa openden en betaalden. We volgen niemand: we tellen alleen de inschrijvingen zelf.',
  small:
    'Aantallen onder de 5 tonen we als ‘< 5’. Waar je zo’n aantal uit de rest zou kunnen afleiden, staat een streepje.',
  back: 'Terug naar dashboard',
  begun: 'Antwoord begonnen',
  checkouts: 'Kassa geopend',
  paid: 'Betaald',
  begunShort: 'Begonnen',
  checkoutsShort: 'Kassa',
  total: 'Totaal',
  byDay: 'Per dag',
  bySource: 'Waar ze vandaan kwamen',
  day: 'Dag',
  source: 'Bron',
  site: 'Deze site',
  widget: 'Widget op {site}',
  share: 'Gedeelde link',
  poster: 'Poster',
  'other-sites': 'Widget op andere sites',
  few: '< 5',
  fewLabel: 'minder dan 5',
  hidden: '–',
  hiddenLabel: 'niet getoond',
  none: 'Nog niemand is aan een antwoord begonnen.',
  answers: 'Antwoorden',
  answersReady: 'Alle betaalde antwoorden met hun score, zonder contactgegevens.',
  answersLater: 'De antwoorden kun je downloaden zodra de winnaars gekozen zijn.',
  download: 'Download de antwoorden (CSV)',
};

/** The texts of the page with a campaign's numbers. */
export type StatisticsTexts = Translation<typeof nl>;

const en: StatisticsTexts = {
  title: 'Numbers',
  heading: 'Numbers for “{campaign}”',
  lead: 'How many people started an answer, opened the checkout and paid. We track nobody: we only count the submissions themselves.',
  small: 'Numbers below 5 appear as “< 5”. Where the other numbers would give one away, there is a dash.',
  back: 'Back to Dashboard',
  begun: 'Answer started',
  checkouts: 'Checkout opened',
  paid: 'Paid',
  begunShort: 'Started',
  checkoutsShort: 'Checkout',
  total: 'Total',
  byDay: 'By day',
  bySource: 'Where they came from',
  day: 'Day',
  source: 'Source',
  site: 'This site',
  widget: 'Widget on {site}',
  share: 'Shared link',
  poster: 'Poster',
  'other-sites': 'Widget on other sites',
  few: '< 5',
  fewLabel: 'fewer than 5',
  hidden: '–',
  hiddenLabel: 'not shown',
  none: 'Nobody has started an answer yet.',
  answers: 'Answers',
  answersReady: 'All paid answers with their scores, without contact details.',
  answersLater: 'The answers can be downloaded once the winners are chosen.',
  download: 'Download the answers (CSV)',
};

/** The texts in a language, with the editors' laid over them ('numbers.heading'). For pages, not islands. */
export const statisticsTexts = defineTexts<StatisticsTexts>('statistics', { nl, en });
