import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { recordEntries, recordKeys } from '../table.ts';
import { areHeads, extendRecord, findHead, type NewEntry, type RecordAddition } from './chain.ts';
import {
  createSalt,
  digestSentence,
  digestSubmission,
  type OwnerNominationBody,
  type ReopenedBody,
  type WinnerBody,
} from './entry-bodies.ts';

type OwnerNomination = {
  readonly submissionId: string;
  /** Null where the owner takes the nomination back. */
  readonly sentence: string | null;
  readonly nominatedAt: Date;
};

/** Returns what adds an owner's nomination to the record. */
export async function chainOwnerNomination(
  ctx: Ctx,
  campaignId: string,
  { submissionId, sentence, nominatedAt }: OwnerNomination,
): Promise<RecordAddition> {
  const sentences = sentence === null ? [] : [{ submissionId, sentence }];
  const { digests, newKeys } = await digestSentences(ctx, sentences);
  const body: OwnerNominationBody = {
    salt: createSalt(),
    submission: digestSubmission(submissionId),
    sentence: digests.get(submissionId) ?? null,
    nominatedAt: nominatedAt.getTime(),
    by: 'owner',
  };
  const record = await extendRecord(ctx, campaignId, [{ kind: 'owner-nomination', body }]);
  return { ...record, statements: [...newKeys, ...record.statements] };
}

/** Returns what adds to the record that a campaign takes answers again; it adds nothing where there is no record yet. */
export async function chainReopening(
  ctx: Ctx,
  campaignId: string,
  answersOpenedAt: Date | null,
): Promise<RecordAddition> {
  const head = await findHead(ctx, campaignId);
  if (!head) return { entries: [], statements: [], unchanged: areHeads(new Map([[campaignId, head]])) };
  const body: ReopenedBody = {
    salt: createSalt(),
    reopenedAt: ctx.now.getTime(),
    answersOpenedAt: answersOpenedAt?.getTime() ?? null,
    by: 'owner',
  };
  return extendRecord(ctx, campaignId, [{ kind: 'reopened', body }]);
}

/** Counts the reopenings in a campaign's record of which the owner knew the paid answers. */
export function countReopenings(ctx: Ctx, campaignId: string) {
  const isKnown = isNotNull(sql`json_extract(${recordEntries.body}, '$.answersOpenedAt')`);
  const isReopening = and(
    eq(recordEntries.campaignId, campaignId),
    eq(recordEntries.kind, 'reopened'),
    isKnown,
  );
  return ctx.db.$count(recordEntries, isReopening);
}

export type ChosenWinner = {
  readonly submissionId: string;
  /** Place of its score in the record; null where it has none. */
  readonly position: number | null;
  readonly slot: number;
  /** Why this one, if the owner says. */
  readonly sentence: string | null;
};

/** Returns what adds the winners to the record. */
export async function chainWinners(
  ctx: Ctx,
  campaignId: string,
  chosen: readonly ChosenWinner[],
): Promise<RecordAddition> {
  const sentences = chosen.flatMap(({ submissionId, sentence }) =>
    sentence === null ? [] : [{ submissionId, sentence }],
  );
  const { digests, newKeys } = await digestSentences(ctx, sentences);
  const contents = chosen.map((winner): NewEntry => {
    const sentence = digests.get(winner.submissionId) ?? null;
    return { kind: 'winner', body: toWinnerBody({ ...winner, sentence }, ctx.now) };
  });
  const record = await extendRecord(ctx, campaignId, contents);
  return { ...record, statements: [...newKeys, ...record.statements] };
}

/** Returns what the entry of a winner says; `sentence` is a digest. */
export function toWinnerBody(
  { submissionId, position, slot, sentence }: ChosenWinner,
  selectedAt: Date,
): WinnerBody {
  return {
    salt: createSalt(),
    position,
    submission: digestSubmission(submissionId),
    slot,
    selectedAt: selectedAt.getTime(),
    sentence,
    by: 'owner',
  };
}

/** Returns the digests of sentences by their submissions, and the statements that store the keys that are new. */
async function digestSentences(
  ctx: Ctx,
  sentences: readonly { readonly submissionId: string; readonly sentence: string }[],
) {
  if (sentences.length === 0) return { digests: new Map<string, string>(), newKeys: [] };
  const ids = sentences.map(({ submissionId }) => submissionId);
  const stored = await ctx.db.select().from(recordKeys).where(inArray(recordKeys.submissionId, ids));
  const keys = new Map(stored.map(({ submissionId, key }) => [submissionId, key]));
  const newKeys = ids
    .filter((submissionId) => !keys.has(submissionId))
    .map((submissionId) => {
      const key = createSalt() + createSalt();
      keys.set(submissionId, key);
      return ctx.db.insert(recordKeys).values({ submissionId, key });
    });
  const digests = new Map(
    sentences.map(({ submissionId, sentence }) => [
      submissionId,
      digestSentence(keys.get(submissionId) ?? '', sentence),
    ]),
  );
  return { digests, newKeys };
}
