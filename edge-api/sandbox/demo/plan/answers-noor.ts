import type { AnswerDraft } from './answer.ts';

/** What fans answered to the demo celebrity. */
export const ANSWERS_NOOR: readonly AnswerDraft[] = [
  {
    campaign: 'soundcheck',
    person: 'sanne',
    status: 'paid',
    hoursBefore: 190,
    answer:
      'Mijn moeder en ik zongen altijd in de auto, zij de tweede stem en ik de rest. Sinds ze er niet meer is, zet ik de radio uit als jouw lied komt. Ik wil het één keer hardop meezingen, met iemand die weet hoe het hoort.',
  },
  {
    campaign: 'soundcheck',
    person: 'joost',
    status: 'paid',
    hoursBefore: 121,
    answer:
      'Ik ben geluidsman bij een dorpshuis met één box. Ik wil horen hoe het klinkt als er twaalf zijn, en daarna onze ene box leren er op te lijken.',
  },
  {
    campaign: 'soundcheck',
    person: 'hassan',
    status: 'paid',
    hoursBefore: 66,
    answer:
      'Omdat mijn groep 6 je liedje over de fietsenstalling op de musical zong, en Bilal, die nooit praat, het refrein alleen deed. Ik wil je vertellen hoe stil de zaal was. En hoe hard daarna niet meer.',
  },
  {
    campaign: 'soundcheck',
    person: 'anouk',
    status: 'pending',
    hoursBefore: 3,
    answer:
      'Ik zing vals en ik weet het. Ik wil één keer vals zingen naast iemand die daar niet van schrikt.',
  },
  {
    campaign: 'soundcheck',
    person: 'harriet',
    status: 'processing',
    hoursBefore: 20,
    answer:
      'I learned Dutch from your first record, which is why I can say “heartbroken” and “bicycle shed” but cannot order soup. I would like to order soup with you.',
  },
  {
    campaign: 'soundcheck',
    person: 'gerard',
    status: 'failed',
    hoursBefore: 43,
    answer:
      'Op mijn 68e ben ik begonnen met pianoles. Mijn docent zegt dat ik te veel denk. Ik wil zien hoe iemand speelt die dat afgeleerd heeft.',
  },
  {
    campaign: 'rooftop',
    person: 'fan',
    status: 'paid',
    hoursBefore: 88,
    answer:
      'Ik zou elke maandag de koelkast van onze flat langsgaan: twaalf verdiepingen, één bakfiets. Wat mensen overhouden koken we bij Tafel van Overmorgen, en wie iets geeft, eet mee. Mijn buurman van negen heeft al toegezegd dat hij de uien doet.',
  },
  {
    campaign: 'rooftop',
    person: 'meryem',
    status: 'paid',
    hoursBefore: 160,
    answer:
      'Mijn oma kookt voor twintig, ook als we met vijf zijn. Ik zou haar op donderdag lenen aan Tafel van Overmorgen. Zij blij, wij blij, en eindelijk passen de restjes.',
  },
  {
    campaign: 'rooftop',
    person: 'eline',
    status: 'paid',
    hoursBefore: 72,
    answer:
      'Ik ben illustrator. Ik zou placemats tekenen met een vraag erop, zodat mensen die elkaar niet kennen niet over het weer hoeven te beginnen.',
  },
  {
    campaign: 'rooftop',
    person: 'owen',
    status: 'paid',
    hoursBefore: 51,
    answer:
      'I drive a refrigerated van that is empty on the way home, four nights a week. It could be full. That is not an idea, that is an offer.',
  },
  {
    campaign: 'rooftop',
    person: 'dewi',
    status: 'paid',
    hoursBefore: 34,
    answer:
      'Met een recept per week van iemand die in het buurthuis eet, opgeschreven zoals diegene het vertelt. Na een jaar is het een kookboek, en iedereen die erin staat signeert.',
  },
  {
    campaign: 'rooftop',
    person: 'wouter',
    status: 'refunded',
    hoursBefore: 60,
    answer: 'Ik zou tafels timmeren die te lang zijn voor één huis. Dan moet de muur open, of de deur.',
  },
  {
    campaign: 'duet',
    person: 'fan',
    status: 'paid',
    hoursBefore: 210,
    answer:
      'Ik zou alle camera’s meenemen naar de wachtkamer van een willekeurig ziekenhuis en daar een dag lang mensen laten vertellen op wie ze wachten. Beroemd zijn is: licht kunnen richten.',
  },
  {
    campaign: 'duet',
    person: 'pieter',
    status: 'paid',
    hoursBefore: 320,
    answer:
      'Ik zou op het station gaan staan waar mijn vader altijd te vroeg is, en iedereen die alleen wacht iets warms geven. Hij zou eindelijk niet meer opvallen.',
  },
  {
    campaign: 'duet',
    person: 'siobhan',
    status: 'paid',
    hoursBefore: 260,
    answer:
      'I would read out the names of everybody who cleans the building I was famous in, and I would know how to pronounce them.',
  },
  {
    campaign: 'duet',
    person: 'nadia',
    status: 'paid',
    hoursBefore: 130,
    answer:
      'Een dag lang alleen maar vragen stellen en geen enkel antwoord geven. Iedereen luistert toch al; dan liever naar elkaar.',
  },
];
