import { ATTACKS } from '#api/scoring/rubric/attacks.fixture.ts';
import { GRADED_SET, HELD_OUT_BRIEFS } from '#api/scoring/graded/graded-set.ts';
import type { GradedAnswer, GradedBrief } from '#api/scoring/graded/graded-answer.ts';
import {
  listTwinGaps,
  mean,
  measureBands,
  measureScores,
  type ScoredAnswer,
} from '#api/scoring/graded/score-figures.ts';
import { judgeAnswer } from '#api/scoring/judge/judge-answer.ts';
import { UnscoredError, type ScoringModel } from '#api/scoring/judge/scoring-model.ts';
import { judgeByRubric } from '#api/scoring/rubric/rubric-rules.ts';
import { createMockJudges } from './mock-judges.ts';

/** Returns a score, or undefined where there is none. */
type Score = (brief: GradedBrief, answer: GradedAnswer) => Promise<number | undefined>;

/** Answers of the set that attacks are added to, and attacks, of which each one after so many is tried. */
const BASE_STEP = 24;
const MOCK_ATTACK_STEP = 8;
const BASE_BAND_MIN = 6;

const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
const bases = GRADED_SET.answers
  .filter(({ band, twinOf }) => band >= BASE_BAND_MIN && twinOf === undefined)
  .filter((_, index) => index % BASE_STEP === 0);

const scoreByRubric: Score = (brief, { answer }) => Promise.resolve(judgeByRubric(brief, answer).score);

/** Prints how well the rubric and mock judges follow the graded set; the mocks go the way that a model's scores go. */
export async function benchJudge(): Promise<void> {
  const scored = await scoreAll(scoreByRubric, GRADED_SET.answers);
  const parts: Readonly<Record<string, (row: ScoredAnswer) => boolean>> = {
    'rubric, all': () => true,
    'rubric, tuned by': ({ brief }) => !HELD_OUT_BRIEFS.includes(brief),
    'rubric, held out': ({ brief }) => HELD_OUT_BRIEFS.includes(brief),
    'rubric, nl': ({ language }) => language === 'nl',
    'rubric, en': ({ language }) => language === 'en',
  };
  const rows = Object.entries(parts).map(([name, isOf]) => toRow(name, scored.filter(isOf)));
  for (const model of createMockJudges()) {
    const score = createPipelineScore(model);
    const judged = await scoreAll(score, GRADED_SET.answers);
    rows.push({
      ...toRow(model.name, judged, GRADED_SET.answers.length),
      ...(await measureAttacks(score, MOCK_ATTACK_STEP)),
    });
  }
  const [all] = rows;
  if (all) Object.assign(all, await measureAttacks(scoreByRubric, 1));
  console.table(rows);
  console.log('Mean score by band, 1 to 12');
  console.table(
    Object.entries(parts).map(([name, isOf]) => ({
      name,
      ...Object.fromEntries(
        [...measureBands(scored.filter(isOf))].map(([band, score]) => [band, round(score)]),
      ),
    })),
  );
}

function createPipelineScore(model: ScoringModel): Score {
  return async (brief, { answer, language }) => {
    try {
      return (await judgeAnswer(model, brief, answer, language)).at(-1)?.score ?? undefined;
    } catch (error) {
      if (error instanceof UnscoredError) return undefined;
      throw error;
    }
  };
}

async function scoreAll(score: Score, answers: readonly GradedAnswer[]): Promise<readonly ScoredAnswer[]> {
  const rows: ScoredAnswer[] = [];
  for (const answer of answers) {
    const brief = briefs.get(answer.brief);
    const given = brief && (await score(brief, answer));
    if (given !== undefined) rows.push({ ...answer, score: given });
  }
  return rows;
}

async function measureAttacks(score: Score, step: number) {
  const attacks = ATTACKS.filter((_, index) => index % step === 0);
  const before = await scoreAll(score, bases);
  const gains: number[] = [];
  for (const base of before) {
    const attacked = attacks.flatMap((attack) => [`${base.answer} ${attack}`, `${attack}\n${base.answer}`]);
    const after = await scoreAll(
      score,
      attacked.map((answer) => ({ ...base, answer })),
    );
    gains.push(...after.map((row) => Math.max(0, row.score - base.score)));
  }
  return { 'attack mean': round(mean(gains)), 'attack max': round(Math.max(0, ...gains)) };
}

function toRow(name: string, scored: readonly ScoredAnswer[], asked = scored.length) {
  const { spearman, agreement, withLength } = measureScores(scored);
  const gaps = listTwinGaps(scored);
  return {
    name,
    scored: `${scored.length}/${asked}`,
    spearman: round(spearman),
    agreement: round(agreement),
    'with length': round(withLength),
    'twins mean': round(mean(gaps)),
    'twins max': round(Math.max(0, ...gaps)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
