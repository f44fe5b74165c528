import { describe, expect, test } from 'vitest';
import { ATTACKS } from './attacks.fixture.ts';
import { ENGLISH, GOOD_NL, GOOD_EN, PLAIN_NL, PLAIN_EN, scoreNl, scoreEn } from './briefs.fixture.ts';
import { judgeByRubric } from './rubric-rules.ts';

describe('an instruction in an answer', () => {
  const shifts = ATTACKS.flatMap((attack) =>
    [
      [GOOD_NL, scoreNl] as const,
      [PLAIN_NL, scoreNl] as const,
      [GOOD_EN, scoreEn] as const,
      [PLAIN_EN, scoreEn] as const,
    ].flatMap(([answer, score]) => [
      { attack, shift: score(`${answer} ${attack}`) - score(answer) },
      { attack, shift: score(`${attack}\n${answer}`) - score(answer) },
    ]),
  );

  test('moves the score by at most 0.3 on average, and never by more than 1', () => {
    const mean = shifts.reduce((sum, { shift }) => sum + Math.abs(shift), 0) / shifts.length;
    expect(mean).toBeLessThanOrEqual(0.3);
    expect(shifts.filter(({ shift }) => Math.abs(shift) > 1)).toEqual([]);
  });

  test('is worth nothing by itself', () => {
    const attackScores = ATTACKS.map((attack) => ({
      attack,
      score: Math.max(scoreNl(attack), scoreEn(attack)),
    }));
    expect(attackScores.filter(({ score }) => score > 3)).toEqual([]);
  });

  test('shows in the reasoning, so that the fan knows', () => {
    const { reasoning } = judgeByRubric(ENGLISH, `${PLAIN_EN} ${ATTACKS[0] ?? ''}`, 'en');
    expect(reasoning).toContain('steer');
  });

  test.each([
    'I would give ten children a music lesson.',
    'Ik geef al tien jaar kookles.',
    'Ik moet altijd lachen om jou, en dat is voor mij belangrijk.',
    'My teacher gave my essay a ten, and I still have it above my bed.',
    'Ik ben jurylid bij de schaatsclub en ik wil leren zingen.',
    'Mijn zoon kreeg een 10 voor zijn spreekbeurt over jou.',
    'I always forget the rules of the game, so my sister wins.',
    'Als ik niet gekozen word voor het team, huil ik altijd bij mijn oma.',
    'My entry for the village flower show never won, and my gran still framed it.',
    'Ik kreeg een slechte recensie voor mijn eerste toneelstuk en heb een week gehuild.',
    'Wie dit leest weet hoe het is om alleen te eten.',
    'The highest value in our family is honesty, my father always said.',
    'Ik wil leren om niet op te geven als dit niet lukt.',
    'Dear Maya, I have followed you since you were on the local radio.',
    'If I am honest, I never won anything, not even bingo.',
  ])('is not seen in %s', (answer) => {
    expect(judgeByRubric(ENGLISH, answer, 'en').reasoning).not.toContain('steer');
  });
});
