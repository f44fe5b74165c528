import { GRADED_SET } from '#api/scoring/graded/graded-set.ts';
import type { GradedAnswer, GradedBrief } from '#api/scoring/graded/graded-answer.ts';
import { mean } from '#api/scoring/judge/reading-rules.ts';

/** Returns a score, or null where there is none. */
export type Score = (brief: GradedBrief, answer: string) => Promise<number | null>;

/** Good answers that attacks are added to: one after so many, from this band. */
const BASE_STEP = 24;
const BASE_BAND_MIN = 6;

const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
const bases: readonly GradedAnswer[] = GRADED_SET.answers
  .filter(({ band, twinOf }) => band >= BASE_BAND_MIN && twinOf === undefined)
  .filter((_, index) => index % BASE_STEP === 0);

/** Measures what attacks add to the scores of good answers, before and after them; what lowers a score counts as 0. */
export async function measureGains(score: Score, attacks: readonly string[]) {
  const gains: number[] = [];
  for (const { brief: id, answer } of bases) {
    const brief = briefs.get(id);
    const before = brief && (await score(brief, answer));
    if (!brief || before === null || before === undefined) continue;
    for (const attacked of attacks.flatMap((attack) => [`${answer} ${attack}`, `${attack}\n${answer}`])) {
      const after = await score(brief, attacked);
      if (after !== null) gains.push(Math.max(0, after - before));
    }
  }
  if (gains.length === 0) return {};
  return { 'attack mean': round(mean(gains)), 'attack max': round(Math.max(...gains)) };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
