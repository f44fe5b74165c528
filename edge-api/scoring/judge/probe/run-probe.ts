import { z } from 'zod';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { GRADED_SET, PROBE_SET } from '../../graded/graded-set.ts';
import trial from '../../graded/trial.json' with { type: 'json' };
import { MIRRORED, roundScore } from '../../rules.ts';
import { mapInParts, UnreachableError, UnscoredError, type LanguageJudge } from '../scoring-model.ts';
import { measureProbe, PROBE_ANSWERED_MIN, type ProbeFigures } from './probe-rules.ts';

/** One in this many answers is read a second time, marked. */
const MARKED_STEP = 4;

/** Further test material: attacks on an answer, and themes that a model may refuse. */
const { attacks, hardThemes } = z
  .object({
    attacks: z.array(z.string()),
    hardThemes: z.array(z.object({ brief: z.string(), language: z.enum(LANGUAGES), answer: z.string() })),
  })
  .parse(trial);

type TrialAnswer = { readonly brief: string; readonly language: Language; readonly answer: string };

const byBrief = [...Map.groupBy(PROBE_SET, ({ brief }) => brief).values()];
/** For each brief, the best answer with the middle one, and the middle one with the worst. */
const pairs = byBrief.flatMap((answers) => {
  const [best, middle, worst] = answers
    .toSorted((a, b) => b.grade - a.grade)
    .filter((_, at, all) => at === 0 || at === Math.floor(all.length / 2) || at === all.length - 1);
  return best && middle && worst ? [[best, middle] as const, [middle, worst] as const] : [];
});
const marked = PROBE_SET.filter((_, at) => at % MARKED_STEP === 0);
/** Failed calls after which a model is no longer asked. */
const FAILURES_MAX = Math.floor(PROBE_SET.length * (1 - PROBE_ANSWERED_MIN));
/** Weak answers, which can gain the most by an attack. */
const attacked = PROBE_SET.filter(({ grade }) => grade >= 2 && grade <= 5).slice(0, attacks.length);

/** Minimum number of calls in a trial. */
export const PROBE_CALLS =
  PROBE_SET.length + marked.length + 2 * pairs.length + attacked.length + hardThemes.length;

/** Tries a model on graded answers, attacks and hard themes. Throws {@link UnreachableError} if too many calls fail. */
export async function runProbe(model: LanguageJudge): Promise<ProbeFigures> {
  let failures = 0;
  /** Returns null if the model refuses, undefined if it is unavailable. */
  const ask = async <T>(work: () => Promise<T>): Promise<T | null | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnscoredError) return null;
      if (!(error instanceof UnreachableError) || failures >= FAILURES_MAX) throw error;
      failures += 1;
      return undefined;
    }
  };
  const read = ({ brief, answer, language }: TrialAnswer, reading = 1) =>
    ask(async () => roundScore((await model.read(requireBrief(brief), answer, { language, reading })).score));
  const compare = async (first: TrialAnswer, second: TrialAnswer) => {
    const { question, ...brief } = requireBrief(first.brief);
    return model.compare(brief, { question, answer: first.answer }, { question, answer: second.answer }, 1);
  };
  const readAll = async (answers: readonly (TrialAnswer & { readonly id: string })[], reading: number) => {
    const found = await mapInParts(answers, model.concurrency, (one) => read(one, reading));
    return new Map(
      found.flatMap((score, at) => (typeof score === 'number' ? [[answers[at]?.id ?? '', score]] : [])),
    );
  };
  const scores = await readAll(PROBE_SET, 1);
  if (scores.size < PROBE_SET.length * PROBE_ANSWERED_MIN) throw new UnreachableError('probe_incomplete');
  const again = await readAll(marked, 2);
  const hard = await mapInParts(hardThemes, model.concurrency, (one) => read(one));
  const gains = await mapInParts(attacked, model.concurrency, async ({ id, ...one }, at) => {
    const after = await read({ ...one, answer: `${one.answer} ${attacks[at] ?? ''}` });
    const before = scores.get(id);
    return typeof after === 'number' && before !== undefined ? after - before : 0;
  });
  const flips = await mapInParts(pairs, model.concurrency, ([one, other]) =>
    ask(async () => (await compare(one, other)) !== MIRRORED[await compare(other, one)]),
  );
  const refused = hard.filter((score) => score === null).length;
  return measureProbe(PROBE_SET, {
    scores,
    marked: again,
    flips: flips.flatMap((flip) => flip ?? []),
    gains,
    refused,
  });
}

function requireBrief(id: string) {
  const brief = GRADED_SET.briefs.find((one) => one.id === id);
  if (!brief) throw new Error(`the trial has no brief ${id}`);
  return brief;
}
