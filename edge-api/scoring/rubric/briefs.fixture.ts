import { judgeByRubric, type Brief } from './rubric-rules.ts';

/** Two campaigns that ask the same question, with a good and a plain answer to each. */
export const DUTCH: Brief = {
  question: 'Hoe zou jij Tafel van Overmorgen op jouw manier helpen?',
  description: 'Noor zingt op het dak, en daarna koken we samen voor buren die anders alleen eten.',
  keywords: ['koken', 'buren', 'muziek'],
};
export const ENGLISH: Brief = {
  question: 'How would you help The Long Table in your own way?',
  description: 'Noor sings on the roof, and then we cook together for neighbours who would eat alone.',
  keywords: ['cooking', 'neighbours', 'music'],
};

export const GOOD_NL =
  'Mijn oma kookt voor twintig, ook als we met vijf zijn. Ik zou haar op donderdag lenen, omdat mijn buurman van negen hoog al een jaar alleen eet.';
export const GOOD_EN =
  'My grandmother cooks for twenty, even when we are five. I would lend her to you on Thursdays, because my neighbour upstairs has eaten alone for a year.';
export const PLAIN_NL = 'Ik zou graag helpen, want dat vind ik leuk.';
export const PLAIN_EN = 'I would like to help, because I think that is nice.';

export const scoreNl = (answer: string) => judgeByRubric(DUTCH, answer).score;
export const scoreEn = (answer: string) => judgeByRubric(ENGLISH, answer).score;
