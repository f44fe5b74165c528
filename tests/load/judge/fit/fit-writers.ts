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

/** Everyone whose graded answers the rubric is fitted on. */
export const WRITERS: readonly Writer[] = [
  { ...OWN_WRITER, attacks: [...ATTACKS, ...HELD_OUT_ATTACKS], honest: [...HONEST_SENTENCES] },
  ...OTHER_WRITERS,
];

/** The two models of the rubric: which sentences count, and what an answer is worth. */
export type Fitted = { readonly talk: FittedModel; readonly score: FittedModel };

const SEED = 7;
const PENALTY = 5;
const TALK_PENALTY = 2;
/** What twins, attacks and answers to another question count, beside 1 for an answer. */
const WEIGHTS = { twin: 8, variation: 3, attack: 1, elsewhere: 0.35, talk: 2 };
/** What answers count that are easily misread: off the point but well written (4), brief and brilliant (11). */
const BAND_WEIGHTS: ReadonlyMap<number, number> = new Map([
  [4, 1.5],
  [11, 1.5],
]);
const ATTACKS_PER_ANSWER = 2;
const ELSEWHERE_PER_ANSWER = 2;
/** An answer to another question is worth this, and half of the way there is asked for: words alone cannot tell. */
const ELSEWHERE_VALUE = 1.2;
const ELSEWHERE_PART = 0.5;
/** An answer of less says too little to be varied, or to be off the point. */
const SAYING = 1;
const SAYING_MUCH = 3;

/** Fits the rubric on the answers of writers. The same writers give the same figures. */
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

/** Returns what an answer is worth by models that were fitted, as {@link judgeByRubric} does by those of its file. */
export function scoreBy({ talk, score }: Fitted, brief: Brief, answer: string): number {
  if (identifyLanguage(brief, answer) === 'unread') return 0;
  const features = measureFor(talk, brief, answer);
  return features.words === 0 ? 0 : Math.min(10, Math.max(0, applyModel(score, features)));
}
