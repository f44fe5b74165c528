import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { user } from '../../accounts/table.ts';
import { checkouts, paymentEvents } from '../../payments/table.ts';
import type { Db } from '../../platform/db.ts';
import { ErasedBody } from '../../scoring/index.ts';
import {
  campaignBriefs,
  judgeProbes,
  recordEntries,
  recordKeys,
  scoreHeads,
  scores,
} from '../../scoring/table.ts';
import { submissions } from '../../submissions/table.ts';
import { listBodies } from '../record/entry-bodies.ts';
import {
  formerWinners,
  nominees,
  ownerNominations,
  rereadRequests,
  reserves,
  selectionRuns,
  winners,
} from '../table.ts';

/** The database methods that the audit needs, whatever the driver. */
export type ReadableDb = Pick<Db, 'select' | 'selectDistinct'> & {
  batch<Item extends BatchItem<'sqlite'>, Items extends Readonly<[Item, ...Item[]]>>(
    items: Items,
  ): Promise<BatchResponse<Items>>;
};

const PAGE_SIZE = 1000;

export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Reads all tables of a campaign page by page, with one database call per page. */
export async function readRecords(db: ReadableDb, campaignId: string) {
  const { runs, answers, keys, people, refunds, ...lists } = await readPages(db, (offset) =>
    createQueries(db, campaignId, offset),
  );
  return {
    ...lists,
    /** The selection's run; undefined before the first one. */
    run: runs[0],
    submissions: new Map(answers.map((row) => [row.id, row] as const)),
    /** Digest keys by submission; those of erased people are gone. */
    keys: new Map(keys.map((row) => [row.submissionId, row.key] as const)),
    addresses: new Map(people.map((row) => [row.submissionId, row.email] as const)),
    /** Ids of the checkouts whose refund the provider reported. */
    refunded: new Set(refunds.map(({ checkoutId }) => checkoutId)),
    /** Digests of the submissions with a recorded erasure; null stands for the owner's erasure. */
    erased: new Set(listBodies(lists.entries, 'erased', ErasedBody).map(({ body }) => body?.submission)),
  };
}

type Queries = Readonly<Record<string, BatchItem<'sqlite'> & PromiseLike<readonly unknown[]>>>;

/** Reads pages of several queries until all are at their end; returns the rows of each under its name. */
async function readPages<Named extends Queries>(
  db: ReadableDb,
  toQueries: (offset: number) => Named,
): Promise<{ readonly [Name in keyof Named]: Awaited<Named[Name]> }>;
async function readPages(db: ReadableDb, toQueries: (offset: number) => Queries): Promise<object> {
  const found: Record<string, unknown[]> = {};
  for (let offset = 0, isComplete = false; !isComplete; offset += PAGE_SIZE) {
    const queries = toQueries(offset);
    const [first, ...others] = Object.values(queries);
    if (!first) break;
    const pages: readonly (readonly unknown[])[] = await db.batch([first, ...others]);
    for (const [index, name] of Object.keys(queries).entries())
      (found[name] ??= []).push(...(pages[index] ?? []));
    isComplete = pages.every(({ length }) => length < PAGE_SIZE);
  }
  return found;
}

function createQueries(db: ReadableDb, id: string, offset: number) {
  const isOf = (table: { readonly campaignId: SQLiteColumn }) => eq(table.campaignId, id);
  const answers = db.select({ id: submissions.id }).from(submissions).where(isOf(submissions));
  const isPayment = inArray(checkouts.submissionId, answers);
  const payments = db.select({ id: checkouts.id }).from(checkouts).where(isPayment);
  const isRefund = and(eq(paymentEvents.outcome, 'refunded'), inArray(paymentEvents.checkoutId, payments));
  const isOfAnswer = inArray(recordKeys.submissionId, answers);
  const people = db
    .select({ submissionId: winners.submissionId, email: user.email })
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId));
  const page = <Query extends SQLiteSelect>(query: { $dynamic: () => Query }, order: SQLiteColumn) =>
    query.$dynamic().orderBy(asc(order)).limit(PAGE_SIZE).offset(offset);
  return {
    scores: page(db.select().from(scores).where(isOf(scores)), scores.position),
    entries: page(db.select().from(recordEntries).where(isOf(recordEntries)), recordEntries.position),
    heads: page(db.select().from(scoreHeads).where(isOf(scoreHeads)), scoreHeads.position),
    briefs: page(db.select().from(campaignBriefs).where(isOf(campaignBriefs)), campaignBriefs.version),
    nominees: page(db.select().from(nominees).where(isOf(nominees)), nominees.rank),
    winners: page(db.select().from(winners).where(isOf(winners)), winners.slot),
    formerWinners: page(db.select().from(formerWinners).where(isOf(formerWinners)), formerWinners.endedAt),
    reserves: page(db.select().from(reserves).where(isOf(reserves)), reserves.place),
    nominations: page(
      db.select().from(ownerNominations).where(isOf(ownerNominations)),
      ownerNominations.submissionId,
    ),
    contests: page(db.select().from(rereadRequests).where(isOf(rereadRequests)), rereadRequests.submissionId),
    trials: page(db.select().from(judgeProbes).where(isOf(judgeProbes)), judgeProbes.id),
    runs: page(db.select().from(selectionRuns).where(isOf(selectionRuns)), selectionRuns.campaignId),
    answers: page(db.select().from(submissions).where(isOf(submissions)), submissions.id),
    keys: page(db.select().from(recordKeys).where(isOfAnswer), recordKeys.submissionId),
    people: page(people.where(isOf(winners)), winners.slot),
    checkouts: page(db.select().from(checkouts).where(isPayment), checkouts.id),
    refunds: page(db.select().from(paymentEvents).where(isRefund), paymentEvents.id),
  };
}
