import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  heading: { nl: 'Goede doelen', en: 'Charities' },
  lead: {
    nl: 'Goede doelen die iemand bij een campagne toevoegt, zijn meteen te kiezen en wachten hier op jouw oordeel. Een afgewezen goed doel kan niemand meer kiezen.',
    en: 'Charities that people add to a campaign can be chosen straight away, and wait here for your decision. Nobody can choose a rejected charity any more.',
  },
  empty: { nl: 'Er staan nog geen goede doelen in de lijst.', en: 'There are no charities on the list.' },
  notYours: { nl: 'Alleen een beheerder beoordeelt goede doelen.', en: 'Only an admin reviews charities.' },
  waiting: { nl: 'Te beoordelen', en: 'To review' },
  judged: { nl: 'Beoordeeld', en: 'Reviewed' },
  noneWaiting: { nl: 'Alles is beoordeeld.', en: 'Everything has been reviewed.' },
  pending: { nl: 'Nieuw', en: 'New' },
  approved: { nl: 'Goedgekeurd', en: 'Approved' },
  rejected: { nl: 'Afgewezen', en: 'Rejected' },
  datedBy: { nl: '{date}, door {person}', en: '{date}, by {person}' },
  us: { nl: 'ons', en: 'us' },
  looksLike: {
    nl: 'Lijkt op {charity}. Campagnes ervoor zijn pas openbaar als je het goedkeurt.',
    en: 'Looks like {charity}. Campaigns for it are public only once you approve it.',
  },
  approve: { nl: 'Goedkeuren', en: 'Approve' },
  reject: { nl: 'Afwijzen', en: 'Reject' },
  approveNamed: { nl: '{charity} goedkeuren', en: 'Approve {charity}' },
  rejectNamed: { nl: '{charity} afwijzen', en: 'Reject {charity}' },
  nowApproved: { nl: '{charity} is goedgekeurd', en: '{charity} has been approved' },
  nowRejected: { nl: '{charity} is afgewezen', en: '{charity} has been rejected' },
  saveFailed: {
    nl: 'Je oordeel opslaan is niet gelukt. Probeer het opnieuw.',
    en: 'We could not save your decision. Please try again.',
  },
  rejectTitle: { nl: '{charity} afwijzen?', en: 'Reject {charity}?' },
  rejectKeep: { nl: 'Niet afwijzen', en: 'Do not reject' },
  rejectBusy: { nl: 'Bezig...', en: 'One moment...' },
  rejectReason: { nl: 'Reden voor organisatoren en goed doel', en: 'Reason for organisers and charity' },
  rejectReasonHelp: {
    nl: '{min} tot {max} tekens. De organisatoren en het goede doel lezen dit in hun mail. Gaat een campagne niet door, dan lezen ook de fans het.',
    en: '{min} to {max} characters. The organisers and the charity read this in their email. If a campaign does not go ahead, its fans read it too.',
  },
  impactLoading: { nl: 'We zoeken uit wat dit betekent...', en: 'Finding out what this means...' },
  impactFailed: {
    nl: 'We konden niet uitzoeken voor hoeveel campagnes dit gevolgen heeft. Sluit dit venster en probeer het opnieuw.',
    en: 'We could not find out how many campaigns this affects. Close this dialog and try again.',
  },
  impactNone: {
    nl: 'Dit heeft voor geen enkele campagne gevolgen. Niemand kan dit goede doel daarna nog kiezen.',
    en: 'No campaign is affected. Nobody can choose this charity any more.',
  },
  impact: {
    nl: 'Dit raakt {campaigns}; fans betaalden tot nu toe {amount}. Nieuwe betalingen stoppen meteen. Keur je het goede doel niet binnen 14 dagen alsnog goed, dan krijgt iedereen het geld terug; organisatoren bij wie nog niemand begon met betalen, kunnen een ander goed doel kiezen.',
    en: 'This affects {campaigns}; fans have paid {amount} so far. New payments stop immediately. Unless you approve the charity after all within 14 days, everyone gets their money back; organisers whose fans have not started to pay yet can choose another charity.',
  },
  and: { nl: 'en', en: 'and' },
  openOne: { nl: '1 open campagne', en: '1 open campaign' },
  openMany: { nl: '{count} open campagnes', en: '{count} open campaigns' },
  closedOne: { nl: '1 gesloten campagne', en: '1 closed campaign' },
  closedMany: { nl: '{count} gesloten campagnes', en: '{count} closed campaigns' },
  reasonGiven: { nl: 'Reden: {reason}', en: 'Reason: {reason}' },
  unused: { nl: 'Nog niet', en: 'Not yet' },
  usedOnce: { nl: 'Bij 1 campagne', en: 'By 1 campaign' },
  used: { nl: 'Bij {count} campagnes', en: 'By {count} campaigns' },
  closed: { nl: 'gesloten', en: 'closed' },
  columns: {
    charity: { nl: 'Goed doel', en: 'Charity' },
    state: { nl: 'Status', en: 'Status' },
    added: { nl: 'Toegevoegd', en: 'Added' },
    used: { nl: 'Gebruikt', en: 'Used' },
    decision: { nl: 'Oordeel', en: 'Decision' },
    action: { nl: 'Actie', en: 'Action' },
  },
};

/** The texts of the page on which an admin reviews charities. */
export type CharityTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('charities.heading'). For pages, not islands. */
export const charityTexts = defineTexts('charities', TEXTS);
