import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { commit } from '#api/platform/unit-of-work.ts';
import { recordEntries, recordKeys, scoreHeads } from '../table.ts';
import { CHAIN_START, ENTRY_FORMAT, toHashInput, type EntryKind } from '../entry-rules.ts';
import { createSalt, digestSubmission } from './entry-bodies.ts';

export type EntryRow = typeof recordEntries.$inferSelect;
/** The current or a former end of a chain. */
export type ChainHead = Pick<EntryRow, 'position' | 'hash'>;
/** The last entry of a chain, to which the next is chained. */
export type ChainEnd = Pick<EntryRow, 'position' | 'hash' | 'writtenAt'>;

export type NewEntry = { readonly kind: EntryKind; readonly body: Readonly<Record<string, unknown>> };

/** What one unit of work adds to a record. */
export type RecordAddition = {
  readonly entries: readonly EntryRow[];
  readonly statements: readonly BatchItem<'sqlite'>[];
  /** Holds while the record still ends where the entries begin. */
  readonly unchanged: SQL | undefined;
};

/** Returns the current end of a campaign's chain; undefined before its first entry. */
export async function findHead(ctx: Ctx, campaignId: string): Promise<ChainEnd | undefined> {
  const { position, hash, writtenAt } = recordEntries;
  const [head] = await ctx.db
    .select({ position, hash, writtenAt })
    .from(recordEntries)
    .where(eq(recordEntries.campaignId, campaignId))
    .orderBy(desc(recordEntries.position))
    .limit(1);
  return head;
}

/** Chains entries to a head. They share one time, later than all before, by which {@link listEnds} groups them. */
export function chainEntries(
  campaignId: string,
  head: ChainEnd | undefined,
  entries: readonly NewEntry[],
  now: Date,
): EntryRow[] {
  const rows: EntryRow[] = [];
  const writtenAt = new Date(Math.max(now.getTime(), (head?.writtenAt.getTime() ?? 0) + 1));
  for (const { kind, body: content } of entries) {
    const last = rows.at(-1) ?? head;
    const previousHash = last?.hash ?? CHAIN_START;
    const position = (last?.position ?? 0) + 1;
    const body = JSON.stringify(content);
    const row = { campaignId, position, kind, format: ENTRY_FORMAT, body, writtenAt };
    rows.push({ ...row, ...hashEntry({ ...row, previousHash }) });
  }
  return rows;
}

/** Returns the entries that were the last when they were added; each of them has a head. */
export function listEnds(entries: readonly EntryRow[]): EntryRow[] {
  return entries.filter(
    ({ writtenAt }, index) => entries[index + 1]?.writtenAt.getTime() !== writtenAt.getTime(),
  );
}

/** Returns an entry's hashes: the digest of its body, the previous hash and its own. */
export function hashEntry(
  row: Omit<EntryRow, 'digest' | 'hash'>,
): Pick<EntryRow, 'digest' | 'previousHash' | 'hash'> {
  const { campaignId, position, kind, format, previousHash } = row;
  const digest = sha256(row.body);
  const writtenAt = row.writtenAt.getTime();
  const hash = sha256(toHashInput(campaignId, { position, kind, format, writtenAt, digest }, previousHash));
  return { digest, previousHash, hash };
}

/** Holds while a campaign's chain still ends where it did when it was read. */
export function isHead(campaignId: string, head: ChainEnd | undefined): SQL {
  return sql`(select max(${recordEntries.position}) from ${recordEntries}
    where ${recordEntries.campaignId} = ${campaignId}) is ${head?.position ?? null}`;
}

/** Returns what adds entries to a campaign's record, while it still ends at this head. */
export function extendRecord(
  ctx: Ctx,
  campaignId: string,
  head: ChainEnd | undefined,
  contents: readonly NewEntry[],
): RecordAddition {
  const entries = chainEntries(campaignId, head, contents, ctx.now);
  return { entries, statements: insertEntries(ctx, entries), unchanged: isHead(campaignId, head) };
}

/** Returns the statements that insert chained entries of one campaign, and its new head. */
export function insertEntries(ctx: Ctx, rows: readonly EntryRow[]): BatchItem<'sqlite'>[] {
  const last = rows.at(-1);
  if (!last) return [];
  const { campaignId, position, hash, writtenAt } = last;
  return [
    ctx.db.insert(scoreHeads).values({ campaignId, position, hash, writtenAt }),
    insertRows(ctx.db, recordEntries, rows),
  ];
}

/** Commits statements with a record addition, as the end of a unit of work, and logs the new end of the record. */
export async function commitRecorded(
  ctx: Ctx,
  record: RecordAddition,
  unchanged: SQL | undefined,
  statements: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  await commit(ctx, and(unchanged, record.unchanged), [...record.statements, ...statements]);
  logHeads(ctx, record.entries);
}

/** Logs the ends of chains: write access to the database does not extend to the log (edge-api/README.md). */
export function logHeads(ctx: Ctx, rows: readonly EntryRow[]): void {
  const heads = new Map(rows.map((row) => [row.campaignId, row]));
  for (const { campaignId: campaign, position, hash, kind } of heads.values())
    ctx.log.info('scores_added', { campaign, position, hash, kind });
}

type About = { readonly submissionId: string };

/**
 * Returns what adds an entry about each of these answers to a campaign's record. `toContent` gets the key of the
 * answer's digests, which is stored if it is new. `before` are entries to insert first.
 */
export async function chainAbout<Answer extends About>(
  ctx: Ctx,
  campaignId: string,
  kind: EntryKind,
  answers: readonly Answer[],
  toContent: (answer: Answer, key: string) => Readonly<Record<string, unknown>>,
  before: readonly NewEntry[] = [],
): Promise<RecordAddition> {
  // Read the head first, so that everything read later is at least as recent.
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

/** Returns the digest keys of answers, creating missing ones, and the statement that stores the new ones. */
export async function readKeys(ctx: Ctx, ids: readonly string[]) {
  const isOfAnswers = inArray(recordKeys.submissionId, [...ids]);
  const known = await ctx.db.select().from(recordKeys).where(isOfAnswers);
  const added = ids
    .filter((id) => !known.some(({ submissionId }) => submissionId === id))
    .map((submissionId) => ({ submissionId, key: createSalt() + createSalt() }));
  const keys = new Map([...known, ...added].map(({ submissionId, key }) => [submissionId, key]));
  return { keys, storeNew: insertRows(ctx.db, recordKeys, added) };
}

/** Returns the body of an entry about an answer. */
export function toAboutBody<Content>({ submissionId }: About, content: Content) {
  return { salt: createSalt(), submission: digestSubmission(submissionId), ...content };
}
