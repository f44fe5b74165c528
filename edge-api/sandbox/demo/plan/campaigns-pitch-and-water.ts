import type { CampaignDraft } from './drafts.ts';
import { bold, h3, p, root, ul } from './rich-text.ts';

/** Yara's pitch, and the campaigns that charities run themselves. */
export const PITCH_AND_WATER: readonly CampaignDraft[] = [
  {
    key: 'training',
    slug: 'een-ochtend-op-het-veld-met-yara-benhaddou',
    owner: 'yara',
    name: 'Een ochtend meetrainen, meelunchen en penalty’s nemen met Yara Benhaddou en de meisjes onder twaalf',
    description: root(
      p(
        '’s Ochtends ruikt het veld naar nat gras en sinaasappels. Om tien uur beginnen twintig meisjes van elf aan hun rondjes, en om kwart over tien vragen ze of het al rust is. Ik train ze nu zes jaar, en ik leer er meer dan zij.',
      ),
      h3('Wat je meemaakt'),
      ul(
        'Een volledige training, waarin niemand rekening met je houdt',
        'Lunch in de kantine: soep, en daarna nog soep',
        'Vijf penalty’s op onze keeper Noëmi, die er nog nooit een doorliet',
      ),
      p(
        'Je krijgt een shirt met nummer 15, want 14 is bezet. Conditie is niet nodig, ',
        bold('goede schoenen wel'),
        '. Met de donaties koopt Stichting Tafel van Overmorgen ontbijt voor kinderen die met een lege maag komen trainen. Dat zijn er meer dan je denkt, en ze scoren toch.',
      ),
    ),
    pictureAlt: 'Getekend voetbalveld onder vier lichtmasten in de vroege ochtend, met een bal op de stip',
    charity: 'tafel',
    planned: { inDays: 16, at: '10:00', where: 'Sportpark Scheldestad, Antwerpen' },
    question: 'what-admire',
    thankYou: 'photos',
    keywords: ['voetbal', 'meisjes', 'doorzetten', 'ontbijt', 'team'],
    plusOne: true,
  },
  {
    key: 'freekicks',
    owner: 'yara',
    name: 'Vrije trappen bij zonsopgang',
    description:
      'Om zeven uur ’s ochtends is een stadion van niemand. De sproeiers staan aan, de tribunes zijn leeg, en je hoort de bal nog voor je hem ziet. Dat is het uur waarop ik al tien jaar vrije trappen oefen, dertig met links en dertig met rechts, en nooit eerder stond er iemand naast me. Deze keer wel. We legden de bal twintig meter van het doel, ik liet zien waarom je naar de hoekvlag moet kijken en niet naar de muur, en na een halfuur ging de eerste erin. De gil was tot aan de Schelde te horen. Daarna ontbeten we op de middenstip, met koffie uit een thermosfles die ouder is dan ik. De winnaar is gekozen en het uur is geweest. Iedereen die meedeed kreeg de foto’s, en De Leesboot kon er een hele plank sportboeken van kopen.',
    pictureAlt: 'Getekend doel met een gebogen lichtspoor van een bal, achter het net komt de zon op',
    charity: 'leesboot',
    planned: { inDays: -23, at: '07:00', where: 'Stadion Scheldestad, Antwerpen' },
    closed: 'with-winners',
    question: 'why-meet',
    thankYou: 'photos',
    keywords: ['voetbal', 'oefenen', 'ochtend'],
  },
  {
    key: 'rowing',
    owner: 'marit',
    artistName: 'Mees Terpstra',
    name: 'Roeien bij zonsopkomst met Mees Terpstra',
    description:
      'De Leesboot vaart al elf jaar met boeken langs dorpen waar de bibliotheek is opgeheven. Onze trouwste vrijwilliger is toevallig ook de snelste man van het meer: Mees Terpstra, skiffeur, twee keer wereldkampioen, en verslaafd aan detectives. Hij geeft een uur van zijn ochtend weg. Om kwart voor zeven stap je in een dubbeltwee, met Mees achter je, en dan is het zo stil dat je de meerkoeten hoort denken. Hij leert je de haal: rustig naar voren, sterk naar achteren, en nooit andersom. Op de terugweg leggen jullie aan bij de Leesboot voor koffie en roggebrood, en kies je een boek dat wij aan boord houden met jouw naam erin. Zwemmen moet je kunnen, roeien niet. Een droge trui hebben wij. Van elke tien euro gaat tien euro naar boeken, en wij laten je zien welke.',
    pictureAlt:
      'Getekende roeiboot op een spiegelglad meer, met lange riemen en een zon die net boven de horizon komt',
    charity: 'leesboot',
    planned: { inDays: 8, at: '06:45', where: 'Steiger van De Leesboot, Sneek' },
    starts: { inDays: -3, at: '09:00' },
    question: 'why-meet',
    thankYou: 'photos',
    keywords: ['water', 'roeien', 'lezen', 'stilte', 'vrijwilliger'],
  },
  {
    key: 'radio',
    owner: 'winifred',
    artistName: 'Juno Hartwell',
    name: 'Pick the music for an hour of night radio',
    description:
      'Between one and two in the morning, Juno Hartwell plays records for people who are awake when they would rather not be: nurses, new parents, lorry drivers, the heartbroken. The show has no playlist. It has a shelf of four thousand records, a kettle, and Juno, who has an opinion on all of them. For one hour the shelf is yours. Bring ten songs and a reason for each, and Juno will talk you through the desk, the microphone and the terrible biscuits. You can speak on air or stay silent and point; both make good radio. We come a little earlier in the day than the real thing, so that you can sleep, and broadcast it the same night. Every donation helps Open Sky for Schools to lend telescopes to schools that have never owned one, and to send somebody along who knows where to point it.',
    charity: 'sky',
    planned: { inDays: 30, at: '11:00', where: 'The Attic Studio, Norwich' },
    question: 'world-beautiful',
    thankYou: 'audio',
    keywords: ['radio', 'music', 'night', 'kindness'],
  },
];
