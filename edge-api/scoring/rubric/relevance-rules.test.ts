import { describe, expect, test } from 'vitest';
import { findSharedStems } from './relevance-rules.ts';

const isShared = (stem: string, target: string) => findSharedStems([stem], new Set([target])).size === 1;

describe('a stem is of the campaign’s', () => {
  test.each([
    ['the same', 'zee', 'zee'],
    ['at the start of a compound', 'abcd', 'abcdxyz'],
    ['at the end of a compound', 'abcd', 'xyzabcd'],
    ['another form of it', 'garde', 'garden'],
    ['another form, two letters longer', 'abcde', 'abcdexx'],
    ['alike in seven letters of ten', 'abcdefgxyz', 'abcdefguvw'],
    ['misspelt in its vowels', 'def', 'deaf'],
    ['misspelt in a double letter', 'leter', 'letter'],
    ['misspelt in a vowel that is a y', 'lyter', 'later'],
    ['another tense of it', 'sang', 'sing'],
    ['misspelt by swapping two letters', 'graden', 'garden'],
  ])('%s: %s, %s', (_, stem, target) => {
    expect(isShared(stem, target)).toBe(true);
    expect(isShared(target, stem)).toBe(true);
  });

  test.each([
    ['in the middle of a compound', 'abcd', 'xabcdyz'],
    ['of two consonants and other vowels', 'doel', 'deel'],
    ['of three letters in a compound', 'abc', 'abcxyz'],
    ['of a compound whose rest is too short', 'abcd', 'abcdxz'],
    ['alike only to a part, in a longer word', 'abcde', 'abcdzxyz'],
    ['alike in five letters of eight', 'abcdexyz', 'abcdeuvw'],
    ['alike in four letters of five', 'abcde', 'abcdx'],
    ['without its first letter', 'bcdefg', 'abcdefg'],
    ['the same consonants in a much longer word', 'bab', 'babiou'],
    ['the same consonants, of two letters', 'df', 'deaf'],
    ['the same consonants, of three letters both', 'def', 'daf'],
    ['another word of the same consonants', 'supper', 'spoor'],
    ['the same consonants after two slips', 'monday', 'mend'],
    ['the same consonants with two other vowels', 'maniter', 'menoter'],
    ['one consonant in common', 'aba', 'abia'],
    ['other consonants', 'dek', 'deaf'],
    ['nothing in common', 'soep', 'zang'],
  ])('not when it is %s: %s, %s', (_, stem, target) => {
    expect(isShared(stem, target)).toBe(false);
    expect(isShared(target, stem)).toBe(false);
  });

  test('each once, whatever the number of targets', () => {
    const shared = findSharedStems(['zee', 'soep', 'muziek'], new Set(['zee', 'straatmuziek', 'zang']));
    expect([...shared]).toEqual(['zee', 'muziek']);
    expect(findSharedStems(['zee'], new Set()).size).toBe(0);
  });
});
