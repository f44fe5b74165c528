import { ATTACKS, HELD_OUT_ATTACKS } from '#api/scoring/rubric/attacks.fixture.ts';
import { GRADED_SET } from '#api/scoring/graded/graded-set.ts';
import { OTHER_WRITERS, UNSEEN_WRITER, type Writer } from '#api/scoring/graded/other-writers.fixture.ts';
import {
  HELD_OUT_BRIEFS,
  listTwinGaps,
  measureBands,
  measureScores,
  type ScoredAnswer,
} from '#api/scoring/graded/score-figures.fixture.ts';
import { correlateRanks, mean } from '#api/scoring/judge/probe/probe-rules.ts';
import { judgeByRubric } from '#api/scoring/rubric/rubric-rules.ts';
import { MOCK_JUDGES } from '../../support/mock-judges.ts';
import { benchMockJudge } from './bench-mock-judge.ts';
import { measureGains, round, type Score } from './measure-gains.ts';

const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));

/** Prints how well the rubric follows the graded set, and what a selection by each mock judge comes to. */
export async function benchJudge(): Promise<void> {
  const scored = GRADED_SET.answers.flatMap((answer) => {
    const brief = briefs.get(answer.brief);
    return brief ? [{ ...answer, score: judgeByRubric(brief, answer.answer).score }] : [];
  });
  const parts: Readonly<Record<string, readonly ScoredAnswer[]>> = {
    all: scored,
    'tuned by': scored.filter(({ brief }) => !HELD_OUT_BRIEFS.includes(brief)),
    'held out': scored.filter(({ brief }) => HELD_OUT_BRIEFS.includes(brief)),
    nl: scored.filter(({ language }) => language === 'nl'),
    en: scored.filter(({ language }) => language === 'en'),
  };
  console.log('The rubric');
  console.table(mapValues(parts, measureRubric));
  console.log('Its mean score by band, 1 to 12');
  console.table(mapValues(parts, (rows) => mapValues(Object.fromEntries(measureBands(rows)), round)));
  console.log('On answers by other writers, 1 to 4, and one that it was not tuned by');
  console.table([...OTHER_WRITERS, UNSEEN_WRITER].map(measureWriter));
  console.log('What attacks add to it, in points');
  console.table({
    attacks: await measureGains(scoreByRubric, ATTACKS),
    'held out': await measureGains(scoreByRubric, HELD_OUT_ATTACKS),
  });
  console.log('Selections by mock judges');
  const rows: Record<string, unknown> = {};
  for (const kind of MOCK_JUDGES) rows[kind] = await benchMockJudge(kind);
  console.table(rows);
}

const scoreByRubric: Score = (brief, answer) => Promise.resolve(judgeByRubric(brief, answer).score);

function measureRubric(rows: readonly ScoredAnswer[]) {
  const { spearman, agreement, withLength } = measureScores(rows);
  const gaps = listTwinGaps(rows);
  return {
    answers: rows.length,
    spearman: round(spearman),
    agreement: round(agreement),
    'with length': round(withLength),
    'twins mean': round(mean(gaps)),
    'twins max': round(Math.max(0, ...gaps)),
  };
}

function measureWriter({ briefs: own, answers, twins }: Writer) {
  const byId = new Map(own.map((brief) => [brief.id, brief]));
  const score = (id: string, answer: string) => {
    const brief = byId.get(id);
    return brief ? judgeByRubric(brief, answer).score : 0;
  };
  const scores = answers.map(({ brief, answer }) => score(brief, answer));
  const gaps = twins.map(({ brief, a, b }) => Math.abs(score(brief, a) - score(brief, b)));
  return {
    answers: answers.length,
    spearman: round(
      correlateRanks(
        scores,
        answers.map(({ grade }) => grade),
      ),
    ),
    'twins mean': round(mean(gaps)),
    'twins max': round(Math.max(0, ...gaps)),
  };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
