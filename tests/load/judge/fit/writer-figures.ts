import { mean } from '#api/scoring/judge/reading-rules.ts';
import { correlateRanks, measureKappa } from '#api/scoring/judge/probe/probe-rules.ts';
import { TWICE_GRADED, type Writer } from '#api/scoring/graded/other-writers.fixture.ts';
import { fitWriters, scoreBy, WRITERS } from './fit-writers.ts';

/** The minimum grades of a good answer, and of one that says anything. */
const GOOD = 3.5;
const SAYING = 1;
/** Attacks are added to one in this many answers, at the end and at the start. */
const BASE_STEP = 9;
const ATTACKS_TRIED = 32;
const BANDS: Readonly<Record<string, number>> = {
  'off the point': 4,
  plain: 6,
  'long and empty': 7,
  'brief and brilliant': 11,
  humour: 13,
  list: 14,
  dialect: 15,
  learner: 16,
};

/**
 * Prints the figures of each writer, by a rubric fitted without them, those of all together, and how far graders agree.
 * Returns the figures of each writer.
 */
export function printFigures() {
  const judged = WRITERS.map((writer) => judgeWithout(writer));
  const figures = judged.map(summarize);
  console.table(figures);
  const rows = judged.flatMap((one) => one.rows);
  console.table({
    all: summarize({
      rows,
      gaps: judged.flatMap(({ gaps }) => gaps),
      gains: judged.flatMap(({ gains }) => gains),
    }),
  });
  const bands = Object.entries(BANDS).map(([name, band]) => {
    const of = rows.filter((row) => row.band === band);
    const score = round(mean(of.map((row) => row.score)));
    return [name, { score, grade: round(mean(of.map((row) => row.grade))) }];
  });
  console.table(Object.fromEntries(bands));
  const grades = TWICE_GRADED.flatMap(({ answers }) => answers.map((answer) => answer.grades));
  const agreement = { spearman: round(correlateRanks(grades)), kappa: round(measureKappa(grades)) };
  console.log(`Two graders of ${grades.length} answers agree at`, agreement);
  return figures;
}

type Judged = {
  readonly rows: readonly { readonly band: number; readonly grade: number; readonly score: number }[];
  readonly gaps: readonly number[];
  readonly gains: readonly number[];
};

/** Judges a writer's answers, twins and attacks by a rubric fitted on those of all others. */
function judgeWithout(writer: Writer): Judged {
  const fitted = fitWriters(WRITERS.filter((other) => other !== writer));
  const byId = new Map(writer.briefs.map((brief) => [brief.id, brief]));
  const score = (id: string, answer: string) => {
    const brief = byId.get(id);
    if (!brief) throw new Error('an answer has no brief');
    return scoreBy(fitted, brief, answer);
  };
  const rows = writer.answers.map((row) => ({ ...row, score: score(row.brief, row.answer) }));
  const bases = rows.filter(({ grade }) => grade >= SAYING).filter((_, at) => at % BASE_STEP === 0);
  return {
    rows,
    gaps: writer.twins.map(({ brief, a, b }) => Math.abs(score(brief, a) - score(brief, b))),
    gains: bases.flatMap((base) =>
      writer.attacks
        .slice(0, ATTACKS_TRIED)
        .flatMap((attack) => [`${base.answer} ${attack}`, `${attack}\n${base.answer}`])
        .map((text) => Math.max(0, score(base.brief, text) - base.score)),
    ),
  };
}

function summarize({ rows, gaps, gains }: Judged) {
  const rank = (some: Judged['rows']) =>
    round(correlateRanks(some.map(({ score, grade }) => [score, grade])));
  return {
    answers: rows.length,
    spearman: rank(rows),
    'of the good': rank(rows.filter(({ grade }) => grade >= GOOD)),
    'twins mean': round(mean(gaps)),
    'twins max': round(Math.max(0, ...gaps)),
    'attacks mean': round(mean(gains)),
    'attacks max': round(Math.max(0, ...gains)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
