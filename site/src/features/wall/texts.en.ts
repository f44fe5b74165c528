import type { Translation } from '#site/i18n/feature-texts.ts';
import type { nl } from './texts.nl.ts';

/** The texts of answers that others read, in English. */
export const en: Translation<typeof nl> = {
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
