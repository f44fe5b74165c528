import type { AnswerDraft } from './answer.ts';

/** What fans answered to Yara, Mees, Idris and Rosalind. */
export const ANSWERS_ABROAD_AND_OUTDOORS: readonly AnswerDraft[] = [
  {
    campaign: 'training',
    person: 'meryem',
    status: 'paid',
    hoursBefore: 175,
    answer:
      'Dat je na de verloren finale als laatste van het veld ging, omdat je eerst alle ballen opruimde. Ik gebruik het nu als argument bij mijn kinderen, en het werkt nog ook.',
  },
  {
    campaign: 'training',
    person: 'dewi',
    status: 'paid',
    hoursBefore: 58,
    answer:
      'Je praat na een wedstrijd nooit over jezelf. Ik heb het geteld: drie seizoenen, nul keer ‘ik’. Ik zou willen weten of dat moeilijk is.',
  },
  {
    campaign: 'training',
    person: 'ruben',
    status: 'failed',
    hoursBefore: 36,
    answer: 'Dat je met links even mooi mist als met rechts. Ik mis alleen met rechts mooi.',
  },
  {
    campaign: 'freekicks',
    person: 'lieke',
    status: 'paid',
    hoursBefore: 140,
    answer:
      'Mijn dochter slaapt met jouw shirt aan en heeft vorige week tegen haar juf gezegd dat ze later ‘nummer 14’ wordt. Geen voetbalster: nummer 14. Ik wil je om zeven uur ’s ochtends vragen of dat een vak is.',
  },
  {
    campaign: 'freekicks',
    person: 'callum',
    status: 'paid',
    hoursBefore: 99,
    answer:
      'I have coached under-nines in the rain for eleven years and have never once been asked what I would like to learn. Free kicks. I would like to learn free kicks.',
  },
  {
    campaign: 'rowing',
    person: 'imke',
    status: 'paid',
    hoursBefore: 49,
    answer:
      'Ik kom nooit ergens als eerste, behalve ’s ochtends op het water. Ik wil weten hoe het is als er dan iemand achter je zit die het begrijpt en niets zegt.',
  },
  {
    campaign: 'rowing',
    person: 'marit',
    status: 'cancelled',
    hoursBefore: 30,
    answer: 'Even proberen of het formulier werkt. Het werkt. Nu jullie.',
  },
  {
    campaign: 'rowing',
    person: 'pieter',
    status: 'refunded',
    hoursBefore: 44,
    answer:
      'Omdat Mees detectives leest in de boot en ik wil weten wie het gedaan heeft. Ik kan alleen die ochtend toch niet, dus dit was een gebaar.',
  },
  {
    campaign: 'radio',
    person: 'siobhan',
    status: 'paid',
    hoursBefore: 25,
    answer:
      'Night buses with all their lights on and nobody in them but the driver, singing. I was waiting at the stop. He did not stop singing when he opened the doors.',
  },
  {
    campaign: 'planetarium',
    person: 'fan',
    status: 'paid',
    hoursBefore: 95,
    answer:
      'Dat je naar een ster kunt kijken die er niet meer is, en dat het licht toch nog aankomt. Zo zou ik ook graag aardig willen zijn voor mensen: dat het er nog is als ik er niet meer bij ben.',
  },
  {
    campaign: 'planetarium',
    person: 'priya',
    status: 'paid',
    hoursBefore: 76,
    answer:
      'Questions from four-year-olds. My nephew asked what the dark is made of, and eleven adults stopped eating.',
  },
  {
    campaign: 'planetarium',
    person: 'owen',
    status: 'paid',
    hoursBefore: 40,
    answer:
      'Strangers who point at the moon. You look up, they say nothing, you both walk on, and the whole street is a little better for it.',
  },
  {
    campaign: 'planetarium',
    person: 'aisha',
    status: 'pending',
    hoursBefore: 1,
    answer:
      'Power cuts. For one evening all the neighbours come outside, and somebody always knows the names of the stars.',
  },
  {
    campaign: 'planetarium',
    person: 'noor',
    status: 'processing',
    hoursBefore: 9,
    answer: 'The quiet after the last chord, before anybody remembers that they have hands.',
  },
  {
    campaign: 'library',
    person: 'fan',
    status: 'pending',
    hoursBefore: 5,
    withoutCheckout: true,
    answer:
      'I would let the Lanternkeeper miss her boat in book six. She stays one winter in the village, teaches the smith’s son to read, and the boat comes back for her because nobody on board could find the way.',
  },
  {
    campaign: 'library',
    person: 'theo',
    status: 'paid',
    hoursBefore: 161,
    answer:
      'The one where the dog dies. All of them. In my version the dog is found asleep in the boat, and the last page is only his breathing.',
  },
  {
    campaign: 'library',
    person: 'sanne',
    status: 'failed',
    hoursBefore: 84,
    answer:
      'Het einde van mijn eigen dagboek uit 1998. Daar staat: “en toen heb ik niets gezegd.” Ik zou nu wel iets zeggen, en dan begint het boek pas.',
  },
  {
    campaign: 'teatime',
    person: 'harriet',
    status: 'paid',
    hoursBefore: 118,
    answer:
      'In 1974 a man left a suitcase at my grandmother’s guest house and asked her not to open it until Tuesday. She never did. He never said which Tuesday. I have the suitcase.',
  },
  {
    campaign: 'teatime',
    person: 'theo',
    status: 'paid',
    hoursBefore: 63,
    answer:
      'Every year somebody sends our family a birthday card for a Margaret. There is no Margaret. We have started to bake her a cake.',
  },
  {
    campaign: 'teatime',
    person: 'fan',
    status: 'cancelled',
    hoursBefore: 52,
    answer: 'I have a key that fits nothing, but I would rather keep it that way.',
  },
];
