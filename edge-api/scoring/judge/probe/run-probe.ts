import { z } from 'zod';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { GRADED_SET, PROBE_SET } from '../../graded/graded-set.ts';
import trial from '../../graded/trial.json' with { type: 'json' };
import { roundScore, type Preference } from '../../rules.ts';
import { UnreachableError, UnscoredError, type LanguageJudge } from '../scoring-model.ts';
import { measureProbe, PROBE_ANSWERED_MIN, type ProbeFigures } from './probe-rules.ts';

/** Of the answers each one after so many is read once more, marked. */
const MARKED_STEP = 4;

/** What else than graded answers a judge is tried with: attacks on an answer, and themes that a model may refuse. */
const { attacks, hardThemes } = z
  .object({
    attacks: z.array(z.string()),
    hardThemes: z.array(z.object({ brief: z.string(), language: z.enum(LANGUAGES), answer: z.string() })),
  })
  .parse(trial);

type TrialAnswer = { readonly brief: string; readonly language: Language; readonly answer: string };

const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
const byBrief = [...Map.groupBy(PROBE_SET, ({ brief }) => brief).values()];
/** In each brief the best answer and the middle one, and the middle one and the worst. */
const pairs = byBrief.flatMap((answers) => {
  const [best, middle, worst] = answers
    .toSorted((a, b) => b.grade - a.grade)
    .filter((_, at, all) => at === 0 || at === Math.floor(all.length / 2) || at === all.length - 1);
  return best && middle && worst ? [[best, middle] as const, [middle, worst] as const] : [];
});
const marked = PROBE_SET.filter((_, at) => at % MARKED_STEP === 0);
/** After so many calls that came to nothing a model is not asked any more. */
const FAILURES_MAX = Math.floor(PROBE_SET.length * (1 - PROBE_ANSWERED_MIN));
/** A weak answer gains the most by an attack. */
const attacked = PROBE_SET.filter(({ grade }) => grade >= 2 && grade <= 5).slice(0, attacks.length);

/** Calls that a trial makes at least. */
export const PROBE_CALLS =
  PROBE_SET.length + marked.length + 2 * pairs.length + attacked.length + hardThemes.length;

/**
 * Tries a model on answers that people graded, in pairs, with attacks and with hard themes. Throws
 * {@link UnreachableError} when it cannot be had, or scores too few of them.
 */
export async function runProbe(model: LanguageJudge): Promise<ProbeFigures> {
  const run = createRunner(model);
  const read = (one: TrialAnswer, reading = 1) => run(() => readAnswer(model, one, reading));
  const scores = await collect(PROBE_SET, (one) => read(one));
  if (scores.size < PROBE_SET.length * PROBE_ANSWERED_MIN) throw new UnreachableError('probe_incomplete');
  const again = await collect(marked, (one) => read(one, 2));
  const hard = await Promise.all(hardThemes.map((one) => run(() => isRefused(model, one))));
  const gains = await Promise.all(
    attacked.map(async (one, at) => {
      const after = await read({ ...one, answer: `${one.answer} ${attacks[at] ?? ''}` });
      return (after ?? 0) - (scores.get(one.id) ?? 0);
    }),
  );
  const flips = await Promise.all(pairs.map((pair) => run(() => isFlipped(model, pair))));
  return measureProbe(PROBE_SET, {
    scores,
    marked: again,
    flips: flips.flatMap((flip) => flip ?? []),
    gains,
    refused: hard.filter((refused) => refused === true).length,
  });
}

/**
 * Returns a function that does a model's work, as much at once as it bears; undefined where it refuses or cannot be had,
 * and for all that follows once it could not be had too often.
 */
function createRunner({ concurrency }: LanguageJudge) {
  let free = concurrency;
  let failures = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return failures > FAILURES_MAX ? undefined : await work();
    } catch (error) {
      if (error instanceof UnreachableError) failures += 1;
      else if (!(error instanceof UnscoredError)) throw error;
      return undefined;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Tells whether a model declines to judge an answer. */
async function isRefused(model: LanguageJudge, answer: TrialAnswer): Promise<boolean> {
  try {
    await readAnswer(model, answer, 1);
    return false;
  } catch (error) {
    if (error instanceof UnscoredError) return true;
    throw error;
  }
}

const MIRRORED: Readonly<Record<Preference, Preference>> = {
  first: 'second',
  second: 'first',
  equal: 'equal',
};

/** Tells whether a model judges a pair otherwise in the other order. */
async function isFlipped(model: LanguageJudge, [one, other]: readonly [TrialAnswer, TrialAnswer]) {
  const forward = await compareAnswers(model, one, other);
  return forward !== MIRRORED[await compareAnswers(model, other, one)];
}

async function collect<Answer extends { readonly id: string }>(
  answers: readonly Answer[],
  read: (answer: Answer) => Promise<number | undefined>,
): Promise<ReadonlyMap<string, number>> {
  const entries = await Promise.all(answers.map(async (answer) => [answer.id, await read(answer)] as const));
  return new Map(entries.flatMap(([id, score]) => (score === undefined ? [] : [[id, score]])));
}

async function readAnswer(model: LanguageJudge, { brief, answer, language }: TrialAnswer, reading: number) {
  const { score } = await model.read(requireBrief(brief), answer, { language, reading });
  return roundScore(score);
}

function compareAnswers(model: LanguageJudge, first: TrialAnswer, second: TrialAnswer) {
  const brief = requireBrief(first.brief);
  const { question } = brief;
  return model.compare(brief, { question, answer: first.answer }, { question, answer: second.answer });
}

function requireBrief(id: string) {
  const brief = briefs.get(id);
  if (!brief) throw new Error(`the trial has no brief ${id}`);
  return brief;
}
