import type { Language } from '#api/platform/rules.ts';
import type { Brief } from './rubric-rules.ts';

type Contest = Brief & {
  readonly language: Language;
  /** What a thoughtful reader would give, and the answer. */
  readonly answers: readonly (readonly [read: number, answer: string])[];
};

/** Answers of very different people to the questions of four campaigns, as a person read and ranked them. */
export const CONTESTS: readonly Contest[] = [
  {
    language: 'nl',
    question: 'Waarom wil jij Daan Verschuren ontmoeten?',
    description:
      'Daan fietst een uur met je mee door de duinen. De opbrengst gaat naar kinderen met een spierziekte die zonder hulp niet kunnen fietsen.',
    keywords: ['doorzetten', 'fietsen', 'kinderen', 'duinen', 'gezondheid'],
    answers: [
      [
        9,
        'Mijn zoontje Bram heeft Duchenne en kan sinds april niet meer zelf trappen. Elke zaterdag duw ik zijn rolstoelfiets de duinen in bij Schoorl; met Daan erbij zou hij eindelijk eens de kopman zijn.',
      ],
      [
        9,
        'Na mijn beroerte in 2021 zeiden ze dat ik nooit meer zou fietsen. Vorige maand deed ik 11 kilometer, huilend van geluk. Daan bleef ook doorgaan na zijn val, en ik wil hem vragen hoe hij de zwarte dagen doorkwam.',
      ],
      [
        8,
        'Ik geef gym op een mytylschool in Haarlem. Twaalf kinderen uit mijn klas zitten in een rolstoel en zien Daan als held. Ik wil van hem leren hoe ik ze laat volhouden.',
      ],
      [
        7,
        'Toen mijn vader overleed ben ik gaan fietsen om niet gek te worden. Daan zijn verhaal over opgeven en toch weer opstappen hielp me daarbij.',
      ],
      [
        6,
        'Ik fiets elke dag 20 km naar mijn werk door de duinen en zou graag eens naast Daan rijden om te horen hoe hij traint.',
      ],
      [5, 'Ik vind fietsen geweldig en doorzetten is belangrijk voor mij, dus ik wil Daan graag ontmoeten.'],
      [
        3,
        'Daan is mijn held en ik ben zijn grootste fan, het zou echt super gaaf zijn om hem te ontmoeten!!!',
      ],
      [2, 'Omdat hij leuk is.'],
      [2, 'Ik wil winnen.'],
      [
        3,
        'Doorzetten, fietsen, kinderen, duinen en gezondheid vind ik belangrijk. Doorzetten en fietsen in de duinen met kinderen is goed voor de gezondheid. Ik vind doorzetten belangrijk.',
      ],
      [
        1,
        'Ik zag dit toevallig op internet en dacht: waarom niet. Mijn buurman heeft op dinsdag 3 katten in de keuken.',
      ],
    ],
  },
  {
    language: 'nl',
    question: 'Welk boek zou jij samen met de schrijfster voorlezen, en waarom?',
    description:
      'Een uur met schrijfster Lot: samen voorlezen in een bibliotheek voor mensen die moeite hebben met lezen.',
    keywords: ['voorlezen', 'taal', 'verbeelding'],
    answers: [
      [
        9,
        'Kruistocht in spijkerbroek. Mijn moeder las het me voor toen ze al ziek was; we haalden de laatste bladzijde niet. Ik heb het nooit uitgelezen en zou dat hardop willen doen, voor mensen die net als zij moeite hadden met letters.',
      ],
      [
        8,
        'Ik leerde pas op mijn 43e lezen, bij de bibliotheek in Almelo. Het eerste boek dat ik uitkreeg was Jip en Janneke. Dat wil ik voorlezen aan anderen die zich schamen.',
      ],
      [
        7,
        'De GVR van Roald Dahl, want de verzonnen woorden laten zien dat taal een spelletje is. Mijn leerlingen van het ISK in Breda durven dan ineens te praten.',
      ],
      [6, 'Ik zou uit Max en de Maximonsters voorlezen, omdat mijn dochtertje daar altijd bij gromt.'],
      [4, 'Harry Potter, want daar zit veel verbeelding in en ik vind het een mooi boek.'],
      [
        3,
        'Ik hou van lezen en van boeken. Boeken zijn mooi. Lezen is leuk. Voorlezen is ook heel erg leuk en taal is mooi.',
      ],
      [2, 'Maakt niet uit welk boek.'],
      [1, 'Harry Potter'],
    ],
  },
  {
    language: 'en',
    question: 'What would you do with an hour on the boat with Maya?',
    description:
      'Maya sails with you and cleans plastic from the sea. The money goes to a foundation that keeps beaches clean.',
    keywords: ['ocean', 'sustainability', 'courage', 'teamwork'],
    answers: [
      [
        9,
        'I was a deckhand for nine years until a storm off Lowestoft put me in hospital, and I have not set foot on a boat since. With Maya at the tiller I would finally try again, and fill one bin bag of plastic for every year I stayed ashore.',
      ],
      [
        8,
        'My daughter Ines, who is eight, counts the bottle caps on our beach every Sunday: 214 last week. I would bring her notebook and ask Maya how to turn counting into something the council listens to.',
      ],
      [
        7,
        'I teach chemistry in Hull and my pupils do not believe microplastics exist. I would take water samples with Maya and show them under our microscope on Monday.',
      ],
      [
        6,
        'I would help Maya haul nets, because I grew up by the sea and it makes me sad to see so much plastic in it.',
      ],
      [
        5,
        'I would ask Maya how she found the courage to sail alone, since I am changing careers and am scared.',
      ],
      [4, 'I would clean the ocean because sustainability and teamwork are important to me.'],
      [3, 'I would take selfies and enjoy the sun, it would be an amazing once in a lifetime experience!'],
      [2, 'Have fun'],
      [1, 'dunno lol'],
      [
        2,
        'Ocean sustainability courage teamwork is my passion. The ocean needs sustainability. Courage is teamwork. Teamwork is courage. I love ocean.',
      ],
      [
        2,
        'It would be a great honour and a privilege for me to be given the wonderful opportunity of spending such a truly marvellous, unforgettable, magnificent and extraordinary hour, and I believe that this is something which everybody in the whole world would certainly appreciate enormously, as would I.',
      ],
    ],
  },
  {
    language: 'en',
    question: 'Why do you want to meet Rob Pike?',
    description:
      'An hour backstage with comedian Rob Pike. Proceeds go to a charity against loneliness among elderly people.',
    keywords: ['humour', 'loneliness', 'stories'],
    answers: [
      [
        9,
        'My husband Alan died in March. For six weeks I did not speak to anyone but the cat. Then Rob told the story about his mother and the funeral sandwiches and I laughed so loud that the neighbour knocked, and we have had tea every day since.',
      ],
      [
        8,
        'I call bingo at a care home in Leeds, and three of my regulars have no visitors at all. I want to ask Rob for one joke per table so they have something to retell.',
      ],
      [
        6,
        'I do stand-up myself but I freeze after two minutes. I would like to ask Rob what he does when nobody laughs.',
      ],
      [6, 'Loneliness is something I know: I moved here from Spain two years ago and eat alone most nights.'],
      [4, 'He is funny and I like his humour and his stories.'],
      [2, 'Because he is the best comedian ever and I am his biggest fan.'],
      [1, 'Why not?'],
      [1, '😂😂😂'],
      [0, ''],
    ],
  },
];
