import type { CampaignDraft } from './drafts.ts';
import { bold, h3, link, p, root, ul } from './rich-text.ts';

/** Bram's kitchen and Lotte's stage. */
export const KITCHEN_AND_COMEDY: readonly CampaignDraft[] = [
  {
    key: 'longtable',
    owner: 'bram',
    name: 'Koken voor een hele straat met Bram Oosterling',
    description: root(
      p(
        'Veertig meter tafel, tachtig stoelen en één keuken die eigenlijk te klein is. Over een paar dagen dek ik de Zaagmolenkade in Rotterdam, en ik zoek iemand die naast mij achter het vuur staat. Geen kok. Iemand die durft te proeven.',
      ),
      h3('Jouw uur'),
      ul(
        'Je krijgt een schort met je naam, en die mag je houden',
        'We maken samen de saus waar ik al tien jaar over lieg',
        'Jij bepaalt het toetje, en jij luidt de bel',
      ),
      p(
        'Daarna zitten we gewoon aan, tussen de buren. De donaties gaan naar ',
        bold('Stichting Tafel van Overmorgen'),
        ', die elke week in dertien buurthuizen kookt voor wie anders alleen eet. Snijden leer ik je in vijf minuten; ',
        link('lees vooraf hoe een Power Hour gaat', '/nl/power-hour-protocol'),
        '. Wat ik je niet kan leren is nieuwsgierigheid, dus daar vraag ik naar.',
      ),
    ),
    pictureAlt: 'Getekende keuken met hangende pannen, stoom en een lange gedekte tafel in perziklicht',
    charity: 'tafel',
    planned: { inDays: 4, at: '17:00', where: 'Zaagmolenkade, Rotterdam' },
    starts: { inDays: -9, at: '12:00' },
    deadline: { inHours: 19 },
    question: 'charity-help',
    thankYou: 'photos',
    keywords: ['koken', 'buurt', 'samen eten', 'nieuwsgierig', 'vrijwilliger'],
    plusOne: true,
  },
  {
    key: 'homecooking',
    owner: 'bram',
    name: 'Ik kom bij jou thuis koken, wanneer het jou past',
    description:
      'Zeg niet dat je keuken te klein is, want ik heb gekookt op een veerpont. Zeg niet dat je niets in huis hebt, want met een ui en een eind brood kom ik al een heel stuk. Deze Power Hour heeft geen datum en geen adres, alleen een belofte: binnen een jaar sta ik bij je op de stoep, met twee tassen en een mes. We kiezen samen een dag waarop je mensen om je tafel wilt die je te lang niet zag. Een verjaardag die nooit gevierd is, een verzoening, of zomaar een dinsdag. Ik kook een uur, jij vertelt, en daarna eten we tot het op is. De afwas doe ik ook, al moet je daar geen foto van maken. Met jouw tientje kan Waakvlam Hospicezorg koken wat mensen in hun laatste weken het liefst nog één keer proeven.',
    pictureAlt:
      'Getekend fornuis met een blauwe vlam onder een koperen pan, citroenen en kruiden op het aanrecht',
    charity: 'waak',
    deadline: { inDays: 45, at: '12:00' },
    question: 'world-beautiful',
    thankYou: 'text',
    keywords: ['thuis', 'familie', 'herinnering', 'smaak'],
  },
  {
    key: 'lastjoke',
    owner: 'lotte',
    name: 'Schrijf met mij de laatste grap van de avond',
    description:
      'De laatste grap van een voorstelling is de moeilijkste. Mensen hebben hun jas al half aan, iemand zoekt de oppas in haar telefoon, en toch moeten ze naar buiten lopen alsof ze iets gewonnen hebben. Mijn nieuwe programma Zeg Maar Niks heeft er nog geen. Ik heb er eenenveertig geschreven en weggegooid, waarvan twee door het raam. Dus vraag ik hulp. We spreken af op een plek naar keuze, in Gent of bij jou in de buurt, met koffie en een notaboek. Jij vertelt het grappigste wat je ooit op een begrafenis, een trouwfeest of in een wachtzaal hebt meegemaakt, en ik probeer er een slot van te maken. Lukt het, dan hoor je het elke avond terug, en ik zeg er altijd bij van wie het is. Er is geen einddatum: we sluiten als we de grap hebben.',
    pictureAlt: 'Getekende microfoonstandaard in één felle lichtkegel voor een bakstenen muur, in koraalrood',
    charity: 'leesboot',
    question: 'other',
    questionOther: 'Wat is het grappigste dat je ooit meemaakte op een moment dat je niet mocht lachen?',
    thankYou: 'video',
    keywords: ['humor', 'familie', 'gênant', 'eerlijk'],
  },
  {
    key: 'openmic',
    owner: 'lotte',
    name: 'Vijf minuten op mijn podium',
    description: root(
      p(
        'Iedereen kent iemand die vindt dat hij grappig is. Deze keer zoek ik iemand die het ',
        bold('niet'),
        ' van zichzelf vindt, en die vijf minuten krijgt in mijn voorprogramma, in een uitverkochte zaal in Gent.',
      ),
      p(
        'We werken er een uur samen aan. Ik leer je de drie dingen die ik ken: waar je je handen laat, hoe lang je mag wachten, en wat je zegt als niemand lacht. Dat laatste is het belangrijkste, en het is minder erg dan je denkt.',
      ),
      p(
        'De zaal zit vol met mensen die willen dat het goed gaat. Na afloop is er frituur. De opbrengst gaat naar De Leesboot, die kinderen hun eerste eigen boek geeft. De inschrijvingen zijn gesloten; ik lees nu de tien sterkste antwoorden, en ik lees ze traag.',
      ),
    ),
    pictureAlt: 'Getekend rood theaterdoek dat op een kier staat, met licht dat over lege stoelen valt',
    charity: 'leesboot',
    planned: { inDays: 2, at: '20:30', where: 'Zaal De Sleep, Gent' },
    starts: { inDays: -21, at: '10:00' },
    closed: 'with-nominees',
    question: 'why-meet',
    thankYou: 'video',
    keywords: ['durf', 'podium', 'humor'],
  },
];
