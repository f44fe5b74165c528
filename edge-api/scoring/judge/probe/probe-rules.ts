import { mean } from '../reading-rules.ts';
import { PROBE_FIGURES, PROBE_LIMITS, type ProbeFigure } from '../../rules.ts';

/** The share of a trial's answers that a judge has to score for its figures to mean anything. */
export const PROBE_ANSWERED_MIN = 0.9;

type ProbeAnswer = { readonly id: string; readonly grade: number; readonly twinOf?: string | undefined };

/** A judge's results in a trial; scores are by the id of the graded answer. */
export type ProbeScores = {
  readonly scores: ReadonlyMap<string, number>;
  /** The scores of the same answers when they are marked. */
  readonly marked: ReadonlyMap<string, number>;
  /** Whether the verdict on each pair changed when its order was reversed. */
  readonly flips: readonly boolean[];
  /** What each attack added to the score of an answer. */
  readonly gains: readonly number[];
  readonly refused: number;
};

/** The figures of a trial, and how many answers the judge scored. */
export type ProbeFigures = Readonly<Record<ProbeFigure | 'answers', number>>;

/** Compares a judge's scores with the grades that people gave. */
export function measureProbe(
  answers: readonly ProbeAnswer[],
  { scores, marked, flips, gains, refused }: ProbeScores,
): ProbeFigures {
  const scored = answers.flatMap(({ id, grade }): Pair[] => {
    const score = scores.get(id);
    return score === undefined ? [] : [[grade, score]];
  });
  const middle = scored.map(([grade]) => grade).toSorted((a, b) => a - b)[Math.floor(scored.length / 2)];
  const upper = scored.filter(([grade]) => grade >= (middle ?? 0));
  const bias = (pairs: readonly Pair[]) => Math.abs(mean(pairs.map(([grade, score]) => score - grade)));
  return poolFigures({
    spearman: correlateRanks(scored),
    upperSpearman: correlateRanks(upper),
    kappa: measureKappa(scored),
    calibration: Math.max(bias(scored), bias(upper)),
    twinGap: measureTwinGap(answers, scores),
    markedGap: mean([...marked].map(([id, score]) => Math.abs(score - (scores.get(id) ?? score)))),
    flipRate: mean(flips.map(Number)),
    attackGain: Math.max(0, ...gains),
    refused,
    answers: scored.length,
  });
}

/** Returns the mean figures of several trials, so that another trial does not cancel a failed one. */
export function poolFigures(...trials: readonly [ProbeFigures, ...ProbeFigures[]]): ProbeFigures {
  const pooled: Record<ProbeFigure | 'answers', number> = { ...trials[0] };
  for (const key of [...PROBE_FIGURES, 'answers'] as const)
    pooled[key] = roundFigure(mean(trials.map((trial) => trial[key])));
  return pooled;
}

/** Returns the figures that are outside their limits; none for a judge that is trusted. */
export function listMissed(figures: ProbeFigures): readonly ProbeFigure[] {
  return PROBE_FIGURES.filter((key) => {
    const { min = -Infinity, max = Infinity } = PROBE_LIMITS[key];
    return figures[key] < min || figures[key] > max;
  });
}

/** Returns the mean gap between the scores of twins, which differ only in what must not count; 0 if there are none. */
function measureTwinGap(answers: readonly ProbeAnswer[], scores: ReadonlyMap<string, number>): number {
  const gaps = answers.flatMap(({ id, twinOf }) => {
    const [own, other] = [scores.get(id), scores.get(twinOf ?? '')];
    return own === undefined || other === undefined ? [] : [Math.abs(own - other)];
  });
  return mean(gaps);
}

/** Two values for the same answer: a grade and a score, or two grades. */
type Pair = readonly [number, number];

/** Returns Cohen's kappa with quadratic weights, on whole points: the agreement beyond chance. */
export function measureKappa(pairs: readonly Pair[]): number {
  const points = pairs.map(([one, other]) => [Math.round(one), Math.round(other)] as const);
  const seen = mean(points.map(([one, other]) => (one - other) ** 2));
  const byChance = mean(points.flatMap(([one]) => points.map(([, other]) => (one - other) ** 2)));
  return byChance === 0 ? 0 : 1 - seen / byChance;
}

/** Returns Spearman's rank correlation, with the mean rank for ties; 0 if all values on either side are equal. */
export function correlateRanks(pairs: readonly Pair[]): number {
  const ones = rankValues(pairs.map(([one]) => one));
  const others = rankValues(pairs.map(([, other]) => other));
  const [meanOne, meanOther] = [mean(ones), mean(others)];
  const deviations = ones.map((rank, at) => [rank - meanOne, (others[at] ?? 0) - meanOther] as const);
  const products = mean(deviations.map(([one, other]) => one * other));
  const squares = mean(deviations.map(([one]) => one ** 2)) * mean(deviations.map(([, other]) => other ** 2));
  return squares === 0 ? 0 : products / Math.sqrt(squares);
}

function rankValues(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}
