import { STARS_MAX } from '../../site/src/blocks/collections.ts';
import { NAVIGATION_LINKS_MAX } from '../fields/limits.ts';

/** The words of collections and their fields in Dutch, by their English. */
export const DUTCH_COLLECTIONS: Readonly<Record<string, string>> = {
  Pages: 'Pagina’s',
  'Begin with the language, as nl/about or en/about.': 'Begin met de taal, zoals nl/over-ons of en/about.',
  Title: 'Titel',
  'Stands in the browser tab and in search engines.':
    'Staat in het tabblad van de browser en in zoekmachines.',
  Address: 'Adres',
  "The last part of the page's address. Locked, it follows the title; unlock it to write your own.":
    'Het laatste deel van het adres van de pagina. Op slot volgt het de titel; ontgrendel het om er zelf een te schrijven.',
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
  Blocks: 'Blokken',
  'What the page is made of, from top to bottom. Drag to reorder.':
    'Waaruit de pagina bestaat, van boven naar beneden. Sleep om de volgorde te veranderen.',
  'Navigation and footer': 'Navigatie en voet',
  Header: 'Kop',
  Footer: 'Voet',
  [`The menu at the top; at most ${NAVIGATION_LINKS_MAX}.`]: `Het menu bovenaan; hoogstens ${NAVIGATION_LINKS_MAX}.`,
  [`At most ${NAVIGATION_LINKS_MAX}.`]: `Hoogstens ${NAVIGATION_LINKS_MAX}.`,
  'Footer, agreements': 'Voet, afspraken',
  'Terms, privacy and the like.': 'Voorwaarden, privacy en dergelijke.',
  "Dashboard's menu": 'Menu van het dashboard',
  Menu: 'Menu',
  Profile: 'Profiel',
  'My Campaign Subscriptions': 'Mijn inschrijvingen',
  'My Campaigns': 'Mijn campagnes',
  'Subscribed Campaigns': 'Campagnes waarvoor ik me inschreef',
  'Create Campaign': 'Campagne maken',
  'My charity': 'Mijn goede doel',
  Charities: 'Goede doelen',
  Administration: 'Beheer',
  Payouts: 'Uitbetalingen',
  Selections: 'Selecties',
  Reports: 'Meldingen',
  Settings: 'Instellingen',
  'What the site is': 'Wat de site is',
  'A sentence or two for search engines, on pages that have no description of their own.':
    'Een of twee zinnen voor zoekmachines, op pagina’s zonder eigen beschrijving.',
  'Shown when someone shares a page that has no picture of its own. 1200 by 630 pixels.':
    'Te zien als iemand een pagina zonder eigen afbeelding deelt. 1200 bij 630 pixels.',
  'Page with the terms': 'Pagina met de voorwaarden',
  "Where 'terms and conditions' leads in forms. Left empty: the page with the address terms.":
    'Waar ‘voorwaarden’ in formulieren heen leidt. Leeg: de pagina met het adres terms.',
  'Page with the protocol': 'Pagina met het protocol',
  "Where 'protocol' leads in forms. Left empty: the page with the address power-hour-protocol.":
    'Waar ‘protocol’ in formulieren heen leidt. Leeg: de pagina met het adres power-hour-protocol.',
  'Own texts of the interface': 'Eigen teksten van de site',
  'Words of buttons, notices, forms and titles that should read differently. What stands in {braces} is filled in.':
    'Woorden op knoppen, in meldingen, formulieren en titels die anders moeten luiden. Wat tussen {accolades} staat, wordt ingevuld.',
  'Instead of': 'In plaats van',
  'The name of the text: write a word of it and choose.':
    'De naam van de tekst: schrijf er een woord van en kies.',
  Write: 'Schrijf',
  Text: 'Tekst',
  Testimonials: 'Ervaringen',
  'Begin with the language, as nl/noor or en/noor.': 'Begin met de taal, zoals nl/noor of en/noor.',
  'Who says it': 'Wie het zegt',
  'As they agreed to be named, for example a first name with an initial.':
    'Zoals diegene genoemd wil worden, bijvoorbeeld met een voornaam en een letter.',
  'What they say': 'Wat diegene zegt',
  'Their own words, with their consent.': 'In eigen woorden, en met toestemming.',
  Stars: 'Sterren',
  [`From 1 to ${STARS_MAX}.`]: `Van 1 tot ${STARS_MAX}.`,
  Portrait: 'Portret',
  'Square. Left empty: their initials.': 'Vierkant. Leeg: de initialen.',
  Logos: 'Logo’s',
  'Name of the organisation': 'Naam van de organisatie',
  'Read aloud to people who cannot see the logo.':
    'Wordt voorgelezen aan mensen die het logo niet kunnen zien.',
  Logo: 'Logo',
  'Left empty: the name in type.': 'Leeg: de naam in letters.',
  'Their site': 'Hun site',
  'Starts with https://.': 'Begint met https://.',
};
