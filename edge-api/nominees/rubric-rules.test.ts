import { describe, expect, test } from 'vitest';
import { CONTESTS } from './answers-for-test.ts';
import { ATTACKS } from './attacks-for-test.ts';
import { SCORE_MAX } from './rules.ts';
import { judgeByRubric, type Brief } from './rubric-rules.ts';
import { isOtherLanguage } from './other-language-rules.ts';
import { stemOf } from './stem-rules.ts';

const DUTCH: Brief = {
  question: 'Hoe zou jij Tafel van Overmorgen op jouw manier helpen?',
  description: 'Noor zingt op het dak, en daarna koken we samen voor buren die anders alleen eten.',
  keywords: ['koken', 'buren', 'muziek'],
};
const ENGLISH: Brief = {
  question: 'How would you help The Long Table in your own way?',
  description: 'Noor sings on the roof, and then we cook together for neighbours who would eat alone.',
  keywords: ['cooking', 'neighbours', 'music'],
};

const GOOD_NL =
  'Mijn oma kookt voor twintig, ook als we met vijf zijn. Ik zou haar op donderdag lenen, omdat mijn buurman van negen hoog al een jaar alleen eet.';
const GOOD_EN =
  'My grandmother cooks for twenty, even when we are five. I would lend her to you on Thursdays, because my neighbour upstairs has eaten alone for a year.';
const RICH_NL =
  'Sinds mijn moeder in 2019 stierf kook ik elke zondag haar soep in het buurthuis; twaalf buren schuiven aan, en Karim speelt accordeon.';
const RICH_EN =
  'Every Sunday since my mother died I make her soup at the community centre; twelve neighbours come and Karim plays the accordion.';
const PLAIN_NL = 'Ik zou graag helpen, want dat vind ik leuk.';
const PLAIN_EN = 'I would like to help, because I think that is nice.';

const scoreNl = (answer: string) => judgeByRubric(DUTCH, answer, 'nl').score;
const scoreEn = (answer: string) => judgeByRubric(ENGLISH, answer, 'en').score;

describe('words', () => {
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
    ['kind', 'kinderen'],
    ['fiets', 'fietsen', 'fietste', 'gefietst'],
    ['lezen', 'las', 'gelezen', 'leest'],
    ['wonen', 'woont', 'woonde', 'gewoond'],
    ['zingen', 'zong', 'gezongen'],
    ['oma', 'omaatje', "oma's"],
    ['dochter', 'dochters', 'dochtertje'],
    ['moed', 'moedig', 'moedige'],
    ['eenzaam', 'eenzame', 'eenzaamheid'],
    ['wandelen', 'wandeling', 'wandelingen'],
    ['teach', 'taught', 'teacher', 'teaching'],
    ['write', 'wrote', 'written'],
    ['child', 'children'],
    ['lonely', 'loneliness'],
    ['volunteer', 'volunteers', 'volunteering'],
    ['play', 'plays', 'played'],
  ])('%s and its forms have one stem', (...forms) => {
    expect(new Set(forms.map(stemOf)).size, forms.map((form) => `${form}: ${stemOf(form)}`).join(', ')).toBe(
      1,
    );
  });

  test('differ when they mean something else', () => {
    expect(stemOf('koken')).not.toBe(stemOf('kijken'));
    expect(stemOf('music')).not.toBe(stemOf('museum'));
  });
});

