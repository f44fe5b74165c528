import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { selectTexts } from '#site/i18n/localize-texts.ts';

/** The texts of answers that others read, in Dutch; every other language has the same keys. */
const nl = {
  page: {
    title: 'Antwoorden van fans',
    lead: 'Deze fans vinden het goed dat je hun antwoord leest.',
    answerBy: 'Het antwoord van {name}',
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
    none: 'Hier staan geen antwoorden. Fans beslissen zelf of anderen hun antwoord mogen lezen. Is je bedankje nog niet verstuurd, vraag het hun dan daarin.',
    toThanks: 'Naar je bedankje',
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
    loadMoreFailed: 'We konden de andere antwoorden niet laden. Probeer het opnieuw.',
  },
  names: {
    title: 'Namen in het openbaar',
    lead: 'Deze fans laten hun voornaam zien: op het livescherm en aan wie hun link volgt. Wie je verbergt, wordt in het openbaar nergens genoemd, ook niet bij een antwoord.',
    none: 'Nog niemand laat een naam zien. Fans kiezen daar zelf voor als ze hebben betaald; bij de cijfers zie je hoeveel dat er zijn.',
    toNumbers: 'Naar de cijfers',
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
    answerBy: '{name}’s answer',
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
    none: 'There are no answers here. Fans decide whether others may read theirs. If you have not sent your thank-you yet, ask them in it.',
    toThanks: 'Go to your thank-you',
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
    lead: 'These fans show their first name: on the live screen and to anyone who follows their link. If you hide someone, their name appears nowhere in public, not even beside an answer.',
    none: 'Nobody shows a name yet. Fans can choose to once they have paid; the numbers tell you how many have.',
    toNumbers: 'See the numbers',
    hide: 'Hide',
    show: 'Show again',
    failed: 'That did not work. Please try again.',
  },
};

export type WallTexts = Translation<typeof nl>;

/** Returns the texts in a language, with the editors' overrides ('wall.page.title'). For pages, not islands. */
export const wallTexts = defineTexts<WallTexts>('wall', { nl, en });

/** The texts of a fan's own choice, part of those of a submission ('dashboard.submissions.wallNo'). */
export const wallChoiceNl = {
  wallQuestion: 'Mogen anderen mijn antwoord lezen?',
  wallNo: 'Nee',
  wallYes: 'Ja, als {name}',
  wallText:
    'Nu leest niemand anders je antwoord dan de organisator. Vind je het goed, dan kan het na de keuze van de winnaars op de pagina van de campagne komen. Het telt niet mee voor je score of de keuze.',
  wallName: 'De naam die erbij staat',
  wallNameHelp: 'Bijvoorbeeld alleen je voornaam. Iedereen kan die lezen.',
  wallAllow: 'Ja, anderen mogen dit lezen',
  wallBusy: 'Opslaan...',
  wallWaiting:
    'Als de winnaars zijn gekozen, kan je antwoord op de pagina komen. De organisator beslist daarover.',
  wallShown: 'Je antwoord staat op de pagina van de campagne.',
  wallWithdraw: 'Trek dit in',
  wallFailed: 'Dat is niet gelukt. Probeer het opnieuw.',
};
export type WallChoiceTexts = Translation<typeof wallChoiceNl>;

export const wallChoiceEn: WallChoiceTexts = {
  wallQuestion: 'May others read my answer?',
  wallNo: 'No',
  wallYes: 'Yes, as {name}',
  wallText:
    'Right now, nobody but the organiser reads your answer. If you agree, it can go on the campaign’s page once the winners have been chosen. It does not count towards your score or the choice.',
  wallName: 'The name beside it',
  wallNameHelp: 'Your first name alone, for example. Anyone can read it.',
  wallAllow: 'Yes, others may read this',
  wallBusy: 'Saving...',
  wallWaiting: 'Your answer can go on the page once the winners have been chosen. The organiser decides.',
  wallShown: 'Your answer is on the campaign’s page.',
  wallWithdraw: 'Withdraw this',
  wallFailed: 'That did not work. Please try again.',
};

const QUESTION = ['wallQuestion', 'wallNo', 'wallYes', 'wallText', 'wallName', 'wallNameHelp'] as const;
const STATES = ['wallAllow', 'wallBusy', 'wallWaiting', 'wallShown', 'wallWithdraw', 'wallFailed'] as const;

/** Selects the texts of a fan's choice from those of a submission, for a page that needs no others. */
export function pickWallTexts(texts: WallChoiceTexts): WallChoiceTexts {
  return selectTexts(texts, [...QUESTION, ...STATES]);
}
