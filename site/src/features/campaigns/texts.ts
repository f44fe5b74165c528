import type { Language } from '#api/platform/rules.ts';
import { featureTexts } from '#site/i18n/feature-texts.ts';

const nl = {
  countdown: {
    opens: 'tot inschrijvingen openen',
    closes: 'tot inschrijvingen sluiten',
    opensOn: 'Inschrijvingen openen op {moment}',
    closesOn: 'Inschrijven kan tot {moment}',
    closesIn: 'Nog {left}',
    opensAt: 'Opent op {moment}',
    noDeadline: 'Geen deadline',
    passed: 'Deadline verstreken',
    days: 'dagen',
    hours: 'uren',
    minutes: 'min',
    seconds: 'sec',
  },
  card: {
    join: 'Doe mee',
    more: 'Meer informatie',
    soon: 'Binnenkort',
    flexible: 'Binnen 1 jaar',
    plannedDate: 'Datum',
    endDate: 'Einddatum',
  },
  carousel: {
    region: 'Campagnes',
    previous: 'Scroll naar links',
    next: 'Scroll naar rechts',
  },
  list: {
    title: 'Alle campagnes',
    description: 'Lees wie je kunt ontmoeten en voor welk doel. Wat nu openstaat, staat vooraan.',
    search: 'Zoek op naam',
    searchButton: 'Zoeken',
    country: 'Land',
    anyCountry: 'Alle landen',
    found: '{count} campagnes',
    foundOne: '1 campagne',
    noMatch: 'Geen campagne past bij je zoekopdracht',
    noMatchHelp: 'Probeer een korter woord, of kijk in alle landen.',
    clear: 'Toon alle campagnes',
  },
  loading: {
    loading: 'Campagnes laden...',
    empty: 'Er zijn nog geen campagnes',
    emptyHelp: 'De volgende avond wordt voorbereid. Kom snel terug.',
    failed: 'De campagnes konden niet geladen worden',
    failedHelp: 'Controleer je verbinding en probeer het nog eens.',
    retry: 'Probeer het opnieuw',
    noScript: 'Bekijk alle campagnes op één pagina',
  },
  timer: {
    soon: 'Nog {left} om mee te doen',
    urgent: 'Laatste uren: nog {left} om mee te doen',
    over: 'De deadline is zojuist verstreken. Meedoen kan niet meer.',
  },
  page: {
    about: 'Over deze Power Hour',
    question: 'De vraag',
    toForm: 'Geef je antwoord',
    event: 'De Power Hour',
    date: 'Datum',
    time: 'Tijd',
    timeZone: 'Nederlandse tijd',
    location: 'Locatie',
    locationOpen: 'In overleg',
    charity: 'Goed doel',
    flexible: 'Power Hour georganiseerd binnen 1 jaar',
    flexibleHelp: 'De dag kies je samen met {celebrity}.',
    receive: 'Wat je krijgt',
    receiveHelp: 'Iedereen die meedoet, wordt zo bedankt. Wie {celebrity} kiest, krijgt het uur zelf.',
    noScript: 'Meedoen gaat met JavaScript. Zet het aan en laad deze pagina opnieuw.',
    others: 'Bekijk andere campagnes',
    selection: 'Zo wordt er gekozen',
    selectionOver: 'Zo werd er gekozen',
    eventOffer: 'Meedoen',
  },
  thankYou: {
    video: 'Een videoboodschap van {celebrity}',
    audio: 'Een audioboodschap van {celebrity}',
    text: 'Een persoonlijk bericht van {celebrity}',
    photos: 'Foto’s van de Power Hour met {celebrity}',
    'pooh-send': 'Een Pooh-send van {celebrity}',
  },
  closed: {
    'not-started': 'De campagne is nog niet begonnen',
    'not-started-note': 'Inschrijvingen openen op {moment}. Denk alvast na over je antwoord.',
    'deadline-passed': 'Campagne gesloten',
    'deadline-passed-note':
      'Meedoen kan niet meer. De antwoorden worden gelezen, daarna kiest {celebrity} wie het uur krijgt.',
    'nominees-selected': 'Campagne gesloten',
    'nominees-selected-note':
      'De genomineerden zijn bekend. {celebrity} leest hun antwoorden en kiest wie het uur krijgt.',
    'winners-selected': 'Winnaars gekozen',
    'winners-selected-note':
      '{celebrity} heeft gekozen. De winnaars hebben bericht gekregen, en iedereen die meedeed, wordt bedankt.',
  },
} as const;

/** The texts of campaigns in one language: a group for every island, so that each gets only its own. */
export type CampaignTexts = {
  readonly [Group in keyof typeof nl]: Readonly<Record<keyof (typeof nl)[Group], string>>;
};

