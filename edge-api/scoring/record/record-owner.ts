import { inArray } from 'drizzle-orm';
import type { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import type { EntryKind } from '../entry-rules.ts';
import { recordKeys } from '../table.ts';
import { extendRecord, findHead, type NewEntry, type RecordAddition } from './chain.ts';
import {
  createSalt,
  digestKeyed,
  digestSubmission,
  type ReopenedBody,
  type ReservesBody,
  type WinnerBody,
  type WinnerEndedBody,
} from './entry-bodies.ts';

type Campaign = typeof campaigns.$inferSelect;
type About = { readonly submissionId: string };

/**
 * Returns what adds an entry about each of these answers to a campaign's record. `toContent` gets the key of the answer's
 * digests, which is stored if it is new. `before` are entries that come before them.
 */
export async function chainAbout<Answer extends About>(
  ctx: Ctx,
  campaignId: string,
  kind: EntryKind,
  answers: readonly Answer[],
  toContent: (answer: Answer, key: string) => Readonly<Record<string, unknown>>,
  before: readonly NewEntry[] = [],
): Promise<RecordAddition> {
  // First, so that what is read after it is at least as new.
  const head = await findHead(ctx, campaignId);
  const ids = answers.map(({ submissionId }) => submissionId);
  const { keys, storeNew } = await readKeys(ctx, ids);
  const contents = answers.map((answer) => ({
    kind,
    body: toAboutBody(answer, toContent(answer, keys.get(answer.submissionId) ?? '')),
  }));
  const record = extendRecord(ctx, campaignId, head, [...before, ...contents]);
  return { ...record, statements: [storeNew, ...record.statements] };
}

/** Returns the keys of answers' digests, new ones where there are none, and the statement that stores those. */
export async function readKeys(ctx: Ctx, ids: readonly string[]) {
  const isOfAnswers = inArray(recordKeys.submissionId, [...ids]);
  const known = await ctx.db.select().from(recordKeys).where(isOfAnswers);
  const added = ids
    .filter((id) => !known.some(({ submissionId }) => submissionId === id))
    .map((submissionId) => ({ submissionId, key: createSalt() + createSalt() }));
  const keys = new Map([...known, ...added].map(({ submissionId, key }) => [submissionId, key]));
  return { keys, storeNew: insertRows(ctx.db, recordKeys, added) };
}

/** Returns what an entry about an answer says. */
export function toAboutBody<Content>({ submissionId }: About, content: Content) {
  return { salt: createSalt(), submission: digestSubmission(submissionId), ...content };
}

/**
 * Returns what adds to the record that a closed campaign takes answers again; nothing where nothing was recorded yet and
 * its owner has read no answer.
 */
export async function chainReopening(
  ctx: Ctx,
  { id, isActive, answersOpenedAt }: Pick<Campaign, 'id' | 'isActive' | 'answersOpenedAt'>,
): Promise<RecordAddition> {
  const head = await findHead(ctx, id);
  const body: ReopenedBody = {
    salt: createSalt(),
    reopenedAt: ctx.now.getTime(),
    answersOpenedAt: answersOpenedAt?.getTime() ?? null,
    by: 'owner',
  };
  const isTold = !isActive && (head !== undefined || answersOpenedAt !== null);
  return extendRecord(ctx, id, head, isTold ? [{ kind: 'reopened', body }] : []);
}

export type ChosenWinner = About & {
  /** Place of its score in the record; null where it has none. */
  readonly position: number | null;
  readonly slot: number;
  /** Why this one, if the owner says. */
  readonly sentence: string | null;
  readonly email: string;
};

/** Returns the entry of those who are asked, in this order, when a winner does not come. */
export function toReservesEntry(submissionIds: readonly string[], chosenAt: Date): NewEntry {
  const body: ReservesBody = {
    salt: createSalt(),
    submissions: submissionIds.map(digestSubmission),
    chosenAt: chosenAt.getTime(),
    by: 'owner',
  };
  return { kind: 'reserves', body };
}

/** Returns the entry of the end of a winner's place. */
export function toEndedEntry(
  { submissionId, slot, cause }: About & Pick<WinnerEndedBody, 'slot' | 'cause'>,
  endedAt: Date,
): NewEntry {
  const content = { slot, cause, endedAt: endedAt.getTime() };
  return { kind: 'winner-ended', body: toAboutBody({ submissionId }, content) satisfies WinnerEndedBody };
}

/** Returns what the entry of a winner says about them, and what their campaign promised; `key` is that of its digests. */
export function toWinnerContent(
  { subscriptionDeadline, twoWinners }: Pick<Campaign, 'subscriptionDeadline' | 'twoWinners'>,
  { position, slot, sentence, email }: ChosenWinner,
  key: string,
  selectedAt: Date,
  by: WinnerBody['by'],
): Omit<WinnerBody, 'salt' | 'submission'> {
  return {
    position,
    slot,
    selectedAt: selectedAt.getTime(),
    sentence: sentence === null ? null : digestKeyed(key, 'sentence', sentence),
    address: digestKeyed(key, 'address', email),
    deadline: subscriptionDeadline?.getTime() ?? null,
    twoWinners,
    by,
  };
}
