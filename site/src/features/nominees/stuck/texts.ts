import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  heading: { nl: 'Selecties', en: 'Selections' },
  lead: {
    nl: 'Campagnes waarvan de genomineerden nog niet konden worden gekozen. Bijna alles lost zichzelf op: we proberen het een dag lang opnieuw. Wat daarna nog vastzit, wacht op jou.',
    en: 'Campaigns whose nominees could not be selected yet. Nearly all of them sort themselves out: we keep trying for a day. Whatever is still stuck after that waits for you.',
  },
  empty: { nl: 'Er wacht of hapert geen enkele selectie.', en: 'No selection is waiting or failing.' },
  notYours: {
    nl: 'Alleen een beheerder ziet welke selecties vastzitten.',
    en: 'Only an admin can see which selections are stuck.',
  },
  givenUp: { nl: 'Opgegeven', en: 'Given up' },
  failing: { nl: 'Loopt vast', en: 'Failing' },
  waiting: { nl: 'Wacht op de beoordelaar', en: 'Waiting for the judge' },
  campaign: { nl: 'Campagne', en: 'Campaign' },
  state: { nl: 'Status', en: 'Status' },
  action: { nl: 'Actie', en: 'Action' },
  tried: { nl: '{count} keer geprobeerd', en: 'tried {count} times' },
  triedOnce: { nl: '1 keer geprobeerd', en: 'tried once' },
  since: { nl: 'Sinds', en: 'Since' },
  nextTry: { nl: 'Volgende poging', en: 'Next try' },
  tryingNow: { nl: 'Er loopt nu een poging', en: 'Trying now' },
  waitingAnswers: { nl: 'Antwoorden die wachten', en: 'Answers waiting' },
  lastError: { nl: 'Waar het op vastliep', en: 'What it failed on' },
};

/** The texts of the page on which an admin sees which selections are stuck. */
export type StuckSelectionTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('selections.heading'). For pages, not islands. */
export const stuckSelectionTexts = defineTexts('selections', TEXTS);
