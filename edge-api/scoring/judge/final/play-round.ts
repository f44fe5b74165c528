import { maskAddressing } from '../masking-rules.ts';
import type { Preference } from '../../rules.ts';
import {
  UnreachableError,
  UnscoredError,
  type CampaignBrief,
  type Contender,
  type LanguageJudge,
} from '../scoring-model.ts';
import type { ComparisonMemory } from './comparison-memory.ts';
import type { Finalist, PairResult, Standings } from './finalist.ts';
import { pairRound, type Pair } from './pairing-rules.ts';

/** Counts the comparisons of a round that `memory` does not have, in both orders. */
export function countMissing(standings: Standings, round: number, memory: ComparisonMemory): number {
  const pairs = pairRound(standings, round).flatMap(([one, other]): Pair[] => [
    [one, other],
    [other, one],
  ]);
  return pairs.filter(([first, second]) => memory.find(first, second) === undefined).length;
}

/**
 * Plays a round of the final: every pair is compared in both orders, so that a judge who prefers a place gives a draw.
 * Sentences that speak to the judge are masked. Pairs follow from the rounds before, so a round may be played again, and
 * asks only for what `memory` does not have. Returns null while a comparison cannot be had: no part of a round counts.
 */
export async function playRound(
  model: LanguageJudge,
  brief: CampaignBrief,
  standings: Standings,
  round: number,
  memory: ComparisonMemory,
): Promise<readonly PairResult[] | null> {
  const contenders = new Map(standings.finalists.map((one) => [one.id, toContender(one)]));
  const compare: Compare = async (first, second) => {
    const known = memory.find(first, second);
    if (known !== undefined) return known;
    const [one, other] = [contenders.get(first), contenders.get(second)];
    if (!one || !other) throw new Error('a finalist is missing');
    const preference = await compareOnce(model, brief, one, other, round);
    if (preference !== null) await memory.store(first, second, preference);
    return preference;
  };
  const pairs = pairRound(standings, round);
  const results: PairResult[] = [];
  const atOnce = Math.max(1, Math.floor(model.concurrency / 2));
  let isComplete = true;
  for (let start = 0; start < pairs.length; start += atOnce) {
    const played = await Promise.all(
      pairs.slice(start, start + atOnce).map((pair) => comparePair(compare, pair)),
    );
    for (const [at, result] of played.entries()) {
      const [first, second] = pairs[start + at] ?? [];
      if (result === null || first === undefined || second === undefined) isComplete = false;
      else results.push({ round, first, second, result });
    }
  }
  return isComplete ? results : null;
}

/** Returns null where the judge cannot be had; one that refuses to compare two answers prefers neither. */
async function compareOnce(
  model: LanguageJudge,
  ...answers: Parameters<LanguageJudge['compare']>
): Promise<Preference | null> {
  try {
    return await model.compare(...answers);
  } catch (error) {
    if (error instanceof UnscoredError) return 'equal';
    if (error instanceof UnreachableError) return null;
    throw error;
  }
}

/** Returns which of two finalists, by their ids, the judge finds better; null where it cannot be had. */
type Compare = (first: string, second: string) => Promise<Preference | null>;

async function comparePair(compare: Compare, [first, second]: Pair): Promise<PairResult['result'] | null> {
  const [forward, backward] = await Promise.all([compare(first, second), compare(second, first)]);
  if (forward === null || backward === null) return null;
  if (forward === 'first' && backward === 'second') return 'first';
  if (forward === 'second' && backward === 'first') return 'second';
  return 'draw';
}

const toContender = ({ question, answer }: Finalist): Contender => ({
  question,
  answer: maskAddressing(answer),
});
