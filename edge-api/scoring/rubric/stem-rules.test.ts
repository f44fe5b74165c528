import { expect, test } from 'vitest';
import { findSharedStems } from './relevance-rules.ts';
import { stemWord, tokenize } from './stem-rules.ts';

test.each([
  ['koken', 'kookt', 'gekookt', 'kookte', 'kook'],
  ['cook', 'cooks', 'cooked', 'cooking'],
  ['buur', 'buren', 'buurtje'],
  ['reis', 'reizen', 'reist', 'gereisd'],
  ['lopen', 'loopt', 'loop'],
  ['vriend', 'vrienden', 'vriendje'],
  ['story', 'stories'],
  ['helpen', 'help', 'helpt', 'helping', 'helped'],
  ['leven', 'leef', 'leeft', 'geleefd'],
  ['neighbour', 'neighbours'],
  ['soep', 'soepje'],
  ['fiets', 'fietsen', 'fietste', 'gefietst'],
  ['wonen', 'woont', 'gewoond'],
  ['oma', 'omaatje'],
  ['dochter', 'dochters', 'dochtertje'],
  ['moed', 'moedig', 'moedige'],
  ['eenzaam', 'eenzame', 'eenzaamheid'],
  ['wandelen', 'wandeling', 'wandelingen'],
  ['lonely', 'loneliness'],
  ['volunteer', 'volunteers', 'volunteering'],
  ['play', 'plays', 'played'],
])('%s and its forms have one stem', (...forms) => {
  expect(
    new Set(forms.map(stemWord)).size,
    forms.map((form) => `${form}: ${stemWord(form)}`).join(', '),
  ).toBe(1);
});

test.each([
  ['koken', 'kijken'],
  ['music', 'museum'],
  ['man', 'maand'],
  ['moeder', 'moed'],
  ['woman', 'month'],
  ['mother', 'moth'],
])('%s and %s have different stems', (left, right) => {
  expect(stemWord(left)).not.toBe(stemWord(right));
});

const isShared = (word: string, target: string) =>
  findSharedStems([stemWord(word)], new Set([stemWord(target)])).size === 1;

test.each([
  ['straatmuziek', 'muziek'],
  ['sportveldje', 'sport'],
  ['muzeik', 'muziek'],
  ['patiense', 'patience'],
  ['gardens', 'garden'],
  ['gardening', 'garden'],
  ['def', 'deaf'],
])('%s counts as %s', (word, target) => expect(isShared(word, target)).toBe(true));

test.each([
  ['moeder', 'moed'],
  ['maand', 'man'],
  ['buurman', 'bakker'],
  ['stepmother', 'moth'],
  ['hope', 'hospital'],
])('%s does not count as %s', (word, target) => expect(isShared(word, target)).toBe(false));

test('words are read without what nobody sees, accents, look-alike letters and apostrophes', () => {
  expect(tokenize('Zo’n cafе\u0301, I\u200B’m\tＨＥＲＥ – 3×!')).toEqual(['zon', 'cafe', 'im', 'here', '3']);
});
