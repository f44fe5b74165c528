import { describe, expect, test } from 'vitest';
import { CONTESTS } from './answers.fixture.ts';
import { DUTCH, ENGLISH, GOOD_NL, GOOD_EN, PLAIN_NL, PLAIN_EN, scoreNl, scoreEn } from './briefs.fixture.ts';
import { ATTACKS } from './attacks.fixture.ts';
import { SCORE_MAX } from '../rules.ts';
import { judgeByRubric } from './rubric-rules.ts';
import { stemWord } from './stem-rules.ts';

const RICH_NL =
  'Sinds mijn moeder in 2019 stierf kook ik elke zondag haar soep in het buurthuis; twaalf buren schuiven aan, en Karim speelt accordeon.';
const RICH_EN =
  'Every Sunday since my mother died I make her soup at the community centre; twelve neighbours come and Karim plays the accordion.';

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
    expect(
      new Set(forms.map(stemWord)).size,
      forms.map((form) => `${form}: ${stemWord(form)}`).join(', '),
    ).toBe(1);
  });

  test('differ when they mean something else', () => {
    expect(stemWord('koken')).not.toBe(stemWord('kijken'));
    expect(stemWord('music')).not.toBe(stemWord('museum'));
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
    const getReasoning = (answer: string) => judgeByRubric(DUTCH, answer, 'nl').reasoning;
    expect(getReasoning('Ik zou een straatmuziekje regelen voor de flat.')).toContain('muziek');
    expect(getReasoning('Ik zou muzieklessen geven aan de flat.')).toContain('muziek');
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
    const orderedPairs = pairs.filter(({ better, worse }) => better.score > worse.score);
    expect(orderedPairs.length / pairs.length).toBeGreaterThan(0.84);
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
