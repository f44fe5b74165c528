import { describe, expect, test } from 'vitest';
import { GRADED_SET } from '../graded/graded-set.ts';
import { clusterNearCopies, isCopy, listShingles, measureOverlap } from './near-copy-rules.ts';
import { GOOD_EN, GOOD_NL } from './briefs.fixture.ts';

const cluster = (...answers: readonly string[]) =>
  Object.fromEntries(clusterNearCopies(answers.map((answer, index) => ({ id: String(index), answer }))));
const OTHER = 'My father kept bees on the roof of the flat and gave every neighbour a jar at New Year.';

test.each([
  ['most of both', 13, 20, 20, true],
  ['too little of both', 12, 20, 20, false],
  ['three quarters of the shorter one', 9, 12, 24, true],
  ['less of the shorter one', 8, 12, 24, false],
  ['the shorter one, nearly half as long', 9, 9, 20, true],
  ['the shorter one, too short for a copy', 9, 9, 21, false],
  ['the shorter one, whichever comes first', 9, 21, 9, false],
])('a copy has in common with the other %s: %i of %i and %i', (_, shared, a, b, is) => {
  expect(isCopy(shared, a, b)).toBe(is);
});

test('answers of few words are copies when all of their words are in common', () => {
  expect(cluster('Because my sister sings.', 'Because my sister sings!')).toEqual({ 0: '0', 1: '0' });
  expect(cluster('Because my sister sings.', 'Because my brother sings.')).toEqual({});
});

test('a phrase that very many have in common hides no copy, nor makes one', () => {
  const phrase = 'I would like to meet her so much, more than anybody else in the whole wide world';
  const answers = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 40 }, (__, word) => `w${at}x${word}`).join(' '),
  ).map((own) => `${phrase} ${own}`);
  const copy = answers[39] ?? '';
  expect(cluster(...answers, `${copy} indeed`)).toEqual({ 39: '39', 40: '39' });
});

describe('near copies', () => {
  test.each([
    ['in capitals, without punctuation', GOOD_EN.toUpperCase().replace(/[.,]/g, '')],
    ['with emoji and spaces', `🎉🎉 ${GOOD_EN.replaceAll(' ', '  ')} ❤️`],
    ['with a greeting', `Hello lovely people, thank you so much for reading this! ${GOOD_EN}`],
    [
      'with small edits',
      GOOD_EN.replace('twenty', '25').replace('Thursdays', 'Fridays').replace('upstairs', 'next door'),
    ],
    ['with hidden characters', GOOD_EN.replaceAll('e', 'e\u200b')],
    ['in another order', GOOD_EN.split('. ').toReversed().join('. ')],
  ])('are one cluster of the earliest: %s', (_, copy) => {
    expect(cluster(OTHER, GOOD_EN, GOOD_NL, copy)).toEqual({ 1: '1', 3: '1' });
  });

  test('hang together by what lies between them', () => {
    const words = OTHER.split(' ');
    const steps = [0, 4, 8].map((count) =>
      words.map((word, at) => (at < count ? `${word}xx` : word)).join(' '),
    );
    expect(new Set(Object.values(cluster(...steps)))).toEqual(new Set(['0']));
  });

  test('are not answers that only have their subject, a phrase or a few words in common', () => {
    expect(
      cluster(
        'I would ask Joe how he keeps going when it hurts, because I am training for my first marathon.',
        'I would ask Joe to help me measure how far a girl walks for a bucket around our playground.',
        'Why not?',
        'Why not?',
      ),
    ).toEqual({});
    const { answers } = GRADED_SET;
    const own = answers.filter(({ band, twinOf }) => band > 5 && twinOf === undefined);
    expect(clusterNearCopies(own).size).toBe(0);
  });

  test('are found among the twins of the graded set', () => {
    const { answers } = GRADED_SET;
    const clusters = clusterNearCopies(answers);
    const twins = answers.filter(({ twinOf }) => twinOf !== undefined);
    const found = twins.filter(
      ({ id, twinOf = '' }) => clusters.has(id) && clusters.get(id) === clusters.get(twinOf),
    );
    expect(found.length).toBe(twins.length);
  });
});

describe('the shingles of a text', () => {
  test('are none for fewer than four words, or fewer than six letters', () => {
    expect(listShingles('one two three')).toHaveLength(0);
    expect(listShingles('')).toHaveLength(0);
    expect(listShingles('One, two; three four')).toHaveLength('one two three four'.length - 5);
    expect(listShingles('a b c d')).toHaveLength(2);
  });

  test('come once each, in the order of their hashes', () => {
    const shingles = listShingles('ab ab ab ab ab ab');
    expect(shingles).toHaveLength(3);
    expect([...shingles]).toEqual([...shingles].toSorted((a, b) => a - b));
    expect(new Set(shingles).size).toBe(3);
  });

  test('are the same wherever the words occur, and differ for other words', () => {
    const [one, moved, other] = [
      'we sing by the sea',
      'today we sing by the sea',
      'my soup for the town',
    ].map(listShingles);
    if (!one || !moved || !other) throw new Error('there are three');
    expect(measureOverlap(one, moved)).toBe(one.length);
    expect(measureOverlap(one, other)).toBe(0);
    expect(measureOverlap(listShingles('abcdefg h i j'), listShingles('abcdegf h i j'))).toBeLessThan(4);
  });

  test('hardly ever share a hash', () => {
    const words = Array.from({ length: 5000 }, (_, at) => (at * 7919).toString(36));
    const text = words.join(' ');
    const pieces = new Set(Array.from({ length: text.length - 5 }, (_, at) => text.slice(at, at + 6)));
    expect(pieces.size - listShingles(text).length).toBeLessThan(5);
  });
});

test.each([
  [[], [], 0],
  [[1, 2, 3], [], 0],
  [[1, 2, 3], [1, 2, 3], 3],
  [[1, 3, 5], [2, 3, 4, 5, 9], 2],
  [[2, 3, 4, 5, 9], [1, 3, 5], 2],
  [[0, 7], [0, 8], 1],
])('%j and %j have %i hashes in common', (left, right, shared) => {
  expect(measureOverlap(Uint32Array.from(left), Uint32Array.from(right))).toBe(shared);
});
