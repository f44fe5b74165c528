import { describe, expect, test } from 'vitest';
import { CONTESTS } from '../rubric/answers.fixture.ts';
import { GOOD_EN, GOOD_NL, PLAIN_EN, PLAIN_NL } from '../rubric/briefs.fixture.ts';
import { detectLanguage, isOtherLanguage } from './detect-language.ts';

describe('an answer in another language', () => {
  test.each([
    'Ich möchte Maya treffen, weil mein Vater Fischer war und wir jeden Sommer auf dem Boot waren.',
    'Je voudrais rencontrer Maya parce que ma mère est née au bord de la mer et nous aimons les bateaux.',
    'Vorrei incontrare Maya perché mio nonno era pescatore e quando ero piccolo andavo con lui.',
    'Chcę spotkać Maję, bo moja babcia mieszkała nad morzem i nie mam już nikogo.',
    'Я хочу встретить Майю, потому что мой отец был рыбаком.',
    'أريد أن ألتقي مايا لأن والدي كان صيادا',
    '我想见玛雅，因为我父亲是渔夫。我们每年夏天都去海边。',
    'Quiero conocerla porque es muy simpática.',
    'Onunla tanışmak istiyorum.',
    'Jag vill träffa henne eftersom hon är rolig.',
    'Mi ta stima su musica hopi.',
    'ငါသူမနဲ့တွေ့ချင်တယ် ဘာလို့လဲဆိုတော့ ငါ့အဖေက တံငါသည်ပါ။',
  ])('is recognized: “%s”', (answer) => expect(isOtherLanguage(answer)).toBe(true));

  test.each([
    ...CONTESTS.flatMap(({ answers }) => answers.map(([, answer]) => answer)),
    ...[GOOD_NL, PLAIN_NL, GOOD_EN, PLAIN_EN],
    'Mijn oma Fatima kookt couscous, mijn neef Yusuf speelt saz.',
    'Mi nonna speaks Italian, I cook lasagne with her.',
    'ja leuk hoor',
    'haha super tof gaaf',
  ])('is not “%s”', (answer) => expect(isOtherLanguage(answer)).toBe(false));
});

test('the language of a text is unknown when there is too little of it', () => {
  expect(detectLanguage('Je antwoord past goed bij de vraag.')).toBe('nl');
  expect(detectLanguage('Your answer fits the question.')).toBe('en');
  expect(detectLanguage('Oké.')).toBeUndefined();
});
