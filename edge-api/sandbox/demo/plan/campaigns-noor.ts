import type { CampaignDraft } from './drafts.ts';
import { bold, h3, italic, p, root, ul } from './rich-text.ts';

/** The demo celebrity's campaigns: one in every phase. */
export const NOOR: readonly CampaignDraft[] = [
  {
    key: 'soundcheck',
    owner: 'noor',
    name: 'Zing een uur mee met Noor Valentijn',
    description: root(
      p(
        'Om half acht gaat het zaallicht uit, maar het mooiste uur van de avond is dan al voorbij. ',
        bold('Dat uur geef ik weg.'),
        ' Jij loopt met mij mee vanaf de soundcheck: je kiest welke microfoon ik krijg, je hoort hoe een lege zaal klinkt, en je zingt één liedje met mij en de band, zonder publiek, zonder telefoon in de lucht.',
      ),
      h3('Wat we gaan doen'),
      ul(
        'Soundcheck met de band, jij met een eigen koptelefoon',
        'Soep uit de pan van onze bus, aan de tafel waar de setlist ontstaat',
        'Eén liedje samen, dat alleen wij ooit gehoord hebben',
      ),
      p(
        'Je hoeft niet te kunnen zingen. Vals is ook een toonsoort. De opbrengst gaat naar ',
        bold('Kinderkoor Zonder Drempels'),
        ', dat in acht wijken gratis laat repeteren, met limonade in de pauze. Ik begon zelf in zo’n koor, op de achterste rij. ',
        italic('Vertel me waarom jij komt, dan zet ik de soep op.'),
      ),
    ),
    pictureAlt: 'Getekend podium met drie lichtkegels in oranje en paars, een microfoon in het midden',
    charity: 'koor',
    planned: { inDays: 3, at: '19:30', where: 'Theater De Lantaarnopsteker, Utrecht' },
    starts: { inDays: -12, at: '10:00' },
    deadline: { inHours: 4 },
    question: 'why-meet',
    thankYou: 'video',
    keywords: ['muziek', 'kinderkoor', 'samen zingen', 'backstage', 'moed'],
    plusOne: true,
  },
  {
    key: 'rehearsal',
    owner: 'noor',
    name: 'De allereerste repetitie van mijn nieuwe voorstelling',
    description:
      'Niemand ziet ooit een eerste repetitie, en terecht: er klopt nog niets van. De piano staat op de verkeerde plek, het tweede couplet bestaat nog niet en ik loop op sokken. Toch is het de dag waarop ik het gelukkigst ben. Dit keer zet ik één stoel in de zaal, en die stoel is voor jou. Je krijgt de tekst met al mijn strepen erin, je mag zeggen wat je niet gelooft, en om vier uur eten we taart, omdat we begonnen zijn. Aan het eind van de middag kies jij welk liedje de voorstelling opent. Dat blijft zo, de hele tournee lang, en op elke affiche staat dat iemand in de zaal het zo wilde. De inschrijving gaat over een paar dagen open. Zet het vast in je agenda, en denk alvast na over de vraag: wat maakt de wereld volgens jou mooier?',
    pictureAlt: 'Getekende repetitiezaal met een vleugel in een baan ochtendlicht en één lege stoel',
    charity: 'koor',
    planned: { inDays: 25, at: '14:00', where: 'Repetitiehuis Het Pakhuis, Utrecht' },
    starts: { inDays: 4, at: '10:00' },
    question: 'world-beautiful',
    thankYou: 'audio',
    keywords: ['theater', 'nieuw begin', 'eerlijk', 'muziek'],
  },
  {
    key: 'podcast',
    owner: 'noor',
    name: 'Te gast in mijn podcast Kleine Dingen',
    description:
      'In Kleine Dingen praat ik een uur lang over iets wat in een jaszak past. Een sleutel van een huis dat er niet meer is, een bioscoopkaartje, een knikker. Meestal zitten er schrijvers en muzikanten tegenover me, maar de beste aflevering ging over een boodschappenbriefje van iemand die gewoon langskwam. Daarom nodig ik een luisteraar uit. Je neemt één klein ding mee en we zoeken samen uit hoe groot het is. We nemen op in een studio aan de gracht, met dikke gordijnen, thee en een technicus die altijd lacht op het verkeerde moment. Je krijgt de opname mee voordat iemand anders hem hoort, en er gaat niets online zonder dat jij ja zegt. De opbrengst is voor De Leesboot, die met boeken langs dorpen zonder bibliotheek vaart.',
    pictureAlt: 'Getekende studiomicrofoon voor een muur van zachte geluidsgolven in blauw en perzik',
    charity: 'leesboot',
    planned: { inDays: 1, at: '20:00', where: 'Studio Achter de Gordijnen, Utrecht' },
    starts: { inDays: -20, at: '09:00' },
    closed: 'without-nominees',
    question: 'what-admire',
    thankYou: 'audio',
    keywords: ['verhalen', 'luisteren', 'podcast'],
  },
  {
    key: 'rooftop',
    owner: 'noor',
    name: 'Een huiskamerconcert op het dak',
    description: root(
      p(
        'Boven op een oud garagebedrijf in Utrecht staat een kas. In die kas passen een piano, veertig planten en precies zes mensen. Daar speel ik een uur lang de liedjes die nooit op een plaat kwamen: te lang, te kort, of ',
        italic('te waar'),
        '.',
      ),
      p(
        'Jij zit vooraan en brengt mee wie je wilt horen zwijgen. Tussen de liedjes vertel ik waar ze vandaan komen; daarna mag jij een liedje aanvragen van wie dan ook, en doe ik mijn best. Als het regent, is het nog mooier: dan tikt het dak de maat.',
      ),
      p(
        'De tientjes gaan naar ',
        bold('Stichting Tafel van Overmorgen'),
        ', waar buren voor buren koken. De inschrijving is gesloten en de beste antwoorden zijn gekozen. Binnenkort hoor je wie er op het dak zit.',
      ),
    ),
    pictureAlt: 'Getekende glazen kas op een dak in de schemering, met lampjes, planten en een piano',
    charity: 'tafel',
    planned: { inDays: 1, at: '14:00', where: 'De Kas op het Dak, Utrecht' },
    starts: { inDays: -30, at: '10:00' },
    closed: 'with-nominees',
    question: 'charity-help',
    thankYou: 'video',
    keywords: ['buren', 'koken', 'delen', 'muziek', 'huiskamer'],
    plusOne: true,
  },
  {
    key: 'duet',
    owner: 'noor',
    name: 'Samen een liedje schrijven in één uur',
    description:
      'Een liedje schrijven duurt bij mij soms drie jaar, en één keer duurde het een uur. Ik wilde weten of dat nog eens kon, maar dan met iemand die het nog nooit gedaan had. Twee fans schoven aan aan mijn keukentafel, met een gitaar, een stapel papier en een wekker. De regel was simpel: als de wekker gaat, is het af. Het werd een liedje over een vader die altijd te vroeg op het station staat. Het heeft vier akkoorden en een refrein dat je na één keer kent. We hebben het opgenomen op een telefoon die tegen de suikerpot stond, en dat hoor je. De winnaars zijn gekozen, het uur is geweest, en iedereen die meedeed heeft het liedje in de mail gekregen. Samen bracht het genoeg op voor een jaar lang bladmuziek bij Kinderkoor Zonder Drempels. Dank jullie wel, allemaal.',
    pictureAlt: 'Getekende gitaar bij een raam, met vellen papier die als vogels opvliegen',
    charity: 'koor',
    planned: { inDays: -9, at: '19:30', where: 'Bij Noor aan de keukentafel, Utrecht' },
    starts: { inDays: -45, at: '10:00' },
    closed: 'with-winners',
    question: 'fame-purpose',
    thankYou: 'audio',
    keywords: ['liedje', 'samen', 'schrijven', 'familie'],
    twoWinners: true,
  },
];
