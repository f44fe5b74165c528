import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';

/** The texts of campaigns in Dutch. */
export const nl = {
  countdown: {
    opens: 'tot inschrijvingen openen',
    closes: 'tot inschrijvingen sluiten',
    opensOn: 'Inschrijvingen openen op {moment}',
    closesOn: 'Inschrijven kan tot {moment}',
    closesIn: 'Nog {left}',
    opensAt: 'Opent op {moment}',
    noDeadline: 'Geen deadline',
    passed: 'Deadline verstreken',
    closed: 'Inschrijven is gesloten',
    days: 'dagen',
    hours: 'uren',
    minutes: 'min',
    seconds: 'sec',
  },
  card: {
    join: 'Doe mee',
    more: 'Meer informatie',
    soon: 'Binnenkort',
    over: 'Afgelopen',
    paused: 'Staat stil',
    pausedNote: 'Wacht op een nieuw goed doel',
    cancelled: 'Gaat niet door',
    flexible: 'Binnen 1 jaar',
    plannedDate: 'Datum',
    deadline: 'Inschrijven tot',
    closed: 'Gesloten',
  },
  carousel: {
    region: 'Campagnes',
    previous: 'Scroll naar links',
    next: 'Scroll naar rechts',
  },
  list: {
    title: 'Alle campagnes',
    description: 'Lees wie je kunt ontmoeten en voor welk doel. Wat nu openstaat, staat vooraan.',
    search: 'Zoek op campagne, artiest of goed doel',
    searchButton: 'Zoeken',
    country: 'Land',
    anyCountry: 'Alle landen',
    found: '{count} campagnes',
    foundOne: '1 campagne',
    noMatch: 'Geen campagne past bij je zoekopdracht',
    noMatchHelp: 'Probeer een korter woord, of kijk in alle landen.',
    clear: 'Toon alle campagnes',
    loadMore: 'Meer laden',
    loadMoreFailed: 'De andere campagnes konden niet worden geladen. Probeer het opnieuw.',
    previousPage: 'Vorige pagina',
    nextPage: 'Volgende pagina',
  },
  loading: {
    loading: 'Campagnes laden...',
    empty: 'Er zijn nog geen campagnes',
    emptyHelp: 'De volgende avond wordt voorbereid. Kom snel terug.',
    noneOpen: 'Nu staat er geen campagne open',
    toAll: 'Bekijk de campagnes die geweest zijn',
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
    edit: 'Deze campagne bewerken',
    event: 'De Power Hour',
    date: 'Datum',
    time: 'Tijd',
    timeZone: EVENT_TIME_ZONE_NAME.nl,
    deadline: 'Inschrijven tot',
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
    paused: 'Deze campagne wacht op een nieuw goed doel',
    'paused-over':
      'Het goede doel van deze campagne is niet goedgekeurd. {celebrity} kiest een ander. Heb je betaald? Dan hoor je welk doel het wordt, of je krijgt je geld terug.',
    'paused-note':
      'Het goede doel is niet goedgekeurd. Tot {celebrity} een ander kiest, kan niemand betalen. Heb je al betaald? Dan hoor je welk doel het wordt, of je krijgt je geld terug.',
    'not-started': 'De campagne is nog niet begonnen',
    'not-started-note': 'Inschrijvingen openen op {moment}. Denk alvast na over je antwoord.',
    'deadline-passed': 'Campagne gesloten',
    'deadline-passed-note':
      'Meedoen kan niet meer. De antwoorden worden gelezen, daarna kiest {celebrity} wie het uur krijgt.',
    'nominees-selected': 'Campagne gesloten',
    'nominees-selected-note':
      'De genomineerden zijn bekend. {celebrity} leest hun antwoorden en kiest wie het uur krijgt.',
    cancelled: 'Deze campagne gaat niet door',
    'cancelled-note':
      'Alle donaties gaan terug. Wie heeft betaald, krijgt daarover een mail en hoeft niets te doen.',
    'winners-selected': 'Winnaars gekozen',
    'winners-selected-note':
      '{celebrity} heeft gekozen. De winnaars hebben bericht gekregen, en iedereen die meedeed, wordt bedankt.',
  },
} as const;

/** The texts of campaigns in one language: a group for every island, so that each gets only its own. */
export type CampaignTexts = {
  readonly [Group in keyof typeof nl]: Readonly<Record<keyof (typeof nl)[Group], string>>;
};
