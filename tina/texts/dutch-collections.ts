import { STARS_MAX } from '../../site/src/blocks/collections.ts';
import { NAVIGATION_LINKS_MAX } from '../../site/src/blocks/fields.ts';

/** The Dutch texts of collections and their fields, by the English ones. */
export const DUTCH_COLLECTIONS: Readonly<Record<string, string>> = {
  Pages: 'Pagina’s',
  'Begin with the language, for example nl/about or en/about.':
    'Begin met de taal, zoals nl/over-ons of en/about.',
  Title: 'Titel',
  'Appears in the browser tab and in search engines.':
    'Staat in het tabblad van de browser en in zoekmachines.',
  Address: 'Adres',
  "The last part of the page's address. Locked, it follows the title; unlock it to write your own.":
    'Het laatste deel van het adres van de pagina. Vergrendeld volgt het de titel; ontgrendel het om er zelf een te schrijven.',
  Draft: 'Concept',
  'Visitors do not see a draft. You see it in the preview.':
    'Bezoekers zien een concept niet. Jij ziet het in het voorbeeld.',
  'The same page in the other language': 'Dezelfde pagina in de andere taal',
  'Visitors reach it with the language switch, and search engines see that the two belong together.':
    'Bezoekers komen er met de taalkeuze, en zoekmachines zien dat de twee bij elkaar horen.',
  Description: 'Beschrijving',
  'One or two sentences for search engines and shared links.':
    'Een of twee zinnen voor zoekmachines en gedeelde links.',
  'Picture for shared links': 'Afbeelding voor gedeelde links',
  'Leave empty for the usual one.': 'Laat leeg voor de gewone.',
  'Keep out of search engines': 'Niet in zoekmachines',
  Promises: 'Beloften',
  'Sentences of this page that a test checks. If you rewrite one, change it here too.':
    'Zinnen van deze pagina die een test controleert. Herschrijf je er een, verander die dan ook hier.',
  Name: 'Naam',
  Words: 'Woorden',
  Blocks: 'Blokken',
  'What the page is made of, from top to bottom. Drag to reorder.':
    'Waaruit de pagina bestaat, van boven naar beneden. Sleep om de volgorde te veranderen.',
  'Navigation and footer': 'Navigatie en voet',
  Header: 'Kop',
  Footer: 'Voet',
  [`The menu at the top; at most ${NAVIGATION_LINKS_MAX}.`]: `Het menu bovenaan; maximaal ${NAVIGATION_LINKS_MAX}.`,
  [`At most ${NAVIGATION_LINKS_MAX}.`]: `Maximaal ${NAVIGATION_LINKS_MAX}.`,
  'Footer, legal': 'Voet, voorwaarden',
  'Terms, privacy and the like.': 'Voorwaarden, privacy en dergelijke.',
  "Dashboard's menu": 'Menu van het dashboard',
  Menu: 'Menu',
  Profile: 'Profiel',
  'My Campaign Subscriptions': 'Mijn inschrijvingen',
  'My Campaigns': 'Mijn campagnes',
  'Subscribed Campaigns': 'Waar ik meedoe',
  'Create Campaign': 'Campagne maken',
  'My charity': 'Mijn goede doel',
  Charities: 'Goede doelen',
  Administration: 'Beheer',
  Payouts: 'Uitbetalingen',
  Selections: 'Selecties',
  Reports: 'Meldingen',
  Settings: 'Instellingen',
  'About the site': 'Wat de site is',
  'A sentence or two for search engines, on pages that have no description of their own.':
    'Een of twee zinnen voor zoekmachines, op pagina’s zonder eigen beschrijving.',
  'Shown when someone shares a page that has no picture of its own. 1200 by 630 pixels.':
    'Te zien als iemand een pagina zonder eigen afbeelding deelt. 1200 bij 630 pixels.',
  'Page with the terms': 'Pagina met de voorwaarden',
  "Where 'terms and conditions' leads in forms. Left empty: the page with the address terms.":
    'Waar het woord ‘voorwaarden’ in formulieren naar verwijst. Leeg: de pagina met het adres terms.',
  'Page with the protocol': 'Pagina met het protocol',
  "Where 'protocol' leads in forms. Left empty: the page with the address power-hour-protocol.":
    'Waar het woord ‘protocol’ in formulieren naar verwijst. Leeg: de pagina met het adres power-hour-protocol.',
  'Own texts of the interface': 'Eigen teksten van de site',
  'Texts of buttons, notices, forms and titles that you want to change. Anything in {braces} is filled in for you.':
    'Teksten van knoppen, meldingen, formulieren en titels die je anders wilt. Wat tussen {accolades} staat, vullen wij in.',
  'Instead of': 'In plaats van',
  'The name of the text: type part of it and choose.': 'De naam van de tekst: typ een deel ervan en kies.',
  Write: 'Schrijf',
  Text: 'Tekst',
  Testimonials: 'Ervaringen',
  'Begin with the language, for example nl/noor or en/noor.': 'Begin met de taal, zoals nl/noor of en/noor.',
  'Who says it': 'Wie het zegt',
  'As they agreed to be named, for example a first name with an initial.':
    'De naam die diegene wil, bijvoorbeeld voornaam en initiaal.',
  'What they say': 'Wat ze zeggen',
  'Their own words, with their consent.': 'In hun eigen woorden, en met hun toestemming.',
  Stars: 'Sterren',
  [`From 1 to ${STARS_MAX}.`]: `Van 1 tot ${STARS_MAX}.`,
  Portrait: 'Portret',
  'Square. Left empty: their initials.': 'Vierkant. Leeg: de initialen.',
  Logos: 'Logo’s',
  'Name of the organisation': 'Naam van de organisatie',
  'Read aloud to people who cannot see the logo.':
    'Wordt voorgelezen aan mensen die het logo niet kunnen zien.',
  Logo: 'Logo',
  'Left empty: the name as text.': 'Leeg: de naam als tekst.',
  'Their site': 'Hun site',
  'Starts with https://.': 'Begint met https://.',
};
