import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { campaigns } from '../../campaigns/table.ts';
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

/** Everything that the audit of some campaigns looks at. */
export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Reads all tables of these campaigns, page by page, with one call of the database for a page of all. */
export async function readRecords(db: ReadableDb, ids: readonly string[]) {
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let isComplete = false; !isComplete;) {
    const page = await readPage(db, ids, pages.length * PAGE_SIZE);
    pages.push(page);
    isComplete = Object.values(page).every(({ length }) => length < PAGE_SIZE);
  }
  return {
    campaigns: pages.flatMap((page) => page.campaigns),
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

async function readPage(db: ReadableDb, campaignIds: readonly string[], offset: number) {
  const ids = [...campaignIds];
  const query = { ...selectByCampaign(db, ids), ...selectByAnswer(db, ids) };
  const results = await db.batch([
    query.campaigns.limit(PAGE_SIZE).offset(offset),
    query.scores.limit(PAGE_SIZE).offset(offset),
    query.entries.limit(PAGE_SIZE).offset(offset),
    query.heads.limit(PAGE_SIZE).offset(offset),
    query.briefs.limit(PAGE_SIZE).offset(offset),
    query.nominees.limit(PAGE_SIZE).offset(offset),
    query.winners.limit(PAGE_SIZE).offset(offset),
    query.submissions.limit(PAGE_SIZE).offset(offset),
    query.keys.limit(PAGE_SIZE).offset(offset),
    query.checkouts.limit(PAGE_SIZE).offset(offset),
    query.refunds.limit(PAGE_SIZE).offset(offset),
    query.nominations.limit(PAGE_SIZE).offset(offset),
  ]);
  return {
    campaigns: results[0],
    scores: results[1],
    entries: results[2],
    heads: results[3],
    briefs: results[4],
    nominees: results[5],
    winners: results[6],
    submissions: results[7],
    keys: results[8],
    checkouts: results[9],
    refunds: results[10],
    nominations: results[11],
  };
}

/** Returns the queries for what belongs to these campaigns. */
function selectByCampaign(db: ReadableDb, ids: string[]) {
  return {
    campaigns: db.select().from(campaigns).where(inArray(campaigns.id, ids)).orderBy(asc(campaigns.id)),
    scores: db
      .select()
      .from(scores)
      .where(inArray(scores.campaignId, ids))
      .orderBy(asc(scores.campaignId), asc(scores.position)),
    entries: db
      .select()
      .from(recordEntries)
      .where(inArray(recordEntries.campaignId, ids))
      .orderBy(asc(recordEntries.campaignId), asc(recordEntries.position)),
    heads: db
      .select()
      .from(scoreHeads)
      .where(inArray(scoreHeads.campaignId, ids))
      .orderBy(asc(scoreHeads.campaignId), asc(scoreHeads.position)),
    briefs: db
      .select()
      .from(campaignBriefs)
      .where(inArray(campaignBriefs.campaignId, ids))
      .orderBy(asc(campaignBriefs.campaignId), asc(campaignBriefs.version)),
    nominees: db
      .select()
      .from(nominees)
      .where(inArray(nominees.campaignId, ids))
      .orderBy(asc(nominees.campaignId), asc(nominees.rank)),
    winners: db
      .select()
      .from(winners)
      .where(inArray(winners.campaignId, ids))
      .orderBy(asc(winners.campaignId), asc(winners.slot)),
    nominations: db
      .select()
      .from(ownerNominations)
      .where(inArray(ownerNominations.campaignId, ids))
      .orderBy(asc(ownerNominations.campaignId), asc(ownerNominations.submissionId)),
  };
}

/** Returns the queries for the answers that were judged or nominated, with their keys and payments. */
function selectByAnswer(db: ReadableDb, ids: string[]) {
  const judgedIds = db
    .select({ id: scores.submissionId })
    .from(scores)
    .where(inArray(scores.campaignId, ids));
  const nominatedIds = db
    .select({ id: ownerNominations.submissionId })
    .from(ownerNominations)
    .where(inArray(ownerNominations.campaignId, ids));
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
