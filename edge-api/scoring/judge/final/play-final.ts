import type { Ctx } from '#api/platform/context.ts';
import { FINAL_ROUNDS } from '../../rules.ts';
import { findNearCopies, type NearCopies } from '../find-near-copies.ts';
import { getScoringModel } from '../get-scoring-model.ts';
import { requireBrief } from '../../record/brief.ts';
import { UnreachableError, type ScoringModel } from '../scoring-model.ts';
import { readComparisons } from './comparison-memory.ts';
import { listFinalists } from './list-finalists.ts';
import type { Finalist, PairResult, Standings } from './finalist.ts';
import { countMissing, playRound } from './play-round.ts';
import { rankFinalists, type RankedFinalist } from './strength-rules.ts';

type FinalOptions = {
  readonly model?: ScoringModel;
  readonly nearCopies?: NearCopies;
  /** Asks no model: only what was compared before counts. */
  readonly isReplay?: boolean;
};

/** Runs a part of the final; a workflow makes a durable step of each. */
export type FinalSteps = {
  readonly listFinalists: () => Promise<readonly Finalist[]>;
  /** Returns null while a comparison of the round cannot be had. */
  readonly playRound: (standings: Standings, round: number) => Promise<readonly PairResult[] | null>;
};

/** Returns the parts of a campaign's final in this environment. Without a language model it is empty. */
export function createFinalSteps(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride, nearCopies, isReplay = false }: FinalOptions = {},
) {
  const getModel = async () => modelOverride ?? (await getScoringModel(ctx.env));
  const prepare = async ({ finalists }: Standings) => {
    const model = await getModel();
    if (model.kind === 'rubric') throw new Error('the rubric compares nothing');
    const brief = await requireBrief(ctx, campaignId, model);
    return { model, brief, memory: await readComparisons(ctx, campaignId, brief.version, finalists) };
  };
  return {
    async listFinalists() {
      if ((await getModel()).kind === 'rubric') return [];
      return listFinalists(ctx, campaignId, nearCopies ?? (await findNearCopies(ctx, campaignId)));
    },
    /** Returns how often a round has to ask the model. */
    async countCalls(standings: Standings, round: number) {
      return isReplay ? 0 : countMissing(standings, round, (await prepare(standings)).memory);
    },
    async playRound(standings, round) {
      const { model, brief, memory } = await prepare(standings);
      const judge = isReplay ? { ...model, compare: giveUp } : model;
      return playRound(judge, brief, standings, round, memory);
    },
  } satisfies FinalSteps & Record<string, unknown>;
}

const giveUp = () => Promise.reject(new UnreachableError('not asked'));

/** Plays the final round by round and ranks the finalists; null while it is not complete, so that no part of it counts. */
export async function playFinal(steps: FinalSteps): Promise<readonly RankedFinalist[] | null> {
  const finalists = await steps.listFinalists();
  const results: PairResult[] = [];
  for (let round = 1; finalists.length > 1 && round <= FINAL_ROUNDS; round += 1) {
    const played = await steps.playRound({ finalists, results }, round);
    if (played === null) return null;
    results.push(...played);
  }
  return finalists.length > 1 ? rankFinalists(finalists, results) : [];
}
