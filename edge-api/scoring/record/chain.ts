import { desc, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { isUniqueViolation } from '#api/platform/db.ts';
import { sha256 } from '#api/platform/digest.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { recordEntries, scoreHeads } from '../table.ts';
import { CHAIN_START, ENTRY_FORMAT, toHashInput, type EntryKind } from '../entry-rules.ts';

export type EntryRow = typeof recordEntries.$inferSelect;
/** Where a chain ends, or ended at some time. */
export type ChainHead = Pick<typeof scoreHeads.$inferSelect, 'position' | 'hash'>;

export type NewEntry = {
  readonly kind: EntryKind;
  readonly body: Readonly<Record<string, unknown>>;
};

/** An attempt fails when another run's entries came first. */
const MAX_ATTEMPTS = 20;
/** D1 takes at most a hundred parameters a statement. */
const ENTRIES_PER_INSERT = 11;

/** Returns where a campaign's chain ends now; undefined before its first entry. */
export async function findHead(ctx: Ctx, campaignId: string): Promise<ChainHead | undefined> {
  const [head] = await ctx.db
    .select({ position: recordEntries.position, hash: recordEntries.hash })
    .from(recordEntries)
    .where(eq(recordEntries.campaignId, campaignId))
    .orderBy(desc(recordEntries.position))
    .limit(1);
  return head;
}

/** Chains entries to a head. */
export function chainEntries(
  campaignId: string,
  head: ChainHead | undefined,
  entries: readonly NewEntry[],
  writtenAt: Date,
): EntryRow[] {
  const rows: EntryRow[] = [];
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

/** Returns what holds an entry together: the digest of its body, the hash before it and its own. */
export function hashEntry(
  row: Omit<EntryRow, 'digest' | 'hash'>,
): Pick<EntryRow, 'digest' | 'previousHash' | 'hash'> {
  const { campaignId, position, kind, format, previousHash } = row;
  const digest = sha256(row.body);
  const writtenAt = row.writtenAt.getTime();
  const hash = sha256(toHashInput(campaignId, { position, kind, format, writtenAt, digest }, previousHash));
  return { digest, previousHash, hash };
}

/**
 * Returns the statements that add chained entries, and where the chain ends then, while `condition` holds if there is
 * one. A batch with them fails on a unique index when another run's entries came first: see {@link retryOnConflict}.
 */
export function insertEntries(ctx: Ctx, rows: readonly EntryRow[], condition?: SQL): BatchItem<'sqlite'>[] {
  const last = rows.at(-1);
  if (!last) return [];
  const { campaignId, position, hash, writtenAt } = last;
  const head = { campaignId, position, hash, writtenAt };
  if (condition) {
    return [
      insertIf(ctx.db, scoreHeads, head, condition),
      ...rows.map((row) => insertIf(ctx.db, recordEntries, row, condition)),
    ];
  }
  const parts = Array.from({ length: Math.ceil(rows.length / ENTRIES_PER_INSERT) }, (_, part) =>
    rows.slice(part * ENTRIES_PER_INSERT, (part + 1) * ENTRIES_PER_INSERT),
  );
  return [
    ctx.db.insert(scoreHeads).values(head),
    ...parts.map((part) => ctx.db.insert(recordEntries).values(part)),
  ];
}

/** Logs where chains end: the log keeps it where the database's writers do not reach (edge-api/README.md). */
export function logHeads(ctx: Ctx, rows: readonly EntryRow[]): void {
  const heads = new Map(rows.map((row) => [row.campaignId, row]));
  for (const { campaignId: campaign, position, hash, kind } of heads.values())
    ctx.log.info('scores_added', { campaign, position, hash, kind });
}

/** Repeats work whose batch failed because another run added to the chain first. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
