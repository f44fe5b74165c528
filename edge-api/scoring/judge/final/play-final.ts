import type { Ctx } from '#api/platform/context.ts';
import { FINAL_ROUNDS } from '../../rules.ts';
import { findNearCopies, type NearCopies } from '../find-near-copies.ts';
import { getScoringModel } from '../get-scoring-model.ts';
import { requireBrief } from '../../record/brief.ts';
import { UnscoredError, type ScoringModel } from '../scoring-model.ts';
import { readComparisons } from './comparison-memory.ts';
import { listFinalists } from './list-finalists.ts';
import type { Finalist, PairResult, Standings } from './finalist.ts';
import { playRound } from './play-round.ts';
import { rankFinalists, type RankedFinalist } from './strength-rules.ts';

type FinalOptions = {
  readonly model?: ScoringModel;
  readonly nearCopies?: NearCopies;
  /** Asks no model: what was compared before counts, and a round without any of that ends the final. */
  readonly isReplay?: boolean;
};

/** Runs a part of the final; a workflow makes a durable step of each. */
export type FinalSteps = {
  readonly listFinalists: () => Promise<readonly Finalist[]>;
  readonly playRound: (standings: Standings, round: number) => Promise<readonly PairResult[]>;
};

/** Returns the parts of a campaign's final in this environment. Without a language model it is empty. */
export function createFinalSteps(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride, nearCopies, isReplay = false }: FinalOptions = {},
): FinalSteps {
  const getModel = async () => modelOverride ?? (await getScoringModel(ctx.env));
  return {
    async listFinalists() {
      if ((await getModel()).kind === 'rubric') return [];
      return listFinalists(ctx, campaignId, nearCopies ?? (await findNearCopies(ctx, campaignId)));
    },
    async playRound(standings, round) {
      const model = await getModel();
      if (model.kind === 'rubric') return [];
      const brief = await requireBrief(ctx, campaignId, model);
      const memory = await readComparisons(ctx, campaignId, brief.version, standings.finalists);
      const judge = isReplay ? { ...model, compare: giveUp } : model;
      const played = await playRound(judge, brief, standings, round, memory);
      return isReplay && played.every(({ result }) => result === 'none') ? [] : played;
    },
  };
}

const giveUp = () => Promise.reject(new UnscoredError('given_up'));

/** Plays the final round by round and ranks the finalists; no finalist is ranked where nothing was compared. */
export async function playFinal(steps: FinalSteps): Promise<readonly RankedFinalist[]> {
  const finalists = await steps.listFinalists();
  const results: PairResult[] = [];
  for (let round = 1; finalists.length > 1 && round <= FINAL_ROUNDS; round += 1) {
    const played = await steps.playRound({ finalists, results }, round);
    if (played.length === 0) break;
    results.push(...played);
  }
  return results.some(({ result }) => result !== 'none') ? rankFinalists(finalists, results) : [];
}
