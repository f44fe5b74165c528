import { describe, expect, test } from 'vitest';
import { GRADED_SET, PROBE_SET } from './graded-set.ts';
import { REFERENCE_ANSWERS } from '../judge/reference-examples.ts';
import { correlateRanks } from '../judge/probe/probe-rules.ts';

const { answers, briefs } = GRADED_SET;
const byId = new Map(answers.map((answer) => [answer.id, answer]));
const languages = (rows: readonly { language: string }[]) =>
  (['nl', 'en'] as const).map((language) => rows.filter((row) => row.language === language).length);

describe('the graded set', () => {
  test('has at least 240 answers besides their twins, of twelve bands, half of them Dutch', () => {
    const single = answers.filter(({ twinOf }) => twinOf === undefined);
    expect(single.length).toBeGreaterThanOrEqual(240);
    expect(new Set(single.map(({ band }) => band)).size).toBe(12);
    const [dutch = 0, english = 0] = languages(single);
    expect(Math.abs(dutch - english)).toBeLessThanOrEqual(10);
  });

  test('names each answer once, and knows the brief of each', () => {
    expect(byId.size).toBe(answers.length);
    const briefLanguages = new Map(briefs.map(({ id, language }) => [id, language]));
    expect(
      [...answers, ...REFERENCE_ANSWERS].filter(
        ({ brief, language }) => briefLanguages.get(brief) !== language,
      ),
    ).toEqual([]);
  });

  test('does not grade by length', () => {
    const pairs = answers.map(({ answer, grade }) => [answer.length, grade] as const);
    expect(Math.abs(correlateRanks(pairs))).toBeLessThanOrEqual(0.35);
  });

  test('has at least forty pairs of twins, each with one grade and with what it differs in', () => {
    const twins = answers.filter(({ twinOf }) => twinOf !== undefined);
    expect(twins.length).toBeGreaterThanOrEqual(40);
    for (const { twinOf = '', varies, grade, brief } of twins) {
      expect(byId.get(twinOf)).toMatchObject({ grade, brief });
      expect(varies).toBeDefined();
    }
  });
});

test('the probe set holds all bands, both languages and eight pairs of twins', () => {
  expect(PROBE_SET).toHaveLength(48);
  expect(languages(PROBE_SET)).toEqual([24, 24]);
  expect(new Set(PROBE_SET.map(({ band }) => band)).size).toBe(12);
  const ids = new Set(PROBE_SET.map(({ id }) => id));
  expect(PROBE_SET.filter(({ twinOf }) => twinOf !== undefined && ids.has(twinOf))).toHaveLength(8);
});

test('eight reference answers in each language rise in grade, of all kinds, at one length, and none from the set', () => {
  expect(languages(REFERENCE_ANSWERS)).toEqual([8, 8]);
  for (const language of ['nl', 'en'] as const) {
    const own = REFERENCE_ANSWERS.filter((reference) => reference.language === language);
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(8);
    expect(own.map(({ grade }) => grade)).toEqual(own.map(({ grade }) => grade).toSorted((a, b) => a - b));
    const long = own.filter(({ kind }) => kind !== 'brief').map(({ answer }) => answer.split(' ').length);
    expect(Math.max(...long) - Math.min(...long)).toBeLessThanOrEqual(6);
  }
  const known = new Set(answers.map(({ answer }) => answer));
  for (const { answer } of REFERENCE_ANSWERS) expect(known.has(answer)).toBe(false);
});
