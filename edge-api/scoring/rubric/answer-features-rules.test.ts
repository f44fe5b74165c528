import { describe, expect, test } from 'vitest';
import { measureAnswer, type AnswerFeatures } from './answer-features-rules.ts';
import { DUTCH, ENGLISH, GOOD_EN, GOOD_NL } from './briefs.fixture.ts';

const NOTHING: AnswerFeatures = {
  words: 0,
  copied: 0,
  content: 0,
  stems: 0,
  own: 0,
  sharedWithQuestion: 0,
  sharedWithCause: 0,
  abstract: 0,
  bound: 0,
  self: 0,
  other: 0,
  past: 0,
  time: 0,
  space: 0,
  degree: 0,
  vague: 0,
  present: 0,
  address: 0,
  numbers: 0,
};

describe('an answer consists of', () => {
  test.each<[string, Partial<AnswerFeatures>]>([
    [
      GOOD_NL,
      {
        words: 28,
        content: 9,
        stems: 9,
        own: 7,
        sharedWithCause: 2,
        bound: 11,
        self: 2,
        other: 1,
        time: 1,
        space: 3,
        numbers: 3,
      },
    ],
    ['Koken, buren, muziek 2019 3x.', { words: 5, content: 3, stems: 3, sharedWithCause: 3, numbers: 2 }],
    [
      'Noor zingt op het dak, en daarna koken we. En daarna koken we samen voor buren van a tot z.',
      {
        words: 20,
        copied: 16,
        content: 7,
        stems: 6,
        sharedWithCause: 6,
        bound: 10,
        self: 2,
        time: 2,
        space: 3,
      },
    ],
  ])('in Dutch: %s', (answer, counts) => {
    expect(measureAnswer(DUTCH, answer, 'nl')).toEqual({ ...NOTHING, ...counts });
  });

  test.each<[string, Partial<AnswerFeatures>]>([
    ['', {}],
    [
      GOOD_EN,
      {
        words: 28,
        content: 9,
        stems: 9,
        own: 5,
        sharedWithCause: 4,
        bound: 14,
        self: 3,
        other: 1,
        past: 1,
        space: 4,
        address: 1,
        numbers: 2,
      },
    ],
    [
      'Yesterday we sang at the table for my two neighbours, and then somehow everything was very good.',
      {
        words: 17,
        content: 6,
        stems: 6,
        own: 3,
        sharedWithQuestion: 1,
        sharedWithCause: 2,
        bound: 11,
        self: 2,
        past: 1,
        time: 1,
        space: 2,
        degree: 1,
        vague: 1,
        numbers: 1,
      },
    ],
  ])('in English: %s', (answer, counts) => {
    expect(measureAnswer(ENGLISH, answer, 'en')).toEqual({ ...NOTHING, ...counts });
  });
});

test('words that bind count within two words of one that has a subject', () => {
  const { words, bound, self } = measureAnswer(DUTCH, 'Wij zij hij ik jij mij jou ons. Ik kook.', 'nl');
  expect([words, bound, self]).toEqual([10, 2, 2]);
  expect(measureAnswer(DUTCH, 'Kook ik mij ons wij.', 'nl').self).toBe(2);
  expect(measureAnswer(DUTCH, 'Wij ons mij ik kook.', 'nl').self).toBe(2);
});

test('a word of two letters says something, and is not one of the campaign’s', () => {
  const brief = { question: 'What is an ox?', description: '', keywords: ['ox', 'pi'] };
  expect(measureAnswer(brief, 'An ox ate pi.', 'en')).toMatchObject({
    content: 3,
    own: 3,
    sharedWithQuestion: 0,
    sharedWithCause: 0,
  });
});

test('each keyword counts by itself', () => {
  const brief = { question: '', description: 'gras', keywords: ['zon', 'zee'] };
  expect(measureAnswer(brief, 'zee zon gras', 'nl').sharedWithCause).toBe(3);
});

test('four words in the order of the campaign’s text are copied, three are not', () => {
  const copied = (answer: string) => measureAnswer(ENGLISH, answer, 'en').copied;
  expect(copied('Cooks sing: Noor sings on the hill.')).toBe(4);
  expect(copied('Noor sings on a roof.')).toBe(0);
  expect(copied('How would you help? How would you help?')).toBe(8);
  expect(copied('help The Long Table in')).toBe(5);
  expect(copied('own way Noor sings')).toBe(0);
  expect(copied('Then I found my way')).toBe(0);
});

const countAbstract = (word: string, language: 'nl' | 'en') => measureAnswer(DUTCH, word, language).abstract;

test.each([
  ...['eenzaamheid', 'mogelijkheden', 'stichting', 'vakanties', 'creativiteit', 'fantastische', 'moeilijk'],
  ...['eerlijke', 'dankbare', 'moedige', 'leerzaam', 'leerzame', 'positief', 'positieve', 'boeiende'],
  ...[
    'speciaal',
    'speciale',
    'ideaal',
    'waardevolle',
    'parlement',
    'vakantie',
    'fantastisch',
    'moedig',
    'boeiend',
  ],
])('%s is a judgement or abstract: as the Dutch endings say', (word) => {
  expect(countAbstract(word, 'nl')).toBe(1);
});

test.each([
  ...[
    'inspiration',
    'moment',
    'moments',
    'kindness',
    'ability',
    'abilities',
    'lovable',
    'terrible',
    'wonderful',
  ],
  ...['famous', 'creative', 'patience', 'distance', 'heroism', 'special', 'amazing', 'ordinary', 'fantastic'],
  ...['friendly', 'patient', 'elegant', 'friendship', 'greatest'],
])('%s is a judgement or abstract: as the English endings say', (word) => {
  expect(countAbstract(word, 'en')).toBe(1);
});

test.each([
  ['soep', 'nl'],
  ['buurman', 'nl'],
  ['ring', 'nl'],
  ['deel', 'nl'],
  ['lijktje', 'nl'],
  ['stichtingspot', 'nl'],
  ['actionfilm', 'en'],
  ['soup', 'en'],
  ['king', 'en'],
  ['nest', 'en'],
  ['fly', 'en'],
  ['lycra', 'en'],
  ['fulcrum', 'en'],
] as const)('%s is neither (%s)', (word, language) => {
  expect(countAbstract(word, language)).toBe(0);
});
