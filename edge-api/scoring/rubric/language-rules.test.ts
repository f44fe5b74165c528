import { describe, expect, test } from 'vitest';
import { GRADED_SET } from '../graded/graded-set.ts';
import { DUTCH, ENGLISH } from './briefs.fixture.ts';
import { identifyLanguage } from './language-rules.ts';

describe('the language of an answer', () => {
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
    'Mi wani si en bikasi mi mama ben lobi en singi.',
    'ငါသူမနဲ့တွေ့ချင်တယ် ဘာလို့လဲဆိုတော့ ငါ့အဖေက တံငါသည်ပါ။',
    'Gostaria de a conhecer porque a minha mãe era pescadora e morreu no mar.',
    'Haluaisin tavata hänet, koska isäni oli kalastaja.',
    'Nataka kukutana naye kwa sababu mama yangu alikuwa mgonjwa.',
    'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod',
    'asdf qwer zxcv',
    'aaaaaaaaaaaaaaaaaaa',
    '🎉🎉',
    '',
  ])('is unread for “%s”', (answer) => {
    expect(identifyLanguage(DUTCH, answer)).toBe('unread');
    expect(identifyLanguage(ENGLISH, answer)).toBe('unread');
  });

  test.each([
    'ja leuk hoor',
    'k heb da nog noeit gedaan en k wil da gèèr is doen',
    'Ik wul heur geern ontmoeten want mien opa zung altied mit',
    'Omda mijn bomma altij zo schoon zong',
    'mn oma is zjiek en ze hout van brood',
    'Me ma is dood gegaan vorig jaar, ze hiel van sterre',
    'Woar mien voader nog wist wie ik was',
    'Ge moet da zien om te geloven',
    'Iek wiel graag leeren bakke',
    'Mijn oma Fatima kookt couscous, mijn neef Yusuf speelt saz.',
    'koken, buren, muziek',
  ])('is Dutch for “%s”', (answer) => expect(identifyLanguage(DUTCH, answer)).toBe('nl'));

  test.each([
    'I love it',
    'me nan was deaf innit',
    'I dinnae ken but I wanna go',
    'becuase my freind was sik',
    'Ah wud luv tae see her',
    'Mi nonna speaks Italian, I cook lasagne with her.',
    'Kindly revert, I am wanting to grow the vegetables only',
    'yes please',
    'lol why not',
  ])('is English for “%s”', (answer) => expect(identifyLanguage(ENGLISH, answer)).toBe('en'));

  test('is found for every graded answer of more than a few words that says anything', () => {
    const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
    const wrong = GRADED_SET.answers.filter(({ band, brief, answer, language }) => {
      const found = identifyLanguage(briefs.get(brief) ?? DUTCH, answer);
      return band === 1 ? found !== 'unread' : band > 2 && found !== language;
    });
    expect(wrong.map(({ answer }) => answer)).toEqual([]);
  });
});

describe('the evidence for a language', () => {
  const NO_BRIEF = { question: '', description: '', keywords: [] };
  const DUTCH_BRIEF = { question: 'Omdat omdat omdat', description: 'gif bab', keywords: ['dib', 'lup'] };
  /** Adds words of no language, up to `count` words in all. */
  const pad = (words: string, count: number) => {
    const known = words.split(' ');
    return [...known, ...Array.from({ length: count - known.length }, () => 'nob')].join(' ');
  };

  test.each([
    ['one word that binds, of seven', pad('omdat', 7), 'nl'],
    ['one of eight', pad('omdat', 8), 'unread'],
    ['two of fifteen', pad('omdat omdat', 15), 'nl'],
    ['two of sixteen', pad('omdat omdat', 16), 'unread'],
    ['an English one', pad('because', 7), 'en'],
    ['one against one of another language', pad('omdat ich', 7), 'unread'],
    ['two against one', pad('omdat omdat ich', 7), 'nl'],
    ['three words that other languages have too', pad('en en en', 7), 'nl'],
    ['two of them', pad('en en', 7), 'unread'],
    ['no words', '…', 'unread'],
  ])('is enough or not: %s', (_, answer, language) => {
    expect(identifyLanguage(NO_BRIEF, answer)).toBe(language);
  });

  test.each(['quiero', 'sono', 'minha', 'baie', 'chce', 'istiyorum', 'hopi', 'luku', 'jag', 'dans', 'ich'])(
    'is weighed against a word of another language: %s',
    (word) => expect(identifyLanguage(NO_BRIEF, pad(`omdat ${word}`, 7))).toBe('unread'),
  );

  test.each([
    ['one word of the brief, of seven', pad('bab', 7), 'nl'],
    ['one of eight', pad('bab', 8), 'unread'],
    ['three of 22, from question, description and keywords', pad('gif bab dib', 22), 'nl'],
    ['three of 23', pad('gif dib lup', 23), 'unread'],
    ['English in spite of them', pad('because because bab', 7), 'en'],
  ])('counts what is taken from the brief for its language: %s', (_, answer, language) => {
    expect(identifyLanguage(DUTCH_BRIEF, answer)).toBe(language);
  });
});
