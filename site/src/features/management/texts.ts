import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import type { CancellationTexts } from '../cancellations/texts.ts';
import { WHAT_NOW_TEXTS } from './what-now-texts.ts';

/** The texts of one's own campaigns. */
const TEXTS = {
  campaigns: {
    ...WHAT_NOW_TEXTS,
    welcome: { nl: 'Welkom, {name}', en: 'Welcome, {name}' },
    heading: { nl: 'Jouw campagnes', en: 'Your Campaigns' },
    team: { nl: 'Je team', en: 'Your team' },
    managedFor: { nl: 'Je beheert deze campagne voor {name}.', en: 'You manage this campaign for {name}.' },
    emptyTeam: {
      nl: 'Wie je heeft uitgenodigd, heeft nog geen campagne.',
      en: 'The person who invited you has no campaign yet.',
    },
    successCreated: { nl: 'Campagne gemaakt!', en: 'Campaign created successfully!' },
    successNotPublic: {
      nl: 'Campagne gemaakt! Alleen jij ziet die nu: bevestig eerst je e-mailadres.',
      en: 'Campaign created! Only you can see it for now: confirm your email address first.',
    },
    notPublic: { nl: 'Nog niet openbaar', en: 'Not public yet' },
    held: {
      nl: '‘{campaign}’ is nog niet openbaar: een mens kijkt er eerst naar.',
      en: '“{campaign}” is not public yet: a person looks at it first.',
    },
    review: {
      waiting: {
        nl: 'Nog niet openbaar: we kijken eerst wie erachter zit.',
        en: 'Not public yet: we are checking who is behind it.',
      },
      asked: {
        nl: 'Nog niet openbaar: we hebben een vraag. {reason}',
        en: 'Not public yet: we have a question. {reason}',
      },
      declined: {
        nl: 'We hebben deze campagne afgewezen. {reason}',
        en: 'We have declined this campaign. {reason}',
      },
    },
    proof: {
      nl: 'Sneller gaat het als een eigen site of profiel van wie het uur geeft naar de pagina van deze campagne verwijst met rel="me", of deze code bevat:',
      en: 'It goes faster if the celebrity’s own site or profile links to this campaign’s page with rel="me", or contains this code:',
    },
    loading: { nl: 'Je campagnes laden...', en: 'Loading your campaigns...' },
    emptyTitle: { nl: 'Nog geen campagnes', en: 'No campaigns yet' },
    empty: {
      nl: 'Begin aan je eerste Power Hour: kies een goed doel, een vraag en een datum.',
      en: 'Start your first Power Hour: choose a charity, a question and a date.',
    },
    emptyCharity: {
      nl: 'Kies wie er een uur geeft, een vraag en een datum. De campagne wordt pas openbaar als we jullie kennen en jullie geld kunnen ontvangen: zie ‘Mijn goede doel’.',
      en: 'Choose who gives an hour, a question and a date. The campaign only becomes public once we know you and you can receive money: see “My charity”.',
    },
    create: { nl: 'Campagne maken', en: 'Create Campaign' },
    search: { nl: 'Zoek in je campagnes op naam', en: 'Search your campaigns by name' },
    found: { nl: '{count} gevonden', en: '{count} found' },
    noneFound: { nl: 'Geen campagnes gevonden', en: 'No campaigns found' },
    showAll: { nl: 'Toon alle campagnes', en: 'Show all campaigns' },
    loadMore: { nl: 'Meer laden', en: 'Load more' },
    loadMoreFailed: {
      nl: 'We konden de andere campagnes niet laden. Probeer het opnieuw.',
      en: 'We could not load the other campaigns. Please try again.',
    },
    more: { nl: 'Meer', en: 'More' },
    view: { nl: 'Bekijk de pagina', en: 'View the page' },
    newTab: { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' },
    edit: { nl: 'Bewerken', en: 'Edit' },
    numbers: { nl: 'Cijfers', en: 'Numbers' },
    statement: { nl: 'Afrekening', en: 'Statement' },
    embed: { nl: 'Op je site zetten', en: 'Embed this campaign' },
    live: { nl: 'Livescherm', en: 'Live screen' },
    names: { nl: 'Namen in het openbaar', en: 'Names in public' },
    share: { nl: 'Deel de campagne', en: 'Share the campaign' },
    opensAt: { nl: 'Meedoen kan vanaf {start}.', en: 'Fans can take part from {start}.' },
    opened: { nl: 'Meedoen kan nu.', en: 'Fans can take part now.' },
    openUntil: { nl: 'Meedoen kan tot {deadline}.', en: 'Fans can take part until {deadline}.' },
    close: { nl: 'Campagne sluiten', en: 'Close Campaign' },
    closeTitle: { nl: 'Deze campagne sluiten?', en: 'Close this campaign?' },
    closeMessage: {
      nl: 'Fans kunnen daarna niet meer meedoen aan ‘{campaign}’, en de selectie van de genomineerden begint. Dit kun je hier niet ongedaan maken.',
      en: 'Fans can no longer take part in “{campaign}”, and the selection of nominees begins. This cannot be undone here.',
    },
    closeKeep: { nl: 'Open laten', en: 'Keep it open' },
    closeBusy: { nl: 'Sluiten...', en: 'Closing...' },
    closeFailed: { nl: 'De campagne sluiten is niet gelukt', en: 'Failed to close campaign' },
    closed: { nl: 'Gesloten', en: 'Closed' },
    closing: { nl: 'Wordt gesloten...', en: 'Closing...' },
    undo: { nl: 'Ongedaan maken', en: 'Undo' },
    reopen: { nl: 'Gesloten. Ongedaan maken: {campaign} weer openen', en: 'Closed. Undo: reopen {campaign}' },
    reopenFailed: { nl: 'De campagne heropenen is niet gelukt', en: 'Failed to reopen campaign' },
    reopenTitle: { nl: 'Deze campagne heropenen?', en: 'Reopen this campaign?' },
    reopenMessage: {
      nl: 'De {count} genomineerden van ‘{campaign}’ vervallen en fans kunnen weer meedoen. De scores blijven. Sluit de campagne opnieuw, dan komen er nieuwe genomineerden.',
      en: 'The {count} nominees of “{campaign}” are cleared and fans can take part again. The scores stay; new nominees are selected when the campaign closes again.',
    },
    reopenMessageOne: {
      nl: 'De genomineerde van ‘{campaign}’ vervalt en fans kunnen weer meedoen. De scores blijven. Sluit de campagne opnieuw, dan komen er nieuwe genomineerden.',
      en: 'The nominee of “{campaign}” is cleared and fans can take part again. The scores stay; new nominees are selected when the campaign closes again.',
    },
    reopenMessageNone: {
      nl: 'Fans kunnen weer meedoen aan ‘{campaign}’. De scores blijven. Sluit de campagne opnieuw, dan komen er nieuwe genomineerden.',
      en: 'Fans can take part in “{campaign}” again. The scores stay; new nominees are selected when the campaign closes again.',
    },
    reopenNominations: {
      nl: 'Ook je eigen nominaties vervallen ({count}), met wat je erbij schreef.',
      en: 'Your own nominations ({count}) are cleared too, with what you wrote about them.',
    },
    reopenRereads: {
      nl: 'Fans die hebben gevraagd of iemand hun antwoord opnieuw leest, moeten dat dan nog eens vragen. Heb je betaalde antwoorden gelezen, dan ziet iedereen dat je heropende en welke antwoorden daarna kwamen.',
      en: 'Fans who asked for their answer to be read again will have to ask once more. If you have read paid answers, everyone sees that you reopened the campaign, and which answers came after that.',
    },
    reopenConfirm: { nl: 'Heropenen', en: 'Reopen' },
    reopenKeep: { nl: 'Gesloten laten', en: 'Keep it closed' },
    reopenBusy: { nl: 'Heropenen...', en: 'Reopening...' },
    noAnswers: {
      nl: 'Gesloten zonder betaald antwoord dat meedoet. Geef fans meer tijd om mee te doen.',
      en: 'It closed without a paid answer that counts. Give fans more time to take part.',
    },
    extend: { nl: 'Geef meer tijd', en: 'Give more time' },
    extendTitle: { nl: 'Fans meer tijd geven?', en: 'Give fans more time?' },
    extendMessage: {
      nl: 'Kies een nieuwe deadline: ‘{campaign}’ gaat meteen weer open.',
      en: 'Choose a new deadline: “{campaign}” reopens straight away.',
    },
    extendDeadline: { nl: 'Meedoen tot', en: 'Entries until' },
    extendHelp: {
      nl: 'Nederlandse tijd (Europe/Amsterdam).',
      en: 'Time in the Netherlands (Europe/Amsterdam).',
    },
    extendRequired: { nl: 'Vul de datum en de tijd in', en: 'Please fill in both date and time' },
    paused: { nl: 'Gepauzeerd', en: 'Paused' },
    due: {
      fans: { nl: 'Deze campagne eindigt op {date}.', en: 'This campaign ends on {date}.' },
      nominees: {
        nl: 'Zorg dat er genomineerden zijn en kies een winnaar vóór {date}.',
        en: 'Make sure there are nominees, and choose a winner, before {date}.',
      },
      choice: { nl: 'Kies een winnaar vóór {date}.', en: 'Choose a winner before {date}.' },
      answer: {
        nl: 'Er is geen winnaar meer: neem vóór {date} contact met ons op.',
        en: 'There is no winner any more: get in touch with us before {date}.',
      },
      date: {
        nl: 'Kies vóór {date} een datum voor de ontmoeting.',
        en: 'Set a date for the meeting before {date}.',
      },
    },
    dueByOwner: {
      nl: '{name} moet een winnaar kiezen vóór {date}.',
      en: '{name} has to choose a winner before {date}.',
    },
    dueMeeting: { nl: 'de ontmoeting op {date}', en: 'the meeting on {date}' },
    daysLeft: { nl: 'Nog {days} dagen.', en: '{days} days left.' },
    daysLeftOne: { nl: 'Nog 1 dag.', en: '1 day left.' },
    dueText: {
      nl: 'Anders gaat de ontmoeting niet door en krijgt iedereen het geld terug. Meer tijd nodig? Mail ons.',
      en: 'Otherwise the meeting does not go ahead and everyone gets their money back. Need more time? Email us.',
    },
    dueLater: {
      nl: 'Geen winnaar op {date}? Dan gaat de ontmoeting niet door en krijgt iedereen het geld terug. Meer tijd nodig? Mail ons.',
      en: 'No winner by {date}? Then the meeting does not go ahead and everyone gets their money back. Need more time? Email us.',
    },
    charityWaiting: {
      nl: 'Niet openbaar totdat {charity} heeft bevestigd.',
      en: 'Not public until {charity} has confirmed.',
    },
    youHear: { nl: 'Je krijgt bericht.', en: 'We will let you know.' },
    charityDeclined: {
      nl: '{charity} wil niet meedoen aan deze campagne: {reason}',
      en: '{charity} does not want to take part in this campaign: {reason}',
    },
    charityDue: {
      nl: '{charity} is niet goedgekeurd of kan nu geen geld ontvangen. Fans kunnen daarom niet betalen. Is dat op {date} nog zo, dan stopt de campagne en krijgt iedereen het geld terug.',
      en: '{charity} was not approved or cannot receive money right now, so fans cannot pay. If that is still the case on {date}, the campaign ends and everyone gets their money back.',
    },
    charityDueClosed: {
      nl: '{charity} is niet goedgekeurd of kan nu geen geld ontvangen. Is dat op {date} nog zo, dan gaat de ontmoeting niet door en krijgt iedereen het geld terug.',
      en: '{charity} was not approved or cannot receive money right now. If that is still the case on {date}, the meeting does not go ahead and everyone gets their money back.',
    },
    charityChoose: { nl: 'Ander goed doel kiezen', en: 'Choose another charity' },
    winnersSelected: { nl: 'Winnaars gekozen', en: 'Winners Selected' },
    selectWinners: { nl: 'Winnaars kiezen', en: 'Select Winners' },
    thank: { nl: 'Bedank iedereen', en: 'Thank everyone' },
    meet: { nl: 'Bekijk wie er komt', en: 'See who is coming' },
    replaceDate: { nl: 'Kies een nieuwe datum', en: 'Choose a new date' },
    setDate: { nl: 'Zet de datum erbij', en: 'Set the date' },
    thanked: { nl: 'Bekijk je bedankje', en: 'See your thank-you' },
    wall: { nl: 'Antwoorden tonen', en: 'Show answers' },
    story: { nl: 'Vertel hoe het was', en: 'Share how it went' },
    selecting: { nl: 'Genomineerden worden gekozen...', en: 'Selecting Nominees...' },
    readAnswers: { nl: 'Bekijk de antwoorden', en: 'See the answers' },
    donations: { nl: '{count} betaalde antwoorden', en: '{count} paid answers' },
    donationsOne: { nl: '1 betaald antwoord', en: '1 paid answer' },
    flexible: { nl: 'Datum in overleg', en: 'Date to be arranged' },
    'not-started': { nl: 'Nog niet begonnen', en: 'Not started' },
    open: { nl: 'Open', en: 'Open' },
    chosen: { nl: 'Gekozen', en: 'Chosen' },
    met: { nl: 'Geweest', en: 'Done' },
    cancelled: { nl: 'Gaat niet door', en: 'Cancelled' },
  },
};

/** The texts of one's own campaigns; an island gets only its own parts, in one language. */
export type ManagementTexts = Translation<typeof TEXTS>;
/** The texts of an own campaign, including those for cancelling it. */
export type OwnCampaignTexts = Pick<ManagementTexts, 'campaigns'> &
  Pick<CancellationTexts, 'cancelling' | 'refunds'>;

/** Returns the texts in a language, with the editors' overrides ('dashboard.campaigns.…'). For pages, not islands. */
export const managementTexts = defineTexts('dashboard', TEXTS);
