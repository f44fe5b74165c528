import type { Ctx } from '#api/platform/context.ts';
import { requireBrief } from '../../record/brief.ts';
import { FINAL_ROUNDS } from '../../rules.ts';
import { UnreachableError, type LanguageJudge } from '../scoring-model.ts';
import { readComparisons } from './comparison-memory.ts';
import type { Finalist, PairResult, Standings } from './finalist.ts';
import { countMissing, playRound } from './play-round.ts';
import { rankFinalists, type RankedFinalist } from './strength-rules.ts';

/** Plays a round; returns null while a comparison of it cannot be had. */
type PlayRound = (standings: Standings, round: number) => Promise<readonly PairResult[] | null>;

/** Plays the final round by round and ranks the finalists; null while it is not complete, so that no part of it counts. */
export async function playFinal(
  finalists: readonly Finalist[],
  play: PlayRound,
): Promise<readonly RankedFinalist[] | null> {
  const results: PairResult[] = [];
  for (let round = 1; finalists.length > 1 && round <= FINAL_ROUNDS; round += 1) {
    const played = await play({ finalists, results }, round);
    if (played === null) return null;
    results.push(...played);
  }
  return finalists.length > 1 ? rankFinalists(finalists, results) : [];
}

/** Returns a round of a campaign's final: how often it has to ask the judge, and what plays it. */
export async function prepareRound(
  ctx: Ctx,
  campaignId: string,
  model: LanguageJudge,
  standings: Standings,
  round: number,
) {
  const brief = await requireBrief(ctx, campaignId, model);
  const memory = await readComparisons(ctx, campaignId, brief.version, standings.finalists);
  return {
    calls: countMissing(standings, round, memory),
    play: () => playRound(model, brief, standings, round, memory),
  };
}

/** Returns a judge that is not asked: only what it compared before counts. */
export function toReplay(model: LanguageJudge): LanguageJudge {
  return { ...model, compare: () => Promise.reject(new UnreachableError('not asked')) };
}
