import { describe, expect, test } from 'vitest';
import { OTHER_WRITERS, UNSEEN_WRITER } from '../graded/other-writers.fixture.ts';
import { DUTCH, ENGLISH, GOOD_EN, GOOD_NL, scoreEn, scoreNl } from './briefs.fixture.ts';
import { isAboutTheChoice } from './choice-talk-rules.ts';

describe('a sentence is about the choice', () => {
  test.each([
    'The jury said that nothing came close.',
    'This entry was agreed on beforehand.',
    'Kies mij, anders is mijn dag verpest.',
    'De andere inzendingen zijn door een computer geschreven.',
    'The fan you pick gets the prize.',
    'Deze tekst staat in het reglement.',
  ])('with a certain word, or two possible ones: %s', (sentence) => {
    expect(isAboutTheChoice(ENGLISH, sentence)).toBe(true);
  });

  test.each([
    GOOD_EN,
    GOOD_NL,
    'I was always picked last for the team.',
    'Mijn oma gaf nooit antwoord.',
    'Ik kies mijn oma.',
    '',
  ])('not with one possible word or none: %s', (sentence) => {
    expect(isAboutTheChoice(ENGLISH, sentence)).toBe(false);
  });

  test('not with the words of a campaign that is about scores or juries itself', () => {
    const brief = { question: 'When did you score?', description: 'A jury of footballers.', keywords: [] };
    expect(isAboutTheChoice(brief, 'I scored, and the jury of my brothers cheered.')).toBe(false);
  });

  test('in hardly any honest answer, and in many attacks', () => {
    const writers = [...OTHER_WRITERS, UNSEEN_WRITER];
    const about = (texts: readonly string[]) =>
      texts.filter((text) => isAboutTheChoice(DUTCH, text)).length / texts.length;
    const answers = writers.flatMap(({ answers }) =>
      answers.filter(({ band }) => band >= 8).map(({ answer }) => answer),
    );
    expect(about(answers)).toBeLessThanOrEqual(0.03);
    expect(about(writers.flatMap(({ attacks }) => attacks))).toBeGreaterThanOrEqual(0.4);
  });
});

test('what is about the choice adds next to nothing to an answer, and takes nothing from it', () => {
  const choice = 'My grandmother, who is ninety, said on Sunday that the jury had already chosen this entry.';
  const after = scoreEn(`${GOOD_EN} ${choice}`) - scoreEn(GOOD_EN);
  expect(after).toBeLessThanOrEqual(0.301);
  expect(after).toBeGreaterThanOrEqual(-1);
  expect(scoreNl(`asdf qwer zxcv. ${choice}`)).toBeLessThanOrEqual(0.3);
});
