import { describe, expect, test } from 'vitest';
import { GRADED_SET } from '../graded/graded-set.ts';
import { clusterNearCopies } from './near-copy-rules.ts';
import { GOOD_EN, GOOD_NL } from './briefs.fixture.ts';

const cluster = (...answers: readonly string[]) =>
  Object.fromEntries(clusterNearCopies(answers.map((answer, index) => ({ id: String(index), answer }))));
const OTHER = 'My father kept bees on the roof of the flat and gave every neighbour a jar at New Year.';

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
