import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/context.ts';
import { sha256 } from '../../platform/digest.ts';
import {
  createSalt,
  extendRecord,
  findHead,
  type ChainEnd,
  type ChainHead,
  type RecordAddition,
} from '../../scoring/index.ts';
import { judgeProbes, recordEntries } from '../../scoring/table.ts';
import { NominationBody, parseBody, RankingBody } from './entry-bodies.ts';

type Ranking = Omit<RankingBody, 'salt'>;
type Nominee = { readonly position: number; readonly rank: number; readonly score: number };

/**
 * Returns the record addition for a ranking and its nominees, and the resulting head. Adds nothing if the record
 * already ends with the same ranking and the campaign was not reopened since.
 */
export async function chainRanking(
  ctx: Ctx,
  campaignId: string,
  ranked: Omit<Ranking, 'trials'>,
  nominees: readonly Nominee[],
): Promise<RecordAddition & { readonly head: ChainHead | undefined }> {
  // Read the head first, so that everything read later is at least as recent.
  const head = await findHead(ctx, campaignId);
  const [latest, trials] = await Promise.all([
    listLatest(ctx, campaignId),
    ctx.db.select().from(judgeProbes).where(eq(judgeProbes.campaignId, campaignId)),
  ]);
  const added = toRankingEntries(head, { ...ranked, trials: digestTrials(trials) }, nominees);
  const isFirst = latest.every(({ kind }) => kind === 'reopened');
  const isRecorded = isFirst ? ranked.answers.length === 0 : isAsRecorded(latest, added);
  const contents = [
    { kind: 'ranking', body: added.ranking },
    { kind: 'nomination', body: added.nomination },
  ] as const;
  const record = extendRecord(ctx, campaignId, head, isRecorded ? [] : contents);
  return { ...record, head: record.entries.at(-1) ?? head };
}

type RankingEntries = { readonly ranking: RankingBody; readonly nomination: NominationBody };

/** Returns the bodies of the ranking and nomination entries that follow `head`. */
export function toRankingEntries(
  head: ChainEnd | undefined,
  ranked: Ranking,
  nominees: readonly Nominee[],
): RankingEntries {
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

/** Returns the digest of all trials of a campaign's judge. */
export function digestTrials(trials: readonly (typeof judgeProbes.$inferSelect)[]): string {
  const sorted = trials.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sha256(JSON.stringify(sorted, (_, value: unknown) => value ?? undefined));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Latest = Awaited<ReturnType<typeof listLatest>>;

function listLatest(ctx: Ctx, campaignId: string) {
  const { position, kind, body } = recordEntries;
  const isOfRanking = inArray(kind, ['ranking', 'nomination', 'reopened']);
  return ctx.db
    .select({ position, kind, body })
    .from(recordEntries)
    .where(and(eq(recordEntries.campaignId, campaignId), isOfRanking))
    .orderBy(desc(position))
    .limit(2);
}

function isAsRecorded([last, before]: Latest, { ranking, nomination }: RankingEntries): boolean {
  const nominated = last && parseBody(NominationBody, last);
  const ranked = before && parseBody(RankingBody, before);
  return (
    ranked !== undefined &&
    nominated?.ranking === before?.position &&
    isSame(ranked, RankingBody.parse({ ...ranking, salt: ranked.salt })) &&
    isSame(nominated?.nominees, nomination.nominees)
  );
}
