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
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let isComplete = false; !isComplete;) {
    const page = await readPage(db, campaignId, pages.length * PAGE_SIZE);
    pages.push(page);
    isComplete = Object.values(page).every(({ length }) => length < PAGE_SIZE);
  }
  const entries = pages.flatMap((page) => page.entries);
  return {
    entries,
    scores: pages.flatMap((page) => page.scores),
    heads: pages.flatMap((page) => page.heads),
    briefs: pages.flatMap((page) => page.briefs),
    nominees: pages.flatMap((page) => page.nominees),
    winners: pages.flatMap((page) => page.winners),
    formerWinners: pages.flatMap((page) => page.formerWinners),
    reserves: pages.flatMap((page) => page.reserves),
    nominations: pages.flatMap((page) => page.nominations),
    contests: pages.flatMap((page) => page.contests),
    trials: pages.flatMap((page) => page.trials),
    /** The selection's run; undefined before the first one. */
    run: pages.flatMap((page) => page.runs)[0],
    submissions: new Map(pages.flatMap((page) => page.answers.map((row) => [row.id, row] as const))),
    /** Digest keys by submission; those of erased people are gone. */
    keys: new Map(pages.flatMap((page) => page.keys.map((row) => [row.submissionId, row.key] as const))),
    addresses: new Map(
      pages.flatMap((page) => page.people.map((row) => [row.submissionId, row.email] as const)),
    ),
    checkouts: pages.flatMap((page) => page.checkouts),
    /** Ids of the checkouts whose refund the provider reported. */
    refunded: new Set(pages.flatMap((page) => page.refunds.map(({ checkoutId }) => checkoutId))),
    /** Digests of the submissions with a recorded erasure; null stands for the owner's erasure. */
    erased: new Set(listBodies(entries, 'erased', ErasedBody).map(({ body }) => body?.submission)),
  };
}

async function readPage(db: ReadableDb, id: string, offset: number) {
  const isOf = (table: { readonly campaignId: SQLiteColumn }) => eq(table.campaignId, id);
  const answers = db.select({ id: submissions.id }).from(submissions).where(isOf(submissions));
  const isPayment = inArray(checkouts.submissionId, answers);
  const payments = db.select({ id: checkouts.id }).from(checkouts).where(isPayment);
  const isRefund = and(eq(paymentEvents.outcome, 'refunded'), inArray(paymentEvents.checkoutId, payments));
  const people = db
    .select({ submissionId: winners.submissionId, email: user.email })
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId));
  const page = <Query extends SQLiteSelect>(query: { $dynamic: () => Query }, order: SQLiteColumn) =>
    query.$dynamic().orderBy(asc(order)).limit(PAGE_SIZE).offset(offset);
  const rows = await db.batch([
    page(db.select().from(scores).where(isOf(scores)), scores.position),
    page(db.select().from(recordEntries).where(isOf(recordEntries)), recordEntries.position),
    page(db.select().from(scoreHeads).where(isOf(scoreHeads)), scoreHeads.position),
    page(db.select().from(campaignBriefs).where(isOf(campaignBriefs)), campaignBriefs.version),
    page(db.select().from(nominees).where(isOf(nominees)), nominees.rank),
    page(db.select().from(winners).where(isOf(winners)), winners.slot),
    page(db.select().from(ownerNominations).where(isOf(ownerNominations)), ownerNominations.submissionId),
    page(db.select().from(rereadRequests).where(isOf(rereadRequests)), rereadRequests.submissionId),
    page(db.select().from(judgeProbes).where(isOf(judgeProbes)), judgeProbes.id),
    page(db.select().from(selectionRuns).where(isOf(selectionRuns)), selectionRuns.campaignId),
    page(db.select().from(submissions).where(isOf(submissions)), submissions.id),
    page(
      db.select().from(recordKeys).where(inArray(recordKeys.submissionId, answers)),
      recordKeys.submissionId,
    ),
    page(people.where(isOf(winners)), winners.slot),
    page(db.select().from(checkouts).where(isPayment), checkouts.id),
    page(db.select().from(paymentEvents).where(isRefund), paymentEvents.id),
    page(db.select().from(formerWinners).where(isOf(formerWinners)), formerWinners.endedAt),
    page(db.select().from(reserves).where(isOf(reserves)), reserves.place),
  ]);
  return {
    scores: rows[0],
    entries: rows[1],
    heads: rows[2],
    briefs: rows[3],
    nominees: rows[4],
    winners: rows[5],
    nominations: rows[6],
    contests: rows[7],
    trials: rows[8],
    runs: rows[9],
    answers: rows[10],
    keys: rows[11],
    people: rows[12],
    checkouts: rows[13],
    refunds: rows[14],
    formerWinners: rows[15],
    reserves: rows[16],
  };
}
