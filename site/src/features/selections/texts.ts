import type { Language } from '#api/platform/rules.ts';
import { featureTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  heading: 'Selecties',
  lead: 'Campagnes waarvan de genomineerden nog niet gekozen konden worden. Bijna alles lost zichzelf op: een dag lang proberen we het steeds opnieuw. Wat is opgegeven, wacht op jou.',
  loading: 'Selecties laden...',
  loadFailed: 'We konden de selecties niet laden.',
  retry: 'Probeer opnieuw',
  emptyTitle: 'Alles loopt',
  empty: 'Er wacht of hapert geen enkele selectie.',
  notYoursTitle: 'Hier is niets voor jou',
  notYours: 'Alleen een beheerder ziet welke selecties vastzitten.',
  toDashboard: 'Naar je dashboard',
  givenUp: 'Opgegeven',
  failing: 'Gaat mis',
  waiting: 'Wacht op de beoordelaar',
  byArtist: 'van {artist}',
  since: 'Sinds {time}, {count} keer geprobeerd',
  sinceOnce: 'Sinds {time}, 1 keer geprobeerd',
  nextTry: 'Volgende poging: {time}',
  tryingNow: 'Er loopt nu een poging',
  waitingAnswers: 'Antwoorden die wachten: {count}',
  lastError: 'Laatste fout: {error}',
  tryAgain: 'Nu opnieuw proberen',
  tryAgainNamed: 'De selectie van {campaign} nu opnieuw proberen',
  started: 'De selectie van {campaign} is opnieuw gestart',
  retryTitle: 'Deze selectie opnieuw proberen?',
  retryMessage: 'De genomineerden van {campaign} worden meteen opnieuw gekozen.',
  loadMore: 'Meer laden',
  loadMoreFailed: 'Meer laden is niet gelukt. Probeer het opnieuw.',
};

/** The texts of the page on which an admin sees which selections are stuck. */
export type StuckSelectionTexts = Translation<typeof nl>;

const en: StuckSelectionTexts = {
  heading: 'Selections',
  lead: 'Campaigns whose nominees could not be selected yet. Nearly everything mends itself: we keep trying for a day. What was given up waits for you.',
  loading: 'Loading selections...',
  loadFailed: 'We could not load the selections.',
  retry: 'Try again',
  emptyTitle: 'All is running',
  empty: 'No selection is waiting or failing.',
  notYoursTitle: 'There is nothing here for you',
  notYours: 'Only an admin sees which selections are stuck.',
  toDashboard: 'To your dashboard',
  givenUp: 'Given up',
  failing: 'Failing',
  waiting: 'Waiting for the judge',
  byArtist: 'by {artist}',
  since: 'Since {time}, tried {count} times',
  sinceOnce: 'Since {time}, tried once',
  nextTry: 'Next try: {time}',
  tryingNow: 'Being tried now',
  waitingAnswers: 'Answers waiting: {count}',
  lastError: 'Last error: {error}',
  tryAgain: 'Try again now',
  tryAgainNamed: 'Try the selection of {campaign} again now',
  started: 'The selection of {campaign} was started again',
  retryTitle: 'Try this selection again?',
  retryMessage: 'The nominees of {campaign} are selected again at once.',
  loadMore: 'Load more',
  loadMoreFailed: 'Loading more failed. Please try again.',
};

/** The texts in a language, with the editors' laid over them ('selections.heading'). For pages, not islands. */
export function stuckSelectionTexts(language: Language): StuckSelectionTexts {
  return featureTexts('selections', language === 'nl' ? nl : en, language);
}
