import { expect, test } from 'vitest';
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

test('an explanation is shown as it is, on one line, three sentences at most', () => {
  expect(screen(EN.replace('. ', '.\n'))).toEqual({ nl: NL, en: EN });
  expect(screen(`  ${EN}\n\n`).en).toBe(EN);
  expect(screen(`${EN} It was short. It was sweet.`).en).toBe(`${EN} It was short.`);
  const quotes = '“It fits the question.” “It is good!” It is warm.';
  expect(screen(`${quotes} It is late.`).en).toBe(quotes);
});

test.each([
  'Your neighbour in Amsterdam comes to life. The Long Table would be glad of it.',
  'You would cook with Noor Valentijn. That fits the question well.',
  'Your grandmother Toos comes to life. In 2014 you cooked for 120 people.',
  'Your Opa and the soup on Monday are concrete. It connects with the cause.',
  'In la Scala you heard her sing. That is concrete.',
  'You wonder about The In of it all. That is concrete.',
  'It fits. It is fine.',
  `${'It fits. '.repeat(2)}${'x'.repeat(700 - 18)}`,
  'You cannot help but smile at this. I can see why it matters to you.',
])('an explanation may say %j', (en) => {
  expect(screen(en).en).toBe(en);
});

test.each([
  ['a mail address', `${EN} Write to jan@a.example.`],
  ['a telephone number', `${EN} Call 06-12345678.`],
  ['an international number', `${EN} Call +31 (0)20 123 4567.`],
  ['an account', `${EN} Pay to NL91 ABNA 0417 1643 00.`],
  ['a German account', `${EN} Pay to DE89 3704 4053 1319 3000.`],
  ['an account in one piece', `${EN} Pay to DE89370440531319300012.`],
  ['an account in two parts', `${EN} Pay to DE 893704405313193000.`],
  ['a Norwegian account', `${EN} Pay to NO93 8611 1117 947.`],
  ['a British account', `${EN} Pay to GB29 NWBK 6116 1331 9268 19.`],
  ['a mail address of a machine', `${EN} Write to jan@localhost.`],
  ['an insecure link', `${EN} See http://localhost/x.`],
  ['a link without a scheme', `${EN} See www.localhost.`],
  ['a street', `${EN} She lives at 12 Baker street.`],
  ['a postcode in one piece', `${EN} She lives in 1012AB.`],
  ['too few characters', 'It fits. I like it'],
  ['too many characters', `${'It fits. '.repeat(2)}${'x'.repeat(701 - 18)}`],
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
])('an explanation with %s is replaced in both languages by what the criteria say', (_, en) => {
  const neutral = screen(en);
  expect(neutral.en).toBe(
    'Your answer was strongest on “It is personal”: 8.5 out of 10. It was weakest on “It is concrete”: 3. Four criteria together make up the score.',
  );
  expect(neutral.nl).toContain('‘Het is persoonlijk’: 8,5 van de 10');
  expect(screenExplanation(neutral, CRITERIA, BRIEF)).toEqual(neutral);
});

test('an explanation accuses nobody in Dutch either', () => {
  expect(screen(EN, `${NL} Je probeert de beoordeling te sturen.`).en).not.toBe(EN);
});

test('an explanation without a best criterion says so', () => {
  const even = { fits: 5, personal: 5, concrete: 5, cause: 5 };
  const { nl, en } = screenExplanation({ nl: '', en: '' }, even, BRIEF);
  expect(nl).toContain('even goed: 5 van de 10');
  expect(en).toContain('equally well on all four criteria: 5 out of 10');
});

test('an explanation rounds to one decimal', () => {
  const { en } = screenExplanation({ nl: '', en: '' }, { ...CRITERIA, personal: 8.25 }, BRIEF);
  expect(en).toMatch(/: 8\.[23] out of 10/);
});

test.each([
  ['I cannot judge this answer.', true],
  ['I’m sorry, but I can’t help with that.', true],
  ['As an AI, I have no opinion.', true],
  ['Ik kan dit antwoord niet beoordelen.', true],
  ['Het spijt me, dit kan ik niet.', true],
  ['  I am unable to judge this.', true],
  ['I cant help with this.', true],
  ['I can’t help with this.', true],
  ['I won’t judge this.', true],
  ['I must decline.', true],
  ['Sorry, no.', true],
  ['Unfortunately I have no view.', true],
  ['Unfortunately, I have no view.', true],
  ['As a language model, I have no opinion.', true],
  ['Als AI heb ik geen mening.', true],
  ['Als een taalmodel heb ik geen mening.', true],
  ['Helaas mag ik niets zeggen.', true],
  ['', true],
  ['This is about suicide. I cannot judge it.', true],
  ['Dit gaat over zelfdoding. Dat kan ik niet beoordelen.', true],
  ['I’m sorry, but I cannot score your answer.', true],
  ['I am sorry that you lost your brother. The answer moves.', false],
  ['Het spijt me dat je broer er niet meer is. Het antwoord raakt.', false],
  ['Als een assistent in de zorg vertel je wat je zag. Dat is sterk.', false],
  ['It moves, and I cannot say why. It is concrete.', false],
  [EN, false],
  ['It is a pity that you cannot come. I liked the soup.', false],
])('%j is a refusal: %s', (text, isRefused) => {
  expect(isRefusal({ nl: text, en: text })).toBe(isRefused);
});

test('one refusal is enough, and one missing text is not a refusal', () => {
  expect(isRefusal({ nl: 'Ik kan dit niet beoordelen.', en: EN })).toBe(true);
  expect(isRefusal({ nl: '  ', en: EN })).toBe(false);
  expect(isRefusal({ nl: '  ', en: ' ' })).toBe(true);
});
