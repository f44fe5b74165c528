import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { checkouts, paymentEvents } from '../../payments/table.ts';
import type { Db } from '../../platform/db.ts';
import { campaignBriefs, recordEntries, recordKeys, scoreHeads, scores } from '../../scoring/table.ts';
import { submissions } from '../../submissions/table.ts';
import { nominees, ownerNominations, winners } from '../table.ts';

/** What the audit needs of a database, whatever the driver. */
export type ReadableDb = Pick<Db, 'select' | 'selectDistinct'> & {
  batch<Item extends BatchItem<'sqlite'>, Items extends Readonly<[Item, ...Item[]]>>(
    items: Items,
  ): Promise<BatchResponse<Items>>;
};

/** Rows of a table that are read at a time. */
const PAGE_SIZE = 1000;

/** Everything that the audit of a campaign looks at. */
export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Reads all tables of a campaign, page by page, with one call of the database for a page of all. */
export async function readRecords(db: ReadableDb, campaignId: string) {
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let isComplete = false; !isComplete;) {
    const page = await readPage(db, campaignId, pages.length * PAGE_SIZE);
    pages.push(page);
    isComplete = Object.values(page).every(({ length }) => length < PAGE_SIZE);
  }
  return {
    scores: pages.flatMap((page) => page.scores),
    entries: pages.flatMap((page) => page.entries),
    heads: pages.flatMap((page) => page.heads),
    briefs: pages.flatMap((page) => page.briefs),
    nominees: pages.flatMap((page) => page.nominees),
    winners: pages.flatMap((page) => page.winners),
    nominations: pages.flatMap((page) => page.nominations),
    submissions: pages.flatMap((page) => page.submissions),
    keys: pages.flatMap((page) => page.keys),
    checkouts: pages.flatMap((page) => page.checkouts),
    refunds: pages.flatMap((page) => page.refunds),
  };
}

async function readPage(db: ReadableDb, id: string, offset: number) {
  const query = { ...selectByCampaign(db, id), ...selectByAnswer(db, id) };
  const rows = await db.batch([
    query.scores.limit(PAGE_SIZE).offset(offset),
    query.entries.limit(PAGE_SIZE).offset(offset),
    query.heads.limit(PAGE_SIZE).offset(offset),
    query.briefs.limit(PAGE_SIZE).offset(offset),
    query.nominees.limit(PAGE_SIZE).offset(offset),
    query.winners.limit(PAGE_SIZE).offset(offset),
    query.nominations.limit(PAGE_SIZE).offset(offset),
    query.submissions.limit(PAGE_SIZE).offset(offset),
    query.keys.limit(PAGE_SIZE).offset(offset),
    query.checkouts.limit(PAGE_SIZE).offset(offset),
    query.refunds.limit(PAGE_SIZE).offset(offset),
  ]);
  return {
    scores: rows[0],
    entries: rows[1],
    heads: rows[2],
    briefs: rows[3],
    nominees: rows[4],
    winners: rows[5],
    nominations: rows[6],
    submissions: rows[7],
    keys: rows[8],
    checkouts: rows[9],
    refunds: rows[10],
  };
}

/** Returns the queries for what belongs to a campaign. */
function selectByCampaign(db: ReadableDb, id: string) {
  return {
    scores: db.select().from(scores).where(eq(scores.campaignId, id)).orderBy(asc(scores.position)),
    entries: db
      .select()
      .from(recordEntries)
      .where(eq(recordEntries.campaignId, id))
      .orderBy(asc(recordEntries.position)),
    heads: db
      .select()
      .from(scoreHeads)
      .where(eq(scoreHeads.campaignId, id))
      .orderBy(asc(scoreHeads.position)),
    briefs: db
      .select()
      .from(campaignBriefs)
      .where(eq(campaignBriefs.campaignId, id))
      .orderBy(asc(campaignBriefs.version)),
    nominees: db.select().from(nominees).where(eq(nominees.campaignId, id)).orderBy(asc(nominees.rank)),
    winners: db.select().from(winners).where(eq(winners.campaignId, id)).orderBy(asc(winners.slot)),
    nominations: db
      .select()
      .from(ownerNominations)
      .where(eq(ownerNominations.campaignId, id))
      .orderBy(asc(ownerNominations.submissionId)),
  };
}

/** Returns the queries for the answers that were judged or nominated, with their keys and payments. */
function selectByAnswer(db: ReadableDb, id: string) {
  const judgedIds = db.select({ id: scores.submissionId }).from(scores).where(eq(scores.campaignId, id));
  const nominatedIds = db
    .select({ id: ownerNominations.submissionId })
    .from(ownerNominations)
    .where(eq(ownerNominations.campaignId, id));
  const checkoutIds = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(inArray(checkouts.submissionId, judgedIds));
  const isRefund = and(eq(paymentEvents.outcome, 'refunded'), inArray(paymentEvents.checkoutId, checkoutIds));
  return {
    submissions: db
      .select()
      .from(submissions)
      .where(or(inArray(submissions.id, judgedIds), inArray(submissions.id, nominatedIds)))
      .orderBy(asc(submissions.id)),
    keys: db
      .select()
      .from(recordKeys)
      .where(or(inArray(recordKeys.submissionId, judgedIds), inArray(recordKeys.submissionId, nominatedIds)))
      .orderBy(asc(recordKeys.submissionId)),
    checkouts: db
      .select()
      .from(checkouts)
      .where(inArray(checkouts.submissionId, judgedIds))
      .orderBy(asc(checkouts.id)),
    refunds: db.select().from(paymentEvents).where(isRefund).orderBy(asc(paymentEvents.id)),
  };
}
