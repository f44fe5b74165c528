import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { selectTexts } from '#site/i18n/localize-texts.ts';

/** The texts of answers that others read. */
const TEXTS = {
  page: {
    title: { nl: 'Antwoorden van fans', en: 'Answers from fans' },
    lead: {
      nl: 'Deze fans vinden het goed dat je hun antwoord leest.',
      en: 'These fans are happy for you to read their answers.',
    },
    answerBy: { nl: 'Het antwoord van {name}', en: '{name}’s answer' },
    winner: { nl: 'Gekozen', en: 'Chosen' },
    report: { nl: 'Meld dit antwoord', en: 'Report this answer' },
    reportNamed: { nl: 'van {name}', en: 'by {name}' },
    more: { nl: 'Meer antwoorden', en: 'More answers' },
    first: { nl: 'Naar de eerste antwoorden', en: 'Back to the first answers' },
    back: { nl: 'Terug naar de campagne', en: 'Back to the campaign' },
    none: { nl: 'Er zijn nog geen antwoorden te lezen.', en: 'There are no answers to read yet.' },
  },
  owner: {
    pageTitle: { nl: 'Antwoorden tonen', en: 'Show answers' },
    title: { nl: 'Antwoorden op de pagina van je campagne', en: 'Answers on your campaign’s page' },
    lead: {
      nl: 'Deze fans vinden het goed dat iedereen hun antwoord leest, onder de naam die erbij staat. Jij kiest welke antwoorden op de pagina komen. Trekt een fan een antwoord in, dan is het meteen weg.',
      en: 'These fans are happy for anyone to read their answers, under the name beside them. You choose which answers go on the page. If a fan withdraws one, it is gone at once.',
    },
    tooSoonTitle: { nl: 'Nog even wachten', en: 'Not just yet' },
    filter: { nl: 'Toon', en: 'Show' },
    waiting: { nl: 'Nog niet beslist', en: 'Not decided yet' },
    shown: { nl: 'Op de pagina', en: 'On the page' },
    hidden: { nl: 'Niet getoond', en: 'Not shown' },
    none: {
      nl: 'Hier staan geen antwoorden. Fans beslissen zelf of anderen hun antwoord mogen lezen. Is je bedankje nog niet verstuurd, vraag het hun dan daarin.',
      en: 'There are no answers here. Fans decide whether others may read theirs. If you have not sent your thank-you yet, ask them in it.',
    },
    winner: { nl: 'Winnaar', en: 'Winner' },
    show: { nl: 'Toon op de pagina', en: 'Show on the page' },
    hide: { nl: 'Niet tonen', en: 'Do not show' },
    answerBy: { nl: '(het antwoord van {name})', en: '(the answer by {name})' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    unreachable: {
      nl: 'We kregen geen verbinding. Probeer het opnieuw.',
      en: 'We could not connect. Please try again.',
    },
    isShown: {
      nl: 'Het antwoord van {name} staat nu op de pagina.',
      en: 'The answer by {name} is on the page now.',
    },
    isHidden: {
      nl: 'Het antwoord van {name} staat niet op de pagina.',
      en: 'The answer by {name} is not on the page.',
    },
    loading: { nl: 'Laden...', en: 'Loading...' },
    loadMore: { nl: 'Meer laden', en: 'Load more' },
    loadMoreFailed: {
      nl: 'We konden de andere antwoorden niet laden. Probeer het opnieuw.',
      en: 'We could not load the other answers. Please try again.',
    },
  },
  names: {
    title: { nl: 'Namen in het openbaar', en: 'Names in public' },
    lead: {
      nl: 'Deze fans laten hun voornaam zien: op het livescherm en aan wie hun link volgt. Wie je verbergt, wordt in het openbaar nergens genoemd, ook niet bij een antwoord.',
      en: 'These fans show their first name: on the live screen and to anyone who follows their link. If you hide someone, their name appears nowhere in public, not even beside an answer.',
    },
    none: {
      nl: 'Nog niemand laat een naam zien. Fans kiezen daar zelf voor als ze hebben betaald.',
      en: 'Nobody shows a name yet. Fans can choose to once they have paid.',
    },
    hide: { nl: 'Verberg', en: 'Hide' },
    show: { nl: 'Toon weer', en: 'Show again' },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
  },
};

export type WallTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('wall.page.title'). For pages, not islands. */
export const wallTexts = defineTexts('wall', TEXTS);

/** The texts of a fan's own choice, part of those of a submission ('dashboard.submissions.wallNo'). */
export const WALL_CHOICE_TEXTS = {
  wallQuestion: { nl: 'Mogen anderen je antwoord lezen?', en: 'May others read your answer?' },
  wallNo: { nl: 'Nee', en: 'No' },
  wallYes: { nl: 'Ja, als {name}', en: 'Yes, as {name}' },
  wallText: {
    nl: 'Nu leest alleen de organisator je antwoord. Vind je het goed, dan kan het na de keuze van de winnaars op de pagina van de campagne komen. Voor je score en de keuze maakt dat niets uit.',
    en: 'Right now, only the organiser reads your answer. If you agree, it can go on the campaign’s page once the winners have been chosen. That makes no difference to your score or the choice.',
  },
  wallName: { nl: 'De naam die erbij staat', en: 'The name beside it' },
  wallNameHelp: {
    nl: 'Bijvoorbeeld alleen je voornaam. Iedereen kan die lezen.',
    en: 'Your first name alone, for example. Anyone can read it.',
  },
  wallAllow: { nl: 'Ja, anderen mogen dit lezen', en: 'Yes, others may read this' },
  wallBusy: { nl: 'Opslaan...', en: 'Saving...' },
  wallWaiting: {
    nl: 'Als de winnaars zijn gekozen, kan je antwoord op de pagina komen. De organisator beslist daarover.',
    en: 'Your answer can go on the page once the winners have been chosen. The organiser decides.',
  },
  wallShown: {
    nl: 'Je antwoord staat op de pagina van de campagne.',
    en: 'Your answer is on the campaign’s page.',
  },
  wallWithdraw: { nl: 'Trek dit in', en: 'Withdraw this' },
  wallFailed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
};
export type WallChoiceTexts = Translation<typeof WALL_CHOICE_TEXTS>;

const QUESTION = ['wallQuestion', 'wallNo', 'wallYes', 'wallText', 'wallName', 'wallNameHelp'] as const;
const STATES = ['wallAllow', 'wallBusy', 'wallWaiting', 'wallShown', 'wallWithdraw', 'wallFailed'] as const;

/** Selects the texts of a fan's choice from those of a submission, for a page that needs no others. */
export function pickWallTexts(texts: WallChoiceTexts): WallChoiceTexts {
  return selectTexts(texts, [...QUESTION, ...STATES]);
}
