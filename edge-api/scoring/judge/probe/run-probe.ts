import { GRADED_SET, PROBE_SET } from '../../graded/graded-set.ts';
import { roundScore } from '../../rules.ts';
import { UnscoredError, type LanguageJudge } from '../scoring-model.ts';
import { measureProbe, PROBE_ANSWERED_MIN, type ProbeFigures } from './probe-rules.ts';

/** Tries a model on answers that people graded. Throws {@link UnscoredError} when it scores too few of them. */
export async function runProbe(model: LanguageJudge): Promise<ProbeFigures> {
  const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
  const scores = new Map<string, number>();
  let failures = 0;
  for (let start = 0; start < PROBE_SET.length; start += model.concurrency) {
    const chunk = PROBE_SET.slice(start, start + model.concurrency);
    await Promise.all(
      chunk.map(async ({ id, brief: briefId, answer, language }) => {
        const brief = briefs.get(briefId);
        if (!brief) throw new Error(`the probe has no brief ${briefId}`);
        try {
          const { score } = await model.read(brief, answer, { language, reading: 1 });
          scores.set(id, roundScore(score));
        } catch (error) {
          if (!(error instanceof UnscoredError)) throw error;
          failures += 1;
        }
      }),
    );
    if (failures > PROBE_SET.length * (1 - PROBE_ANSWERED_MIN)) throw new UnscoredError('probe_incomplete');
  }
  return measureProbe(PROBE_SET, scores);
}
