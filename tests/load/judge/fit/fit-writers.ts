import { OTHER_WRITERS, OWN_WRITER, type Writer } from '#api/scoring/graded/other-writers.fixture.ts';
import { ATTACKS, HELD_OUT_ATTACKS, HONEST_SENTENCES } from '#api/scoring/rubric/attacks.fixture.ts';
import { measureSentence, weighTalk } from '#api/scoring/rubric/judge-address-rules.ts';
import { identifyLanguage } from '#api/scoring/rubric/language-rules.ts';
import { applyModel, type FittedModel } from '#api/scoring/rubric/linear-model.ts';
import { readAnswer, type Brief } from '#api/scoring/rubric/rubric-rules.ts';
import { splitSentences } from '#api/scoring/rubric/text-rules.ts';
import { createRandom } from '#tests/support/random.ts';
import { fitRidge, type Row } from './ridge.ts';
import { varyAnswer } from './vary-answer.ts';

/** The writers on whose graded answers the rubric is fitted. */
export const WRITERS: readonly Writer[] = [
  { ...OWN_WRITER, attacks: [...ATTACKS, ...HELD_OUT_ATTACKS], honest: [...HONEST_SENTENCES] },
  ...OTHER_WRITERS,
];

/** The rubric's two models: one weighs sentences, the other scores answers. */
export type Fitted = { readonly talk: FittedModel; readonly score: FittedModel };

const SEED = 7;
const PENALTY = 5;
const TALK_PENALTY = 2;
/** The weights of the other rows; an answer has 1. */
const WEIGHTS = { twin: 8, variation: 3, attack: 1, elsewhere: 0.35, talk: 2 };
/** The weights of bands that are easily misjudged: off the point but well written (4), brief and brilliant (11). */
const BAND_WEIGHTS: ReadonlyMap<number, number> = new Map([
  [4, 1.5],
  [11, 1.5],
]);
const ATTACKS_PER_ANSWER = 2;
const ELSEWHERE_PER_ANSWER = 2;
/** The grade of an answer to another question; only half of the drop is fitted, because words alone cannot tell. */
const ELSEWHERE_VALUE = 1.2;
const ELSEWHERE_PART = 0.5;
/** The minimum grades of an answer to be varied, and to be tried on another question. */
const SAYING = 1;
const SAYING_MUCH = 3;

/** Fits the rubric on the writers' answers. Deterministic. */
export function fitWriters(writers: readonly Writer[]): Fitted {
  const talk = fitRidge(listTalkRows(writers), TALK_PENALTY);
  return { talk, score: fitRidge(listScoreRows(writers, talk), PENALTY) };
}

function listTalkRows(writers: readonly Writer[]): readonly Row[] {
  const toRows = (texts: readonly string[], value: number, weight: number) =>
    texts.flatMap(splitSentences).map((text) => ({ measured: measureSentence(text), value, weight }));
  return writers.flatMap(({ answers, attacks, honest }) => [
    ...toRows(attacks, 1, WEIGHTS.talk),
    ...toRows(honest, 0, WEIGHTS.talk),
    ...toRows(
      answers.filter(({ grade }) => grade >= SAYING).map(({ answer }) => answer),
      0,
      1,
    ),
  ]);
}

function listScoreRows(writers: readonly Writer[], talk: FittedModel): readonly Row[] {
  const random = createRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const attacks = writers.flatMap((writer) => writer.attacks);
  const briefs = writers.flatMap((writer) => writer.briefs);
  const measure = (brief: Brief, answer: string) => measureFor(talk, brief, answer);
  return writers.flatMap((writer) => {
    const byId = new Map(writer.briefs.map((brief) => [brief.id, brief]));
    const require = (id: string) => {
      const brief = byId.get(id);
      if (!brief) throw new Error(`a writer has no brief ${id}`);
      return brief;
    };
    const twins = writer.twins.map(({ brief, a, b }) => ({
      measured: measure(require(brief), a),
      than: measure(require(brief), b),
      value: 0,
      weight: WEIGHTS.twin,
    }));
    const answers = writer.answers.flatMap(({ brief: id, answer, grade, band }) => {
      const brief = require(id);
      const measured = measure(brief, answer);
      const compare = (text: string, weight: number) => ({
        measured: measure(brief, text),
        than: measured,
        value: 0,
        weight,
      });
      const rows: Row[] = [{ measured, value: grade, weight: BAND_WEIGHTS.get(band) ?? 1 }];
      if (grade < SAYING) return rows;
      rows.push(compare(varyAnswer(answer, random), WEIGHTS.variation));
      for (let count = 0; count < ATTACKS_PER_ANSWER; count += 1) {
        const attack = pick(attacks) ?? '';
        rows.push(compare(random() < 0.5 ? `${answer} ${attack}` : `${attack}\n${answer}`, WEIGHTS.attack));
      }
      const others = briefs.filter((other) => other.language === brief.language && other !== brief);
      for (let count = 0; grade >= SAYING_MUCH && count < ELSEWHERE_PER_ANSWER; count += 1)
        rows.push({
          measured: measure(pick(others) ?? brief, answer),
          than: measured,
          value: (ELSEWHERE_VALUE - grade) * ELSEWHERE_PART,
          weight: WEIGHTS.elsewhere,
        });
      return rows;
    });
    return [...twins, ...answers];
  });
}

function measureFor(talk: FittedModel, brief: Brief, answer: string) {
  const language = identifyLanguage(brief, answer);
  return readAnswer(brief, answer, language === 'unread' ? 'nl' : language, (sentence) =>
    weighTalk(applyModel(talk, measureSentence(sentence))),
  );
}

/** Scores an answer with fitted models, as {@link judgeByRubric} does with the stored ones. */
export function scoreBy({ talk, score }: Fitted, brief: Brief, answer: string): number {
  if (identifyLanguage(brief, answer) === 'unread') return 0;
  const features = measureFor(talk, brief, answer);
  return features.words === 0 ? 0 : Math.min(10, Math.max(0, applyModel(score, features)));
}
