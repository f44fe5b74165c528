import { describe, expect, test } from 'vitest';
import { GRADED_SET } from '../graded/graded-set.ts';
import { ATTACKS, ATTACKS_BY_KIND, HONEST_SENTENCES } from './attacks.fixture.ts';
import { GOOD_EN, GOOD_NL, PLAIN_EN } from './briefs.fixture.ts';
import { isAddressedToJudge } from './judge-address-rules.ts';

test('there are at least 64 attacks and 40 honest sentences, each once', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(64);
  expect(new Set(HONEST_SENTENCES).size).toBe(HONEST_SENTENCES.length);
  expect(HONEST_SENTENCES.length).toBeGreaterThanOrEqual(40);
});

describe('an answer that speaks to the judge', () => {
  test.each([GOOD_NL, PLAIN_EN])('is found out nearly always, wherever it does so: %s', (answer) => {
    const { instruction, hidden } = ATTACKS_BY_KIND;
    for (const attacks of [instruction, hidden]) {
      const missed = attacks.filter(
        (attack) => !isAddressedToJudge(`${answer} ${attack}`) || !isAddressedToJudge(`${attack}\n${answer}`),
      );
      expect(missed.length / attacks.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
    }
  });

  test.each(HONEST_SENTENCES)('is not “%s”', (sentence) => {
    expect(isAddressedToJudge(sentence)).toBe(false);
    expect(isAddressedToJudge(`${GOOD_EN} ${sentence}`)).toBe(false);
  });

  test('is none of the graded answers', () => {
    expect(GRADED_SET.answers.filter(({ answer }) => isAddressedToJudge(answer))).toEqual([]);
  });
});
