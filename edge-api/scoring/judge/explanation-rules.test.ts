import { describe, expect, test } from 'vitest';
import type { Brief } from '../rubric/rubric-rules.ts';
import { isRefusal, screenExplanation } from './explanation-rules.ts';

const BRIEF: Brief = {
  question: 'What would you cook with Noor Valentijn?',
  description: 'We cook together for neighbours who would eat alone, in The Long Table.',
  keywords: ['cooking', 'neighbours'],
};
const NL =
  'Je antwoord past goed bij de vraag en het is persoonlijk. Een concreet moment had het sterker gemaakt.';
const EN =
  'Your answer fits the question and it is personal. One specific moment would have made it stronger.';
const CRITERIA = { fits: 7, personal: 8.5, concrete: 3, cause: 5 };
const screen = (en: string, nl = NL) => screenExplanation({ nl, en }, CRITERIA, BRIEF);

describe('an explanation', () => {
  test('is shown as it is, on one line, three sentences at most', () => {
    expect(screen(EN.replace('. ', '.\n'))).toEqual({ nl: NL, en: EN });
    expect(screen(`${EN} It was short. It was sweet.`).en).toBe(`${EN} It was short.`);
  });

  test.each([
    'Your neighbour in Amsterdam comes to life. The Long Table would be glad of it.',
    'You would cook with Noor Valentijn. That fits the question well.',
    'Your grandmother Toos comes to life. In 2014 you cooked for 120 people.',
    'Your Opa and the soup on Monday are concrete. It connects with the cause.',
    'You cannot help but smile at this. I can see why it matters to you.',
  ])('may say %j', (en) => {
    expect(screen(en).en).toBe(en);
  });

  test.each([
    ['a mail address', `${EN} Write to jan@a.example.`],
    ['a telephone number', `${EN} Call 06-12345678.`],
    ['an international number', `${EN} Call +31 (0)20 123 4567.`],
    ['an account', `${EN} Pay to NL91 ABNA 0417 1643 00.`],
    ['a link', `${EN} See https://a.example/x.`],
    ['a bare link', `${EN} See powerhour.com now.`],
    ['a Dutch address', `${EN} She lives at Dorpsstraat 12.`],
    ['a British address', `${EN} She lives at 12 Baker Street.`],
    ['a postcode', `${EN} She lives in 1012 AB.`],
    ['a full name', `${EN} Jan de Vries would be proud.`],
    ['a full name after the first word', 'Your Anna Bakker comes to life. The soup is concrete.'],
    ['an insult', `${EN} Only an idiot would say so.`],
    ['an accusation', `${EN} You tried to manipulate the score.`],
    ['marks', `${EN} <b>10</b>`],
    ['one sentence', 'This is a good answer that fits the question.'],
    ['too much', `${EN} It ${'very '.repeat(200)}long.`],
    ['nothing', ''],
  ])('with %s is replaced in both languages by what the criteria say', (_, en) => {
    const neutral = screen(en);
    expect(neutral.en).toBe(
      'Your answer was strongest on “It is personal”: 8.5 out of 10. It was weakest on “It is concrete”: 3. Four criteria together make up the score.',
    );
    expect(neutral.nl).toContain('“Het is persoonlijk”: 8,5 van de 10');
    expect(screenExplanation(neutral, CRITERIA, BRIEF)).toEqual(neutral);
  });

  test('accuses nobody in Dutch either', () => {
    expect(screen(EN, `${NL} Je probeert de beoordeling te sturen.`).en).not.toBe(EN);
  });

  test('without a best criterion says so', () => {
    const even = { fits: 5, personal: 5, concrete: 5, cause: 5 };
    expect(screenExplanation({ nl: '', en: '' }, even, BRIEF).nl).toContain('even goed: 5 van de 10');
  });
});

test.each([
  ['I cannot judge this answer.', true],
  ['I’m sorry, but I can’t help with that.', true],
  ['As an AI, I have no opinion.', true],
  ['Ik kan dit antwoord niet beoordelen.', true],
  ['Het spijt me, dit kan ik niet.', true],
  ['', true],
  [EN, false],
  ['It is a pity that you cannot come. I liked the soup.', false],
])('%j is a refusal: %s', (text, isRefused) => {
  expect(isRefusal({ nl: text, en: text })).toBe(isRefused);
});
