import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { requireBrief } from '../../record/brief.ts';
import { FINAL_ROUNDS, MIRRORED, type Preference } from '../../rules.ts';
import { comparisons } from '../../table.ts';
import { maskAddressing } from '#api/scoring/rubric/judge-address-rules.ts';
import {
  mapInParts,
  UnreachableError,
  UnscoredError,
  type CampaignBrief,
  type LanguageJudge,
} from '../scoring-model.ts';
import { pairRound } from './pairing-rules.ts';
import {
  rankFinalists,
  type Finalist,
  type PairResult,
  type RankedFinalist,
  type Standings,
} from './strength-rules.ts';

/**
 * Plays the final round by round and ranks the finalists; null if it is not complete, so that no part of it counts.
 * `play` returns null while a comparison of a round is unavailable.
 */
export async function playFinal(
  finalists: readonly Finalist[],
  play: (standings: Standings, round: number) => Promise<readonly PairResult[] | null>,
): Promise<readonly RankedFinalist[] | null> {
  const results: PairResult[] = [];
  for (let round = 1; finalists.length > 1 && round <= FINAL_ROUNDS; round += 1) {
    const played = await play({ finalists, results }, round);
    if (played === null) return null;
    results.push(...played);
  }
  return finalists.length > 1 ? rankFinalists(finalists, results) : [];
}

/** Returns a round of a campaign's final: the number of calls to the judge, in both orders, and what plays it. */
export async function prepareRound(
  ctx: Ctx,
  campaignId: string,
  model: LanguageJudge,
  standings: Standings,
  round: number,
) {
  const brief = await requireBrief(ctx, campaignId, model);
  const memory = await readComparisons(ctx, campaignId, brief.version, standings.finalists);
  const orders = pairRound(standings, round).flatMap(([one, other]) => [
    memory.find(one, other),
    memory.find(other, one),
  ]);
  return {
    calls: orders.filter((known) => known === undefined).length,
    play: () => playRound(model, brief, standings, round, memory),
  };
}

/** Returns a judge that is never asked: only its earlier comparisons count. */
export function toReplay(model: LanguageJudge): LanguageJudge {
  return { ...model, compare: () => Promise.reject(new UnreachableError('not asked')) };
}

type ComparisonMemory = {
  readonly find: (first: string, second: string) => Preference | undefined;
  readonly store: (first: string, second: string, preference: Preference) => Promise<unknown>;
};

/** Reads the earlier verdicts on these finalists by a brief's version; new ones are added. */
async function readComparisons(
  ctx: Ctx,
  campaignId: string,
  briefVersion: number,
  finalists: readonly Pick<Finalist, 'id'>[],
): Promise<ComparisonMemory> {
  const ids = finalists.map(({ id }) => id);
  const brief = { campaignId, briefVersion };
  const { first, second, preference } = comparisons;
  const rows = await ctx.db
    .select({ first, second, preference })
    .from(comparisons)
    .where(
      and(
        eq(comparisons.campaignId, campaignId),
        eq(comparisons.briefVersion, briefVersion),
        inArray(first, ids),
        inArray(second, ids),
      ),
    );
  const known = new Map(rows.map((row) => [`${row.first} ${row.second}`, row.preference]));
  return {
    find: (one, other) => known.get(`${one} ${other}`),
    store: (one, other, found) =>
      ctx.db
        .insert(comparisons)
        .values({ ...brief, first: one, second: other, preference: found })
        // Another run may have asked at the same time.
        .onConflictDoNothing(),
  };
}

/**
 * Plays a round of the final, and asks only for what is not in `memory`; null while a comparison is unavailable. Every
 * pair is compared in both orders, so that a judge who prefers a position produces a draw.
 */
export async function playRound(
  model: LanguageJudge,
  brief: CampaignBrief,
  standings: Standings,
  round: number,
  memory: ComparisonMemory,
): Promise<readonly PairResult[] | null> {
  const contenders = new Map(
    standings.finalists.map(({ id, question, answer }) => [id, { question, answer: maskAddressing(answer) }]),
  );
  const compare = async (first: string, second: string): Promise<Preference | null> => {
    const known = memory.find(first, second);
    if (known !== undefined) return known;
    const [one, other] = [contenders.get(first), contenders.get(second)];
    if (!one || !other) throw new Error('a finalist is missing');
    const preference = await compareOnce(model, brief, one, other, round);
    if (preference !== null) await memory.store(first, second, preference);
    return preference;
  };
  const pairs = pairRound(standings, round);
  const concurrentPairs = Math.max(1, Math.floor(model.concurrency / 2));
  const results = await mapInParts(pairs, concurrentPairs, async ([first, second]): Promise<PairResult[]> => {
    const [forward, backward] = await Promise.all([compare(first, second), compare(second, first)]);
    if (forward === null || backward === null) return [];
    return [{ round, first, second, result: forward === MIRRORED[backward] ? forward : 'equal' }];
  });
  const played = results.flat();
  return played.length === pairs.length ? played : null;
}

/** Returns null if the judge is unavailable; a judge that refuses to compare two answers prefers neither. */
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
