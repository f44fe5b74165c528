import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  countdown: {
    opens: { nl: 'tot inschrijvingen openen', en: 'until entries open' },
    closes: { nl: 'tot inschrijvingen sluiten', en: 'until entries close' },
    opensOn: {
      nl: `Meedoen kan vanaf {moment} (${EVENT_TIME_ZONE_NAME.nl})`,
      en: `Entries open on {moment} (${EVENT_TIME_ZONE_NAME.en})`,
    },
    closesOn: {
      nl: `Meedoen kan tot {moment} (${EVENT_TIME_ZONE_NAME.nl})`,
      en: `You can take part until {moment} (${EVENT_TIME_ZONE_NAME.en})`,
    },
    opensAt: { nl: 'Opent op {moment}', en: 'Opens on {moment}' },
    noDeadline: { nl: 'Geen deadline', en: 'No deadline set' },
    passed: { nl: 'Deadline verstreken', en: 'Deadline passed' },
    days: { nl: 'dagen', en: 'days' },
    hours: { nl: 'uren', en: 'hours' },
    minutes: { nl: 'min', en: 'min' },
    seconds: { nl: 'sec', en: 'sec' },
  },
  card: {
    join: { nl: 'Doe mee', en: 'Take part' },
    more: { nl: 'Meer informatie', en: 'More information' },
    soon: { nl: 'Binnenkort', en: 'Soon' },
    over: { nl: 'Afgelopen', en: 'Ended' },
    paused: { nl: 'Gepauzeerd', en: 'Paused' },
    pausedNote: { nl: 'Meedoen kan nu even niet', en: 'Nobody can take part right now' },
    cancelled: { nl: 'Gaat niet door', en: 'Cancelled' },
    flexible: { nl: 'Binnen 1 jaar', en: 'Within 1 year' },
    plannedDate: { nl: 'Datum', en: 'Date' },
    takePart: { nl: 'Meedoen', en: 'Taking part' },
    deadline: { nl: 'Meedoen tot', en: 'Take part until' },
    closed: { nl: 'Gesloten', en: 'Closed' },
    cause: { nl: 'Voor {charity}', en: 'For {charity}' },
  },
  result: {
    title: { nl: 'De opbrengst', en: 'The total' },
    participants: { nl: '{count} deelnemers', en: '{count} participants' },
    participantsOne: { nl: '1 deelnemer', en: '1 participant' },
    participantsLabel: { nl: 'deelnemers', en: 'participants' },
    participantsLabelOne: { nl: 'deelnemer', en: 'participant' },
    raised: { nl: '{amount} opgehaald', en: '{amount} raised' },
    raisedLabel: { nl: 'opgehaald', en: 'raised' },
    charityLabel: { nl: 'voor {charity}', en: 'for {charity}' },
    afterCosts: { nl: 'voor {charity}, na kosten', en: 'for {charity}, after costs' },
    noCharity: { nl: 'het goede doel', en: 'the charity' },
  },
  takeBack: {
    title: { nl: 'Komt de verplaatsing je uit?', en: 'Does the move suit you?' },
    lead: {
      nl: 'Dan hoef je niets te doen. Zo niet, dan krijg je hier je € 10 terug; je antwoord doet dan niet meer mee.',
      en: 'Then there is nothing to do. If not, get your €10 back here; your answer then no longer counts.',
    },
    submit: { nl: 'Vraag mijn geld terug', en: 'Get my money back' },
    doneTitle: { nl: 'Je krijgt je geld terug', en: 'Your money is on its way back' },
    done: {
      nl: 'We storten het hele bedrag terug op de manier waarop je betaalde. Dat kan een paar werkdagen duren. Is je betaling nog onderweg, dan doen we dat zodra die binnen is.',
      en: 'We refund the full amount the same way you paid. That can take a few working days. If your payment is still on its way, we do so once it has arrived.',
    },
    invalid: {
      nl: 'Deze link is verlopen. Hij werkt zeven dagen na de verplaatsing.',
      en: 'This link has expired. It works for seven days after the meeting moved.',
    },
    failed: { nl: 'Dat is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Please try again.' },
    toCampaigns: { nl: 'Bekijk de campagnes', en: 'See the campaigns' },
  },
  changes: {
    heading: { nl: 'Wat er veranderde', en: 'What has changed' },
    moved: {
      nl: '{date}: verplaatst. Eerst {before}, nu {after}.',
      en: '{date}: moved. Was {before}, now {after}.',
    },
    spelling: {
      nl: '{date}: spelling verbeterd. Eerst {before}, nu {after}.',
      en: '{date}: spelling corrected. Was {before}, now {after}.',
    },
  },
  confirmed: {
    sign: { nl: 'Identiteit bevestigd', en: 'Identity confirmed' },
    anchor: { nl: 'bevestigd', en: 'confirmed' },
  },
  carousel: {
    region: { nl: 'Campagnes', en: 'Campaigns' },
    previous: { nl: 'Scroll naar links', en: 'Scroll left' },
    next: { nl: 'Scroll naar rechts', en: 'Scroll right' },
  },
  list: {
    title: { nl: 'Alle campagnes', en: 'All campaigns' },
    description: {
      nl: 'Ontdek wie je kunt ontmoeten en voor welk doel. Open campagnes staan bovenaan. Alle tijden zijn Amsterdamse tijd.',
      en: 'See who you could meet, and for which cause. Open campaigns come first. All times are Amsterdam time.',
    },
    search: { nl: 'Zoek op naam of doel', en: 'Search by name or charity' },
    searchButton: { nl: 'Zoeken', en: 'Search' },
    country: { nl: 'Land', en: 'Country' },
    anyCountry: { nl: 'Alle landen', en: 'All countries' },
    status: { nl: 'Status', en: 'Status' },
    anyStatus: { nl: 'Alle', en: 'All' },
    open: { nl: 'Open', en: 'Open' },
    soon: { nl: 'Binnenkort', en: 'Soon' },
    over: { nl: 'Afgelopen', en: 'Ended' },
    found: { nl: '{count} campagnes', en: '{count} campaigns' },
    foundOne: { nl: '1 campagne', en: '1 campaign' },
    noMatch: { nl: 'Geen campagnes gevonden', en: 'No campaigns found' },
    noMatchHelp: {
      nl: 'Probeer een korter woord, of zoek in alle landen.',
      en: 'Try a shorter word, or search all countries.',
    },
    clear: { nl: 'Toon alle campagnes', en: 'Show all campaigns' },
    loadMore: { nl: 'Meer laden', en: 'Load more' },
    loadMoreFailed: {
      nl: 'We konden de andere campagnes niet laden. Probeer het opnieuw.',
      en: 'We could not load the other campaigns. Please try again.',
    },
    previousPage: { nl: 'Vorige pagina', en: 'Previous page' },
    nextPage: { nl: 'Volgende pagina', en: 'Next page' },
  },
  loading: {
    loading: { nl: 'Campagnes laden...', en: 'Loading campaigns...' },
    empty: { nl: 'Er zijn nog geen campagnes', en: 'There are no campaigns yet' },
    emptyHelp: { nl: 'Nieuwe campagnes zie je hier.', en: 'New campaigns appear here.' },
    noneOpen: { nl: 'Er is nu geen campagne open', en: 'No campaign is open right now' },
    toAll: { nl: 'Bekijk eerdere campagnes', en: 'See past campaigns' },
    failed: { nl: 'We konden de campagnes niet laden', en: 'We could not load the campaigns' },
    failedHelp: {
      nl: 'Controleer je verbinding en probeer het nog eens.',
      en: 'Check your connection and try again.',
    },
    retry: { nl: 'Probeer opnieuw', en: 'Try again' },
  },
  timer: {
    soon: { nl: 'Laatste 24 uur om mee te doen', en: 'Last 24 hours to take part' },
    urgent: { nl: 'Laatste uren om mee te doen', en: 'Last hours to take part' },
    over: {
      nl: 'De deadline is zojuist verstreken. Meedoen kan niet meer.',
      en: 'The deadline has just passed. You can no longer take part.',
    },
  },
  page: {
    about: { nl: 'Over deze Power Hour', en: 'About this Power Hour' },
    inOtherLanguage: { nl: '(in het Engels)', en: '(in Dutch)' },
    question: { nl: 'De vraag', en: 'The question' },
    shareAlt: {
      nl: '‘{title}’ met {celebrity}. Doe mee voor {price}.',
      en: '“{title}” with {celebrity}. Take part for {price}.',
    },
    shareAltClosed: {
      nl: '‘{title}’ met {celebrity}: meedoen kan niet meer.',
      en: '“{title}” with {celebrity}: entries are closed.',
    },
    shareAltOver: {
      nl: '‘{title}’ met {celebrity}: de keuze is gemaakt.',
      en: '“{title}” with {celebrity}: the choice is made.',
    },
    edit: { nl: 'Deze campagne bewerken', en: 'Edit this campaign' },
    promotionKit: { nl: 'Promotiemateriaal', en: 'Promotion kit' },
    event: { nl: 'De Power Hour', en: 'The Power Hour' },
    date: { nl: 'Datum', en: 'Date' },
    time: { nl: 'Tijd', en: 'Time' },
    winners: { nl: 'Wie erbij is', en: 'Who joins' },
    location: { nl: 'Plaats', en: 'Location' },
    locationOpen: { nl: 'In overleg', en: 'To be arranged' },
    charity: { nl: 'Goed doel', en: 'Charity' },
    charityUnconfirmed: { nl: 'Heeft nog niet bevestigd', en: 'Has not confirmed yet' },
    flexible: { nl: 'Power Hour binnen 1 jaar', en: 'Power Hour organised within 1 year' },
    flexibleHelp: {
      nl: 'De dag spreek je af met {celebrity}.',
      en: 'You arrange the day together with {celebrity}.',
    },
    receive: { nl: 'Wat je krijgt', en: "What you'll receive" },
    receiveHelp: {
      nl: 'Zo bedankt {celebrity} iedereen die meedoet.',
      en: 'This is how {celebrity} thanks everyone who takes part.',
    },
    noScript: {
      nl: 'Voor meedoen is JavaScript nodig. Zet het aan en laad deze pagina opnieuw.',
      en: 'Taking part needs JavaScript. Turn it on and reload this page.',
    },
    selection: { nl: 'Zo wordt er gekozen', en: 'How the choice is made' },
    selectionOver: { nl: 'Zo is er gekozen', en: 'How the choice was made' },
    raised: { nl: '{amount} voor {charity}', en: '{amount} for {charity}' },
    thanked: { nl: 'Iedereen die meedeed, is bedankt.', en: 'Everyone who took part has been thanked.' },
    others: { nl: 'Bekijk andere campagnes', en: 'See other campaigns' },
    openNow: { nl: 'Hier kun je nu aan meedoen', en: 'Open right now' },
    eventOffer: { nl: 'Meedoen', en: 'Taking part' },
  },
  thankYou: {
    video: { nl: 'Een videobericht van {celebrity}', en: 'A video message from {celebrity}' },
    audio: { nl: 'Een audiobericht van {celebrity}', en: 'An audio message from {celebrity}' },
    text: { nl: 'Een geschreven bericht van {celebrity}', en: 'A written message from {celebrity}' },
    photos: {
      nl: 'Foto’s van de Power Hour met {celebrity}',
      en: 'Photos of the Power Hour with {celebrity}',
    },
    'pooh-send': { nl: 'Een Pooh-bericht van {celebrity}', en: 'A Pooh message from {celebrity}' },
  },
};

/** The texts of campaigns in one language, a group per island, so that each island gets only its own. */
export type CampaignTexts = Translation<typeof TEXTS>;

/**
 * Returns the texts of campaigns in a language, with the editors' overrides ('campaigns.card.join'). For pages and
 * blocks: islands import only the types and get their groups as props, so that no visitor downloads both languages.
 */
export const campaignTexts = defineTexts('campaigns', TEXTS);
