import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { judgeProbes } from '../judge-probes-table.ts';
import { recordEntries } from '../table.ts';
import { extendRecord, findHead, type ChainEnd, type ChainHead, type RecordAddition } from './chain.ts';
import { createSalt, NominationBody, RankingBody, ReopenedBody } from './entry-bodies.ts';

/** What the entry of a ranking says. */
export type Ranking = Omit<RankingBody, 'salt'>;
type Nominee = { readonly position: number; readonly rank: number; readonly score: number };

/**
 * Returns what adds a ranking and those nominated from it to the record, and where it ends then: nothing when it ends with
 * the same, and the campaign was not opened again since.
 */
export async function chainRanking(
  ctx: Ctx,
  campaignId: string,
  ranked: Omit<Ranking, 'trials'>,
  nominees: readonly Nominee[],
): Promise<RecordAddition & { readonly head: ChainHead | undefined }> {
  // First, so that what is read after it is at least as new.
  const head = await findHead(ctx, campaignId);
  const [ranking, nomination, reopened, trials] = await Promise.all([
    findLatest(ctx, campaignId, 'ranking', RankingBody),
    findLatest(ctx, campaignId, 'nomination', NominationBody),
    findLatest(ctx, campaignId, 'reopened', ReopenedBody),
    ctx.db.select().from(judgeProbes).where(eq(judgeProbes.campaignId, campaignId)),
  ]);
  const added = toRankingEntries(head, { ...ranked, trials: digestTrials(trials) }, nominees);
  const isRecorded = ranking
    ? (nomination?.position ?? 0) >= (reopened?.position ?? 0) &&
      nomination?.body.ranking === ranking.position &&
      isSame(ranking.body, RankingBody.parse({ ...added.ranking, salt: ranking.body.salt })) &&
      isSame(nomination.body.nominees, added.nomination.nominees)
    : ranked.answers.length === 0;
  const contents = [
    { kind: 'ranking', body: added.ranking },
    { kind: 'nomination', body: added.nomination },
  ] as const;
  const record = extendRecord(ctx, campaignId, head, isRecorded ? [] : contents);
  return { ...record, head: record.entries.at(-1) ?? head };
}

/** Returns what the entries of a ranking and of its nominees say, which follow `head`. */
export function toRankingEntries(
  head: ChainEnd | undefined,
  ranked: Ranking,
  nominees: readonly Nominee[],
): { readonly ranking: RankingBody; readonly nomination: NominationBody } {
  return {
    ranking: { salt: createSalt(), ...ranked },
    nomination: {
      salt: createSalt(),
      ranking: (head?.position ?? 0) + 1,
      nominees: nominees.map(({ position, rank, score }) => ({
        position,
        rank,
        score,
        reason: 'best-scores',
        by: 'system',
      })),
    },
  };
}

/** Returns the digest of the trials that a campaign's judge has had. */
export function digestTrials(trials: readonly (typeof judgeProbes.$inferSelect)[]): string {
  const sorted = trials.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sha256(JSON.stringify(sorted, (_, value: unknown) => value ?? undefined));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function findLatest<Schema extends z.ZodType>(
  ctx: Ctx,
  campaignId: string,
  kind: 'ranking' | 'nomination' | 'reopened',
  schema: Schema,
): Promise<{ readonly position: number; readonly body: z.infer<Schema> } | undefined> {
  const isOfRanking = sql`${recordEntries.kind} in ('ranking', 'nomination', 'reopened')`;
  const [row] = await ctx.db
    .select({ position: recordEntries.position, body: recordEntries.body })
    .from(recordEntries)
    .where(and(eq(recordEntries.campaignId, campaignId), eq(recordEntries.kind, kind), isOfRanking))
    .orderBy(desc(recordEntries.position))
    .limit(1);
  return row && { position: row.position, body: schema.parse(JSON.parse(row.body)) };
}
