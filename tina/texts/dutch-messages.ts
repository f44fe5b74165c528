import { STARS_MAX } from '../../site/src/blocks/collections.ts';
import { SHORT_MAX, TITLE_MAX } from '../../site/src/ui/field-schemas.ts';
import { LINKS_MAX } from '../../site/src/blocks/fields.ts';
import { COLUMNS_MAX, STATS_MAX } from '../../site/src/blocks/grid-blocks.ts';
import { STEPS_MAX } from '../../site/src/blocks/list-blocks.ts';
import { ICONS_MAX } from '../../site/src/blocks/opening-blocks.ts';

/** The Dutch texts of the editor's messages and of its own screens, by the English ones. */
export const DUTCH_MESSAGES: Readonly<Record<string, string>> = {
  'Give it a heading': 'Geef het een kop',
  [`A heading has at most ${TITLE_MAX} characters`]: `Een kop heeft maximaal ${TITLE_MAX} tekens`,
  'Fill this in': 'Vul dit in',
  [`At most ${SHORT_MAX} characters`]: `Maximaal ${SHORT_MAX} tekens`,
  'At most {max} characters': 'Maximaal {max} tekens',
  'At most {max} characters, now {length}': 'Maximaal {max} tekens, nu zijn het er {length}',
  'Write a text': 'Schrijf een tekst',
  'An anchor is one word of letters, digits and hyphens, and begins with a letter':
    'Een anker is één woord van letters, cijfers en koppeltekens, en begint met een letter',
  'Choose a file of this site: its address starts with / and contains no spaces or symbols other than . - _':
    'Kies een bestand van deze site: het adres begint met / en heeft geen spaties of andere tekens dan . - _',
  'An address starts with /, #, https://, mailto: or tel:':
    'Een adres begint met /, #, https://, mailto: of tel:',
  'Choose an icon': 'Kies een pictogram',
  'Enter the country’s code: two capitals, such as NL': 'Vul de landcode in: twee hoofdletters, zoals NL',
  'Use only letters, digits, hyphens and underscores in a slug':
    'Gebruik in een adres alleen letters, cijfers, koppeltekens en lage streepjes',
  'Say whether this is a draft: true or false': 'Kies of dit een concept is',
  [`At most ${LINKS_MAX} links`]: `Maximaal ${LINKS_MAX} links`,
  [`At most ${ICONS_MAX} icons`]: `Maximaal ${ICONS_MAX} pictogrammen`,
  [`At most ${COLUMNS_MAX} columns`]: `Maximaal ${COLUMNS_MAX} kolommen`,
  [`At most ${COLUMNS_MAX} cells`]: `Maximaal ${COLUMNS_MAX} vakken`,
  [`At most ${STATS_MAX} figures`]: `Maximaal ${STATS_MAX} cijfers`,
  [`A 'how to' block has at most ${STEPS_MAX} steps`]: `Een blok met stappen heeft er maximaal ${STEPS_MAX}`,
  'From 1 star': 'Vanaf 1 ster',
  [`Up to ${STARS_MAX} stars`]: `Tot ${STARS_MAX} sterren`,
  'A whole number from 1 to {max}': 'Een heel getal van 1 tot {max}',
  'Choose a name from the list': 'Kies een naam uit de lijst',
  'Give the page an address': 'Geef de pagina een adres',
  'The site itself uses the address {slug}: choose another':
    'De site gebruikt het adres {slug} zelf: kies een ander',
  'Only small letters, digits, hyphens and underscores':
    'Alleen kleine letters, cijfers, koppeltekens en lage streepjes',
  'Only small letters, digits, hyphens and underscores, for example {example}':
    'Alleen kleine letters, cijfers, koppeltekens en lage streepjes, bijvoorbeeld {example}',
  "This is the site's first page, whose address stays {slug}":
    'Dit is de eerste pagina van de site, waarvan het adres {slug} blijft',
  'The page {page} already has the address {slug}': 'De pagina {page} heeft het adres {slug} al',
  'Visitors always need this page, so it cannot be a draft':
    'Bezoekers hebben deze pagina altijd nodig, dus die kan geen concept zijn',
  'The page {page} is not in the other language, or already has a translation':
    'De pagina {page} is niet in de andere taal, of heeft al een vertaling',
  'Begin the file name with the language, for example nl/about or en/about.':
    'Begin de bestandsnaam met de taal, zoals nl/over-ons of en/about.',
  '"{words}" leads nowhere. Choose a page or write an address.':
    '‘{words}’ verwijst nergens naar. Kies een pagina of vul een adres in.',
  'This is still the example text: write your own. A page may stay a draft until then.':
    'Dit is nog de voorbeeldtekst: schrijf je eigen tekst. Tot die tijd kan de pagina een concept blijven.',
  'Not saved. {problem}': 'Niet opgeslagen. {problem}',
  'Saved.': 'Opgeslagen.',
  'Saved, together with what someone else changed meanwhile: {places}.':
    'Opgeslagen, samen met wat iemand anders intussen veranderde: {places}.',
  'Someone else changed the same fields. Save again to choose.':
    'Iemand anders heeft dezelfde velden veranderd. Sla nog eens op om te kiezen.',
  'Someone else saved this at the same moment. Check that your changes are still there.':
    'Iemand anders heeft dit op hetzelfde moment opgeslagen. Kijk of je wijzigingen er nog staan.',
  'Someone else changed this too': 'Iemand anders heeft dit ook veranderd',
  'While you had it open, someone saved another version of the fields below. Everything else is merged. Choose which version of each to keep.':
    'Terwijl je dit open had, heeft iemand een andere versie van de velden hieronder opgeslagen. De rest wordt vanzelf samengevoegd. Kies per veld welke versie blijft.',
  'Your version': 'Jouw versie',
  'The other version': 'De andere versie',
  Empty: 'Leeg',
  'Back to the form': 'Terug naar het formulier',
  'Save my choice': 'Sla mijn keuze op',
  History: 'Geschiedenis',
  'History of {title}': 'Geschiedenis van {title}',
  'Restore a good version': 'Zet een goede versie terug',
  'This file is damaged: the site cannot read it.': 'Dit bestand is beschadigd: de site kan het niet lezen.',
  'Something is missing or superfluous on line {line}, such as a quotation mark or a comma.':
    'Op regel {line} ontbreekt iets of staat iets te veel, zoals een aanhalingsteken of een komma.',
  'The last good version': 'De laatste goede versie',
  'Replaced by a restored version': 'Vervangen door een teruggezette versie',
  'Restore this version': 'Zet deze versie terug',
  'There is no other version yet.': 'Er is nog geen andere versie.',
  'A restored version is in the editor at once. What it replaces stays in this list.':
    'Een teruggezette versie staat meteen in de editor. Wat die vervangt, blijft in deze lijst.',
  'A restored version is in the editor at once. The damaged text is kept in {folder}.':
    'Een teruggezette versie staat meteen in de editor. De beschadigde tekst blijft bewaard in {folder}.',
  'What is different': 'Wat er anders is',
  'Then:': 'Toen:',
  'Now:': 'Nu:',
  'Only the order.': 'Alleen de volgorde.',
  'Left empty, it says "{usual}".': 'Leeg staat er ‘{usual}’.',
  Text: 'Tekst',
  Lock: 'Vergrendel',
  Unlock: 'Ontgrendel',
  'Now: {text}': 'Nu: {text}',
  'All pages': 'Alle pagina’s',
  'Open a page to change it. A page and its translation are on one line.':
    'Open een pagina om die te wijzigen. Een pagina en de vertaling ervan staan op één regel.',
  'New page in Dutch': 'Nieuwe pagina in het Nederlands',
  'New page in English': 'Nieuwe pagina in het Engels',
  Dutch: 'Nederlands',
  English: 'Engels',
  'No translation yet': 'Nog geen vertaling',
  'Translate this page': 'Vertaal deze pagina',
  'Translate this page: {title}': 'Vertaal deze pagina: {title}',
  'We could not load the pages.': 'We konden de pagina’s niet laden.',
  'Try again': 'Probeer opnieuw',
  'Loading the pages …': 'Pagina’s laden …',
  'We could not create the translation: {reason}': 'De vertaling maken is niet gelukt: {reason}',
  'Save the page first: its translation begins as a copy of it.':
    'Sla de pagina eerst op: de vertaling begint als kopie ervan.',
  'No page': 'Geen pagina',
  'What people add while they make a campaign waits for an admin, who approves or rejects it and sees who uses it. You do that on the site, with an admin account.':
    'Wat mensen toevoegen terwijl ze een campagne maken, wacht op een beheerder, die het goedkeurt of afwijst en ziet wie het gebruikt. Dat doe je op de site, met een beheerdersaccount.',
  'Review the charities (new tab)': 'Beoordeel de goede doelen (nieuw tabblad)',
  'This is a draft: visitors do not see it.': 'Dit is een concept: bezoekers zien het niet.',
  'This page has no blocks yet. Add one under Blocks.':
    'Deze pagina heeft nog geen blokken. Voeg er een toe onder Blokken.',
  'This block cannot be shown yet.': 'Dit blok kan nog niet worden getoond.',
};
