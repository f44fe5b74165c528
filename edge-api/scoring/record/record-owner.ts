import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { recordEntries, recordKeys } from '../table.ts';
import { chainEntries, findHead, insertEntries, type EntryRow, type NewEntry } from './chain.ts';
import {
  createSalt,
  digestSentence,
  digestSubmission,
  type OwnerNominationBody,
  type ReopenedBody,
  type WinnerBody,
} from './entry-bodies.ts';

/** Entries of what an owner decided, with the statements that add them and the keys of their sentences. */
export type OwnerEntries = {
  readonly entries: readonly EntryRow[];
  readonly statements: readonly BatchItem<'sqlite'>[];
};

type OwnerNomination = {
  readonly submissionId: string;
  /** Null where the owner takes the nomination back. */
  readonly sentence: string | null;
  readonly nominatedAt: Date;
};

/** Returns the entry of an owner's nomination, chained to the record's head, to be added while `condition` holds. */
export async function chainOwnerNomination(
  ctx: Ctx,
  campaignId: string,
  { submissionId, sentence, nominatedAt }: OwnerNomination,
  condition: SQL,
): Promise<OwnerEntries> {
  const sentences = sentence === null ? [] : [{ submissionId, sentence }];
  const { digests, newKeys } = await digestSentences(ctx, sentences, condition);
  const body: OwnerNominationBody = {
    salt: createSalt(),
    submission: digestSubmission(submissionId),
    sentence: digests.get(submissionId) ?? null,
    nominatedAt: nominatedAt.getTime(),
    by: 'owner',
  };
  const head = await findHead(ctx, campaignId);
  const entries = chainEntries(campaignId, head, [{ kind: 'owner-nomination', body }], ctx.now);
  return { entries, statements: [...newKeys, ...insertEntries(ctx, entries, condition)] };
}

/**
 * Returns the entry that a campaign takes answers again, chained to the record's head, to be added while `condition`
 * holds; none where there is no record yet.
 */
export async function chainReopening(
  ctx: Ctx,
  campaignId: string,
  answersOpenedAt: Date | null,
  condition: SQL,
): Promise<OwnerEntries> {
  const head = await findHead(ctx, campaignId);
  if (!head) return { entries: [], statements: [] };
  const times = { reopenedAt: ctx.now.getTime(), answersOpenedAt: answersOpenedAt?.getTime() ?? null };
  const body: ReopenedBody = { salt: createSalt(), ...times, by: 'owner' };
  const entries = chainEntries(campaignId, head, [{ kind: 'reopened', body }], ctx.now);
  return { entries, statements: insertEntries(ctx, entries, condition) };
}

/** Counts the reopenings in a campaign's record of which the owner knew the paid answers. */
export function countReopenings(ctx: Ctx, campaignId: string) {
  const isKnown = sql`json_extract(${recordEntries.body}, '$.answersOpenedAt') is not null`;
  const isReopening = sql`${recordEntries.kind} = 'reopened' and ${isKnown}`;
  return ctx.db.$count(recordEntries, and(eq(recordEntries.campaignId, campaignId), isReopening));
}

export type ChosenWinner = {
  readonly submissionId: string;
  /** Place of its score in the record; null where it has none. */
  readonly position: number | null;
  readonly slot: number;
  /** Why this one, if the owner says. */
  readonly sentence: string | null;
};

/** Returns the entries of the winners, chained to the record's head, to be added while `condition` holds. */
export async function chainWinners(
  ctx: Ctx,
  campaignId: string,
  chosen: readonly ChosenWinner[],
  condition: SQL,
): Promise<OwnerEntries> {
  const sentences = chosen.flatMap(({ submissionId, sentence }) =>
    sentence === null ? [] : [{ submissionId, sentence }],
  );
  const { digests, newKeys } = await digestSentences(ctx, sentences, condition);
  const contents = chosen.map((winner): NewEntry => {
    const sentence = digests.get(winner.submissionId) ?? null;
    return { kind: 'winner', body: toWinnerBody({ ...winner, sentence }, ctx.now) };
  });
  const entries = chainEntries(campaignId, await findHead(ctx, campaignId), contents, ctx.now);
  return { entries, statements: [...newKeys, ...insertEntries(ctx, entries, condition)] };
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
  condition: SQL,
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
      return insertIf(ctx.db, recordKeys, { submissionId, key }, condition);
    });
  const digests = new Map(
    sentences.map(({ submissionId, sentence }) => [
      submissionId,
      digestSentence(keys.get(submissionId) ?? '', sentence),
    ]),
  );
  return { digests, newKeys };
}
