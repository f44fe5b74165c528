import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  heading: 'Selecties',
  lead: 'Campagnes waarvan de genomineerden nog niet konden worden gekozen. Bijna alles lost zichzelf op: we proberen het een dag lang opnieuw. Wat daarna nog vastzit, wacht op jou.',
  loading: 'Selecties laden...',
  empty: 'Er wacht of hapert geen enkele selectie.',
  notYours: 'Alleen een beheerder ziet welke selecties vastzitten.',
  givenUp: 'Opgegeven',
  failing: 'Loopt vast',
  waiting: 'Wacht op de beoordelaar',
  campaign: 'Campagne',
  state: 'Status',
  action: 'Actie',
  tried: '{count} keer geprobeerd',
  triedOnce: '1 keer geprobeerd',
  since: 'Sinds',
  nextTry: 'Volgende poging',
  tryingNow: 'Er loopt nu een poging',
  waitingAnswers: 'Antwoorden die wachten',
  lastError: 'Laatste fout: {error}',
  tryAgain: 'Nu opnieuw proberen',
  tryAgainNamed: 'De selectie van {campaign} nu opnieuw proberen',
  started: 'De selectie van ‘{campaign}’ loopt weer',
  retryTitle: 'Deze selectie opnieuw proberen?',
  retryMessage: 'De genomineerden van ‘{campaign}’ worden meteen opnieuw gekozen.',
  loadMore: 'Meer laden',
  loadMoreFailed: 'Meer laden is niet gelukt. Probeer het opnieuw.',
};

/** The texts of the page on which an admin sees which selections are stuck. */
export type StuckSelectionTexts = Translation<typeof nl>;

const en: StuckSelectionTexts = {
  heading: 'Selections',
  lead: 'Campaigns whose nominees could not be selected yet. Nearly all of them sort themselves out: we keep trying for a day. Whatever is still stuck after that waits for you.',
  loading: 'Loading selections...',
  empty: 'No selection is waiting or failing.',
  notYours: 'Only an admin can see which selections are stuck.',
  givenUp: 'Given up',
  failing: 'Failing',
  waiting: 'Waiting for the judge',
  campaign: 'Campaign',
  state: 'Status',
  action: 'Action',
  tried: 'tried {count} times',
  triedOnce: 'tried once',
  since: 'Since',
  nextTry: 'Next try',
  tryingNow: 'Trying now',
  waitingAnswers: 'Answers waiting',
  lastError: 'Last error: {error}',
  tryAgain: 'Try again now',
  tryAgainNamed: 'Try the selection of {campaign} again now',
  started: 'The selection of “{campaign}” is running again',
  retryTitle: 'Try this selection again?',
  retryMessage: 'The nominees of “{campaign}” are selected again at once.',
  loadMore: 'Load more',
  loadMoreFailed: 'We could not load more. Please try again.',
};

/** Returns the texts in a language, with the editors' overrides ('selections.heading'). For pages, not islands. */
export const stuckSelectionTexts = defineTexts<StuckSelectionTexts>('selections', { nl, en });
