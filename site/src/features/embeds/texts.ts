import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of "Embed this campaign" and of the test page. */
const PAGE_TEXTS = {
  page: {
    pageTitle: { nl: 'Zet deze campagne op je site', en: 'Embed this campaign' },
    lead: {
      nl: 'Bezoekers doen mee aan ‘{campaign}’ zonder je site te verlaten. Alleen om te betalen gaan ze even naar de betaalpagina.',
      en: 'Visitors take part in “{campaign}” without leaving your site. They only go to the payment page for a moment, to pay.',
    },
    notPublic: {
      nl: 'Je campagne is nog niet openbaar: op je dashboard staat waarom. Tot die tijd zien bezoekers alleen de link.',
      en: 'Your campaign is not public yet: your dashboard says why. Until then, visitors only see the link.',
    },
    notOpen: {
      nl: 'Je campagne is nu niet open. Dat staat ook in de widget; zodra de campagne opengaat, verschijnt daar het formulier.',
      en: 'Your campaign is not open right now. The widget says so, and shows the form as soon as the campaign opens.',
    },
    edit: { nl: 'Deze campagne bewerken', en: 'Edit this campaign' },
    manual: { nl: 'Uitleg voor je webmaster', en: 'Instructions for your webmaster' },
    testPage: { nl: 'Probeer de widget op een testpagina', en: 'Try the widget on a test page' },
    newTab: { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' },
    looks: { nl: 'Hoe de widget eruitziet', en: 'What the widget looks like' },
    layout: { nl: 'Vorm', en: 'Shape' },
    'layout-card': { nl: 'Een kaart op de pagina', en: 'A card on the page' },
    'layout-button': { nl: 'Een knop die een venster opent', en: 'A button that opens a dialog' },
    theme: { nl: 'Licht of donker', en: 'Light or dark' },
    'theme-light': { nl: 'Licht', en: 'Light' },
    'theme-dark': { nl: 'Donker', en: 'Dark' },
    'theme-auto': { nl: 'Zoals de bezoeker het heeft ingesteld', en: 'Whatever the visitor has chosen' },
    language: { nl: 'Taal van de widget', en: 'Language of the widget' },
    nl: { nl: 'Nederlands', en: 'Dutch' },
    en: { nl: 'Engels', en: 'English' },
    accent: { nl: 'Kleur van de knop', en: 'Colour of the button' },
    accentPick: { nl: 'Kies een kleur', en: 'Pick a colour' },
    accentHelp: {
      nl: 'Een kleurcode zoals #5b2a9d. Niets ingevuld? Dan in de kleur van Power Hour.',
      en: 'A colour code such as #5b2a9d. Leave empty for Power Hour’s own colour.',
    },
    accentInvalid: {
      nl: 'Vul een kleurcode in van zes tekens, bijvoorbeeld #5b2a9d',
      en: 'Enter a colour code of six characters, for example #5b2a9d',
    },
    accentSample: { nl: 'Doe mee', en: 'Take part' },
    accentText: {
      nl: 'De tekst op de knop is {colour}, met een contrast van {contrast} : 1.',
      en: 'The text on the button is {colour}, with a contrast of {contrast} : 1.',
    },
    black: { nl: 'zwart', en: 'black' },
    white: { nl: 'wit', en: 'white' },
    accentGround: {
      nl: 'De knop steekt met {contrast} : 1 af tegen de kaart.',
      en: 'The button’s contrast with the card is {contrast} : 1.',
    },
    accentFaint: {
      nl: 'De knop steekt maar met {contrast} : 1 af tegen de kaart. Kies liever een kleur die meer afsteekt (3 : 1).',
      en: 'The button’s contrast with the card is only {contrast} : 1. A colour that stands out more (3 : 1) is better.',
    },
    previewNote: {
      nl: 'Dit is de echte widget: vul je hem hier in, dan doe je echt mee.',
      en: 'This is the real widget: if you fill it in here, you really take part.',
    },
    takePart: { nl: 'Doe mee aan {campaign}', en: 'Take part in {campaign}' },
    code: { nl: 'De code voor je pagina', en: 'The code for your page' },
    version: { nl: 'Versie', en: 'Version' },
    'version-newest': { nl: 'Altijd de nieuwste', en: 'Always the latest' },
    'version-exact': {
      nl: 'Een vaste versie die de browser controleert (subresource integrity)',
      en: 'An exact version that the browser verifies (subresource integrity)',
    },
    versionHelp: {
      nl: 'Een vaste versie blijft werken als er een nieuwe is, maar vernieuwingen krijg je pas als je de code vervangt. Kies een vaste versie dus alleen als iemand je site bijhoudt.',
      en: 'An exact version keeps working when there is a new one, but you only get what is new once you replace the code. Only choose an exact version if someone looks after your site.',
    },
    copy: { nl: 'Kopieer de code', en: 'Copy the code' },
    copied: { nl: 'Gekopieerd!', en: 'Copied!' },
    sites: { nl: 'Sites waarop de widget staat', en: 'Sites with the widget' },
    sitesHelp: {
      nl: 'Staat je site in deze lijst, dan gaan bezoekers na het betalen terug naar de pagina waar ze vandaan kwamen. Anders werkt de widget ook, en komen ze uit op onze bedankpagina.',
      en: 'If your site is on this list, visitors return to the page they came from after paying. If not, the widget works too, and they end up on our thank-you page.',
    },
    site: { nl: 'Adres van je site', en: 'Address of your site' },
    siteHelp: { nl: 'Bijvoorbeeld https://www.voorbeeld.nl', en: 'For example https://www.example.org' },
    siteKnown: { nl: 'Deze site staat er al bij', en: 'This site is already listed' },
    add: { nl: 'Voeg toe', en: 'Add' },
    adding: { nl: 'Toevoegen...', en: 'Adding...' },
    added: { nl: '{site} is bewaard.', en: '{site} has been saved.' },
    remove: { nl: 'Verwijder', en: 'Remove' },
    removed: { nl: '{site} is verwijderd.', en: '{site} has been removed.' },
    saveFailed: {
      nl: 'Bewaren is niet gelukt. Probeer het opnieuw.',
      en: 'We could not save that. Please try again.',
    },
    came: { nl: 'Meedoen via de widget', en: 'Taking part through the widget' },
    cameNote: {
      nl: 'Per site. We bewaren alleen van welke pagina iemand kwam.',
      en: 'By site. We only record which page people came from.',
    },
    origin: { nl: 'Site', en: 'Site' },
    ours: { nl: 'Power Hour (voorbeeld en testpagina)', en: 'Power Hour (preview and test page)' },
  },
  picker: {
    title: { nl: 'De code voor jouw campagne', en: 'The code for your campaign' },
    lead: {
      nl: 'Op de testpagina kies je de campagne, de kleur, de vorm en de taal. Daaronder staat de code. De link tussen de tags blijft werken als scripts uitstaan, worden geblokkeerd of traag laden. Laat die dus staan.',
      en: 'On the test page you choose the campaign, colour, shape and language. The code is below it. The link between the tags keeps working when scripts are off, blocked or slow, so leave it where it is.',
    },
    choose: { nl: 'Kies een campagne', en: 'Choose a campaign' },
    takePart: { nl: 'Doe mee aan deze Power Hour', en: 'Take part in this Power Hour' },
  },
  test: {
    pageTitle: { nl: 'Probeer de widget', en: 'Try the widget' },
    description: {
      nl: 'Bekijk hoe een Power Hour eruitziet op een andere site, in jouw kleur en taal.',
      en: 'See what a Power Hour looks like on another site, in your colour and language.',
    },
    lead: {
      nl: 'Dit is een pagina zoals die van jou. Kies een campagne en hoe de widget eruitziet. Eronder staat de code om te plakken.',
      en: 'This is a page like yours. Choose a campaign and what the widget looks like. Below it is the code to paste.',
    },
    campaign: { nl: 'Campagne', en: 'Campaign' },
    show: { nl: 'Toon de widget', en: 'Show the widget' },
    unknown: {
      nl: 'Deze campagne bestaat niet. Kies er een uit de lijst.',
      en: 'This campaign does not exist. Choose one from the list.',
    },
    none: { nl: 'Er is nu geen campagne om uit te proberen.', en: 'There is no campaign to try right now.' },
    site: { nl: 'www.jouw-site.nl', en: 'www.your-site.org' },
    siteName: { nl: 'Jouw site', en: 'Your site' },
    siteTitle: { nl: 'Steun ons', en: 'Support us' },
    siteText: {
      nl: 'Hier staat jouw eigen tekst. De widget hieronder is echt: vul je hem in, dan doe je mee.',
      en: 'This is where your own words go. The widget below is real: if you fill it in, you take part.',
    },
  },
};

/** The texts of the page in the frame on partners' pages. */
const TEXTS = {
  until: {
    nl: `Meedoen kan tot {moment} (${EVENT_TIME_ZONE_NAME.nl})`,
    en: `You can take part until {moment} (${EVENT_TIME_ZONE_NAME.en})`,
  },
  noScript: {
    nl: 'Dit formulier heeft JavaScript nodig. Je kunt ook meedoen op de campagnepagina.',
    en: 'This form needs JavaScript. You can also take part on the campaign’s own page.',
  },
  toCampaign: { nl: 'Bekijk de campagne op Power Hour', en: 'See the campaign on Power Hour' },
  again: { nl: 'Vul het formulier opnieuw in', en: 'Fill in the form again' },
};

/** The texts in a language, with the editors' overrides ('embeds.frame.again'). For pages, not islands. */
export const embedTexts = defineTexts('embeds.frame', TEXTS);

/** The texts of "Embed this campaign" in the dashboard. */
export type EmbedPageTexts = Translation<typeof PAGE_TEXTS.page>;

/** Returns the texts in a language, with the editors' overrides ('embeds.page.looks'). For pages, not islands. */
export const embedPageTexts = defineTexts('embeds', PAGE_TEXTS);
