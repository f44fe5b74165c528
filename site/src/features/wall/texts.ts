import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of answers that others read, in Dutch; every other language has the same keys. */
const nl = {
  page: {
    title: 'Antwoorden van fans',
    lead: 'Deze fans vinden het goed dat je hun antwoord leest.',
    winner: 'Gekozen',
    report: 'Meld dit antwoord',
    reportNamed: 'van {name}',
    more: 'Meer antwoorden',
    first: 'Naar de eerste antwoorden',
    back: 'Terug naar de campagne',
    none: 'Er zijn nog geen antwoorden te lezen.',
  },
  owner: {
    pageTitle: 'Antwoorden tonen',
    title: 'Antwoorden op de pagina van je campagne',
    lead: 'Deze fans vinden het goed dat iedereen hun antwoord leest, onder de naam die erbij staat. Jij kiest welke antwoorden op de pagina komen. Trekt een fan een antwoord in, dan is het meteen weg.',
    tooSoonTitle: 'Nog even wachten',
    filter: 'Toon',
    waiting: 'Nog niet beslist',
    shown: 'Op de pagina',
    hidden: 'Niet getoond',
    none: 'Hier staan geen antwoorden.',
    winner: 'Winnaar',
    show: 'Toon op de pagina',
    hide: 'Niet tonen',
    answerBy: '(het antwoord van {name})',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    unreachable: 'We kregen geen verbinding. Probeer het opnieuw.',
    isShown: 'Het antwoord van {name} staat nu op de pagina.',
    isHidden: 'Het antwoord van {name} staat niet op de pagina.',
    loading: 'Laden...',
    loadMore: 'Meer laden',
    loadMoreFailed: 'De andere antwoorden konden niet worden geladen. Probeer het opnieuw.',
  },
  names: {
    title: 'Namen in het openbaar',
    lead: 'Deze fans laten hun voornaam zien: op het live scherm en aan wie hun link volgt. Wie je verbergt, wordt in het openbaar nergens genoemd, ook niet bij een antwoord.',
    none: 'Nog niemand laat een naam zien.',
    hide: 'Verberg',
    show: 'Toon weer',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
};

/** The texts of answers that others read, in English. */
const en: Translation<typeof nl> = {
  page: {
    title: 'Answers from fans',
    lead: 'These fans are happy for you to read their answers.',
    winner: 'Chosen',
    report: 'Report this answer',
    reportNamed: 'by {name}',
    more: 'More answers',
    first: 'Back to the first answers',
    back: 'Back to the campaign',
    none: 'There are no answers to read yet.',
  },
  owner: {
    pageTitle: 'Show answers',
    title: 'Answers on your campaign’s page',
    lead: 'These fans are happy for anyone to read their answers, under the name beside them. You choose which answers go on the page. If a fan withdraws one, it is gone at once.',
    tooSoonTitle: 'Not just yet',
    filter: 'Show',
    waiting: 'Not decided yet',
    shown: 'On the page',
    hidden: 'Not shown',
    none: 'There are no answers here.',
    winner: 'Winner',
    show: 'Show on the page',
    hide: 'Do not show',
    answerBy: '(the answer by {name})',
    failed: 'That did not work. Please try again.',
    unreachable: 'We could not connect. Please try again.',
    isShown: 'The answer by {name} is on the page now.',
    isHidden: 'The answer by {name} is not on the page.',
    loading: 'Loading...',
    loadMore: 'Load more',
    loadMoreFailed: 'We could not load the other answers. Please try again.',
  },
  names: {
    title: 'Names in public',
    lead: 'These fans show their first name: on the live screen and to whoever follows their link. Whoever you hide is named nowhere in public, nor beside an answer.',
    none: 'Nobody shows a name yet.',
    hide: 'Hide',
    show: 'Show again',
    failed: 'That did not work. Please try again.',
  },
};

export type WallTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('wall.page.title'). For pages, not islands. */
export const wallTexts = defineTexts<WallTexts>('wall', { nl, en });
