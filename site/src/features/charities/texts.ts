import type { Language } from '#api/platform/rules.ts';
import { featureTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  heading: 'Goede doelen',
  lead: 'Wat mensen bij hun campagne toevoegen, is meteen te kiezen en wacht hier op jouw oordeel. Afgewezen goede doelen kan niemand meer kiezen.',
  loading: 'Goede doelen laden...',
  loadFailed: 'We konden de goede doelen niet laden.',
  retry: 'Probeer opnieuw',
  loadMore: 'Meer laden',
  loadMoreFailed: 'De andere goede doelen konden niet worden geladen. Probeer het opnieuw.',
  emptyTitle: 'Nog niets te beoordelen',
  empty: 'Er staan nog geen goede doelen in de lijst.',
  notYoursTitle: 'Hier is niets voor jou',
  notYours: 'Alleen een beheerder beoordeelt goede doelen.',
  toDashboard: 'Naar je dashboard',
  waiting: 'Wachten op een oordeel',
  judged: 'Beoordeeld',
  noneWaiting: 'Alles is beoordeeld.',
  pending: 'Nieuw',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  added: 'Toegevoegd op {date} door {person}',
  addedByUs: 'Toegevoegd op {date} door ons',
  approve: 'Goedkeuren',
  reject: 'Afwijzen',
  approveNamed: '{charity} goedkeuren',
  rejectNamed: '{charity} afwijzen',
  profile: 'Profiel',
  profileNamed: 'Profiel van {charity}',
  nowApproved: '{charity} is goedgekeurd',
  nowRejected: '{charity} is afgewezen',
  saveFailed: 'Je oordeel opslaan is niet gelukt. Probeer het opnieuw.',
  unused: 'Nog door geen campagne gebruikt',
  usedOnce: 'Gebruikt door 1 campagne',
  used: 'Gebruikt door {count} campagnes',
  closed: 'gesloten',
};

/** The texts of the page on which an admin reviews charities. */
export type CharityTexts = Translation<typeof nl>;

const en: CharityTexts = {
  heading: 'Charities',
  lead: 'What people add to their campaign can be chosen at once and waits here for your verdict. Rejected charities can no longer be chosen by anybody.',
  loading: 'Loading charities...',
  loadFailed: 'We could not load the charities.',
  retry: 'Try again',
  loadMore: 'Load more',
  loadMoreFailed: 'The other charities could not be loaded. Please try again.',
  emptyTitle: 'Nothing to review yet',
  empty: 'There are no charities on the list.',
  notYoursTitle: 'There is nothing here for you',
  notYours: 'Only an admin reviews charities.',
  toDashboard: 'To your dashboard',
  waiting: 'Waiting for a verdict',
  judged: 'Reviewed',
  noneWaiting: 'Everything has been reviewed.',
  pending: 'New',
  approved: 'Approved',
  rejected: 'Rejected',
  added: 'Added on {date} by {person}',
  addedByUs: 'Added on {date} by us',
  approve: 'Approve',
  reject: 'Reject',
  approveNamed: 'Approve {charity}',
  rejectNamed: 'Reject {charity}',
  profile: 'Profile',
  profileNamed: 'Profile of {charity}',
  nowApproved: '{charity} is approved',
  nowRejected: '{charity} is rejected',
  saveFailed: 'Your verdict could not be saved. Please try again.',
  unused: 'No campaign uses it yet',
  usedOnce: 'Used by 1 campaign',
  used: 'Used by {count} campaigns',
  closed: 'closed',
};

/** The texts in a language, with the editors' laid over them ('charities.heading'). For pages, not islands. */
export function charityTexts(language: Language): CharityTexts {
  return featureTexts('charities', language === 'nl' ? nl : en, language);
}