describe('the rubric', () => {
  test.each([
    ['again', (answer: string) => answer],
    ['in small letters', (answer: string) => answer.toLowerCase()],
    ['in capitals', (answer: string) => answer.toUpperCase()],
    ['in wide spacing', (answer: string) => answer.replaceAll(' ', ' \t\u00A0 ')],
    ['on a line for each sentence', (answer: string) => answer.replace(/([.!?]) /g, '$1\n\n')],
    ['without punctuation', (answer: string) => answer.replace(/[.,;!?]/g, '')],
    ['with exclamation marks', (answer: string) => answer.replaceAll('.', '!!')],
    ['with dashes', (answer: string) => answer.replaceAll(',', ' –')],
    ['in quotes', (answer: string) => `“${answer}”…`],
    ['in other Unicode', (answer: string) => answer.normalize('NFD')],
  ])('gives the same answer the same score %s', (_, again) => {
    for (const answer of [GOOD_NL, PLAIN_NL, RICH_NL]) {
      expect(Math.abs(scoreNl(again(answer)) - scoreNl(answer))).toBeLessThanOrEqual(0.1001);
    }
    for (const answer of [GOOD_EN, PLAIN_EN, RICH_EN]) {
      expect(Math.abs(scoreEn(again(answer)) - scoreEn(answer))).toBeLessThanOrEqual(0.1001);
    }
  });

  test('sees a keyword in a compound', () => {
    const said = (answer: string) => judgeByRubric(DUTCH, answer, 'nl').reasoning;
    expect(said('Ik zou een straatmuziekje regelen voor de flat.')).toContain('muziek');
    expect(said('Ik zou muzieklessen geven aan de flat.')).toContain('muziek');
  });

  test('sees a Dutch verb whose parts stand apart', () => {
    const brief = { ...DUTCH, keywords: ['voorlezen'] };
    const { reasoning } = judgeByRubric(brief, 'Mijn moeder las me elke avond sprookjes voor.', 'nl');
    expect(reasoning).toContain('voorlezen');
  });

  test.each(CONTESTS)('ranks as a thoughtful reader does: $question', ({ language, answers, ...brief }) => {
    const judged = answers.map(([read, answer]) => ({
      read,
      answer,
      score: judgeByRubric(brief, answer, language).score,
    }));
    const pairs = judged.flatMap((better) =>
      judged.filter(({ read }) => read < better.read).map((worse) => ({ better, worse })),
    );
    const kept = pairs.filter(({ better, worse }) => better.score > worse.score);
    expect(kept.length / pairs.length).toBeGreaterThan(0.84);
    // Nothing that a reader found poor comes before what they found good.
    const best = judged.filter(({ read }) => read >= 7).map(({ score }) => score);
    const poor = judged.filter(({ read }) => read <= 3).map(({ score }) => score);
    expect(Math.min(...best)).toBeGreaterThan(Math.max(...poor));
  });

  test('gives nothing for the campaign’s own sentences, and says so', () => {
    for (const copied of [DUTCH.question, DUTCH.description, `${DUTCH.description} ${DUTCH.question}`]) {
      const { score, reasoning } = judgeByRubric(DUTCH, copied, 'nl');
      expect(score).toBe(0);
      expect(reasoning).toContain('overgenomen');
    }
    expect(Math.abs(scoreNl(`${PLAIN_NL} ${DUTCH.description}`) - scoreNl(PLAIN_NL))).toBeLessThanOrEqual(
      0.1,
    );
  });

  test('gives little for naming all keywords and saying nothing with them', () => {
    const named = 'Koken vind ik belangrijk, buren vind ik belangrijk en muziek vind ik belangrijk.';
    expect(scoreNl(named)).toBeLessThan(3);
    expect(
      scoreNl('Mijn moeder, mijn vader, mijn oma, in 2019, op maandag, in de keuken, trots, bang.'),
    ).toBe(0);
  });

  test.each([
    ['Ik wil winnen.', 'persoonlijke reden'],
    ['Ik ben haar grootste fan, want ze is geweldig.', 'concrete details en'],
    ['Het zou een grote eer en een onvergetelijke ervaring zijn.', 'noemt concrete details'],
  ])('claims nothing of “%s” that is not so', (answer, claim) => {
    expect(judgeByRubric(DUTCH, answer, 'nl').reasoning.split('Sterker')[0]).not.toContain(claim);
  });

  test('tells loose words from none', () => {
    expect(judgeByRubric(DUTCH, '🎉🎉', 'nl').reasoning).toContain('geen woorden');
    expect(judgeByRubric(DUTCH, 'Harry Potter', 'nl').reasoning).toContain('losse woorden');
  });

  test.each([
    'Ich möchte Maya treffen, weil mein Vater Fischer war und wir jeden Sommer auf dem Boot waren.',
    'Je voudrais rencontrer Maya parce que ma mère est née au bord de la mer et nous aimons les bateaux.',
    'Vorrei incontrare Maya perché mio nonno era pescatore e quando ero piccolo andavo con lui.',
    'Chcę spotkać Maję, bo moja babcia mieszkała nad morzem i nie mam już nikogo.',
    'Я хочу встретить Майю, потому что мой отец был рыбаком.',
    'أريد أن ألتقي مايا لأن والدي كان صيادا',
    '我想见玛雅，因为我父亲是渔夫。我们每年夏天都去海边。',
  ])('knows that it cannot read “%s”', (answer) => {
    expect(isOtherLanguage(answer)).toBe(true);
  });

  test('takes no Dutch or English for another language', () => {
    const answers = [
      ...CONTESTS.flatMap((contest) => contest.answers.map(([, answer]) => answer)),
      GOOD_NL,
      RICH_EN,
    ];
    expect(answers.filter(isOtherLanguage)).toEqual([]);
  });

  test('gives praise little, and a short answer to the point more than a long one about nothing', () => {
    const praise = 'Ik ben de grootste fan ooit en ik vind Noor echt geweldig, super leuk en heel erg mooi!';
    const short = 'Ik leer mijn buurvrouw koken, want sinds haar man er niet is eet ze alleen.';
    expect(scoreNl(praise)).toBeLessThan(3);
    expect(scoreNl(short)).toBeGreaterThan(scoreNl(`${praise} `.repeat(10)) + 3);
  });

  test('prefers a specific, personal answer to the point over a general one, in both languages', () => {
    expect(scoreNl(GOOD_NL)).toBeGreaterThan(scoreNl(PLAIN_NL) + 2);
    expect(scoreEn(GOOD_EN)).toBeGreaterThan(scoreEn(PLAIN_EN) + 2);
    expect(Math.abs(scoreNl(GOOD_NL) - scoreEn(GOOD_EN))).toBeLessThanOrEqual(1);
  });

  test('gives more for the first keyword than for the last', () => {
    const answer = 'Ik zou samen koken in de wijk.';
    const last = { ...DUTCH, keywords: ['dansen', 'zee', 'lachen', 'sport', 'koken'] };
    const first = { ...DUTCH, keywords: ['koken', 'dansen', 'zee', 'lachen', 'sport'] };
    expect(judgeByRubric(first, answer, 'nl').score).toBeGreaterThan(judgeByRubric(last, answer, 'nl').score);
  });

  test('gives the same for a small number and a large one', () => {
    const years = (count: number) => scoreNl(`Ik kook al ${count} jaar voor mijn buren, omdat ik ze mis.`);
    expect(new Set([3, 12, 104, 1999].map(years)).size).toBe(1);
  });

  test('gives nothing for saying it again, nor for padding', () => {
    expect(scoreEn(`${PLAIN_EN} ${PLAIN_EN} ${PLAIN_EN}`)).toBe(scoreEn(PLAIN_EN));
    const padding = 'It is really very nice and very good and very nice to be there. '.repeat(15);
    expect(scoreEn(`${PLAIN_EN} ${padding}`)).toBeLessThan(scoreEn(GOOD_EN));
  });

  test('stays between 0 and 10 with one decimal, whatever is written', () => {
    for (const answer of ['', '!!!', '10', 'ja', 'x'.repeat(2000), GOOD_EN, '🎉🎉', ATTACKS.join(' ')]) {
      const score = scoreEn(answer);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(SCORE_MAX);
      expect(Math.round(score * 10) / 10).toBe(score);
    }
    expect(scoreEn('asdf qwer zxcv')).toBe(0);
  });

  test('explains itself in two or three sentences of the fan’s language, and says that it is a rubric', () => {
    for (const answer of [GOOD_NL, PLAIN_NL, `${PLAIN_NL} ${ATTACKS[24] ?? ''}`, 'x']) {
      const { reasoning } = judgeByRubric(DUTCH, answer, 'nl');
      expect(reasoning).toContain('rubriek');
      expect(reasoning.match(/[.](?:\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
      expect(reasoning.match(/[.](?:\s|$)/g)?.length).toBeLessThanOrEqual(3);
    }
    expect(judgeByRubric(ENGLISH, GOOD_EN, 'en').reasoning).toContain('rubric');
  });

  test('repeats nothing of the answer but the campaign’s own keywords', () => {
    const { reasoning } = judgeByRubric(ENGLISH, `${GOOD_EN} My number is 0612345678.`, 'en');
    expect(reasoning).not.toMatch(/grandmother|Thursday|0612345678/);
  });
});

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
    const alone = ATTACKS.map((attack) => ({ attack, score: Math.max(scoreNl(attack), scoreEn(attack)) }));
    expect(alone.filter(({ score }) => score > 3)).toEqual([]);
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