const en: CampaignTexts = {
  countdown: {
    opens: 'until subscriptions open',
    closes: 'until subscriptions close',
    opensOn: 'Subscriptions open on {moment}',
    closesOn: 'Subscriptions close on {moment}',
    closesIn: '{left} left',
    opensAt: 'Opens on {moment}',
    noDeadline: 'No deadline set',
    passed: 'Deadline passed',
    days: 'days',
    hours: 'hours',
    minutes: 'min',
    seconds: 'sec',
  },
  card: {
    join: 'Join in',
    more: 'More information',
    soon: 'Soon',
    flexible: 'Within 1 year',
    plannedDate: 'Date',
    endDate: 'End date',
  },
  carousel: {
    region: 'Campaigns',
    previous: 'Scroll left',
    next: 'Scroll right',
  },
  list: {
    title: 'All campaigns',
    description: 'See who you could meet, and for which cause. What is open now comes first.',
    search: 'Search by name',
    searchButton: 'Search',
    country: 'Country',
    anyCountry: 'All countries',
    found: '{count} campaigns',
    foundOne: '1 campaign',
    noMatch: 'No campaign matches your search',
    noMatchHelp: 'Try a shorter word, or look in all countries.',
    clear: 'Show all campaigns',
  },
  loading: {
    loading: 'Loading campaigns...',
    empty: 'There are no campaigns yet',
    emptyHelp: 'The next evening is being prepared. Come back soon.',
    failed: 'The campaigns could not be loaded',
    failedHelp: 'Check your connection and try again.',
    retry: 'Try again',
    noScript: 'See all campaigns on one page',
  },
  timer: {
    soon: '{left} left to take part',
    urgent: 'Last hours: {left} left to take part',
    over: 'The deadline has just passed. You can no longer take part.',
  },
  page: {
    about: 'About this Power Hour',
    question: 'The question',
    toForm: 'Give your answer',
    event: 'The Power Hour',
    date: 'Date',
    time: 'Time',
    timeZone: 'Dutch time',
    location: 'Location',
    locationOpen: 'To be agreed',
    charity: 'Charity',
    flexible: 'Power Hour organised within 1 year',
    flexibleHelp: 'You choose the day together with {celebrity}.',
    receive: "What you'll receive",
    receiveHelp:
      'Everyone who takes part is thanked this way. Whoever {celebrity} chooses gets the hour itself.',
    noScript: 'Taking part needs JavaScript. Turn it on and load this page again.',
    others: 'See other campaigns',
    selection: 'How the selection works',
    selectionOver: 'How the selection worked',
    eventOffer: 'Taking part',
  },
  thankYou: {
    video: 'A video message from {celebrity}',
    audio: 'An audio message from {celebrity}',
    text: 'A personal message from {celebrity}',
    photos: 'Photos of the Power Hour with {celebrity}',
    'pooh-send': 'A Pooh-send from {celebrity}',
  },
  closed: {
    'not-started': 'Campaign Not Started Yet',
    'not-started-note': 'Subscriptions open on {moment}. Time to think about your answer.',
    'deadline-passed': 'Campaign Closed',
    'deadline-passed-note':
      'You can no longer take part. The answers are being read, then {celebrity} chooses who gets the hour.',
    'nominees-selected': 'Campaign Closed',
    'nominees-selected-note':
      'The nominees are known. {celebrity} is reading their answers and chooses who gets the hour.',
    'winners-selected': 'Winners Selected',
    'winners-selected-note':
      '{celebrity} has chosen. The winners have been told, and everyone who took part will be thanked.',
  },
};

const TEXTS: Readonly<Record<Language, CampaignTexts>> = { nl, en };

/**
 * Returns the texts of campaigns in a language, with the editors' overrides ('campaigns.card.join'). For pages and blocks: islands import only the types and get their groups
 * as props, so that no visitor downloads both languages.
 */
export function campaignTexts(language: Language): CampaignTexts {
  const own = TEXTS[language];
  return {
    countdown: featureTexts('campaigns.countdown', own.countdown, language),
    card: featureTexts('campaigns.card', own.card, language),
    carousel: featureTexts('campaigns.carousel', own.carousel, language),
    list: featureTexts('campaigns.list', own.list, language),
    loading: featureTexts('campaigns.loading', own.loading, language),
    timer: featureTexts('campaigns.timer', own.timer, language),
    page: featureTexts('campaigns.page', own.page, language),
    thankYou: featureTexts('campaigns.thankYou', own.thankYou, language),
    closed: featureTexts('campaigns.closed', own.closed, language),
  };
}
