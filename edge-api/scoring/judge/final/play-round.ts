import { judgeByRubric } from '../../rubric/rubric-rules.ts';
import { maskAddressing } from '../masking-rules.ts';
import type { Preference } from '../../rules.ts';
import { UnscoredError, type CampaignBrief, type Contender, type LanguageJudge } from '../scoring-model.ts';
import { NO_MEMORY, type ComparisonMemory } from './comparison-memory.ts';
import type { Finalist, PairResult, Standings } from './finalist.ts';
import { pairRound } from './pairing-rules.ts';

/**
 * Plays a round of the final: every pair is compared in both orders, so that a judge who prefers a place gives a draw.
 * Sentences that speak to the judge are masked. Pairs follow from the rounds before, so a round may be played again, and
 * asks only for what `memory` does not have.
 */
export async function playRound(
  model: LanguageJudge,
  brief: CampaignBrief,
  standings: Standings,
  round: number,
  memory: ComparisonMemory = NO_MEMORY,
): Promise<readonly PairResult[]> {
  const contenders = new Map(standings.finalists.map((one) => [one.id, toContender(brief, one)]));
  const compare: Compare = async (first, second) => {
    const known = memory.find(first, second);
    if (known !== undefined) return known;
    const [one, other] = [contenders.get(first), contenders.get(second)];
    if (!one || !other) throw new Error('a finalist is missing');
    const preference = await model.compare(brief, one, other);
    await memory.store(first, second, preference);
    return preference;
  };
  const pairs = pairRound(standings, round);
  const results: PairResult[] = [];
  const atOnce = Math.max(1, Math.floor(model.concurrency / 2));
  for (let start = 0; start < pairs.length; start += atOnce) {
    const played = pairs.slice(start, start + atOnce).map(async ([first, second]): Promise<PairResult> => {
      return { round, first, second, result: await comparePair(compare, first, second) };
    });
    results.push(...(await Promise.all(played)));
  }
  return results;
}

/** Returns which of two finalists, by their ids, the judge finds better. */
type Compare = (first: string, second: string) => Promise<Preference>;

async function comparePair(compare: Compare, first: string, second: string): Promise<PairResult['result']> {
  try {
    const [forward, backward] = await Promise.all([compare(first, second), compare(second, first)]);
    if (forward === 'first' && backward === 'second') return 'first';
    if (forward === 'second' && backward === 'first') return 'second';
    return 'draw';
  } catch (error) {
    if (error instanceof UnscoredError) return 'none';
    throw error;
  }
}

function toContender(brief: CampaignBrief, { question, answer }: Finalist): Contender {
  const isAddressing = judgeByRubric({ ...brief, question }, answer).flags.includes('addresses-judge');
  return { question, answer: isAddressing ? maskAddressing({ ...brief, question }, answer) : answer };
}
