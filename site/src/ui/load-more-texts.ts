/** The texts of a list that loads more (LoadMore.tsx), for the dictionaries of features. */
export const LOAD_MORE_TEXTS = {
  loadMore: { nl: 'Meer laden', en: 'Load more' },
  loadMoreFailed: {
    nl: 'Meer laden is niet gelukt. Probeer het opnieuw.',
    en: 'We could not load more. Please try again.',
  },
};
