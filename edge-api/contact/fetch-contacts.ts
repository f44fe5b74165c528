import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { toDisplayName } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { logAction } from '../admin-log/index.ts';
import { adminLog } from '../admin-log/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { requireMember } from '../charities/index.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { CSV_BATCH } from '../platform/csv-rules.ts';
import { conflict } from '../platform/errors.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { streamCsv } from '../platform/stream-csv.ts';
import type { ContactFetchesPage } from './contract.ts';
import { selectShared } from './queue-consented.ts';
import { CHARITY_NOT_CONFIRMED } from './rules.ts';
import { contacts } from './table.ts';

/** Throws 404 unless the caller is one of the charity's people, 409 while it has not said yes. */
export async function requireConfirmedMember(ctx: Ctx, charityId: string): Promise<void> {
  const { hasPage } = await requireMember(ctx, charityId);
  if (!hasPage) throw conflict(CHARITY_NOT_CONFIRMED);
}

/** Returns the downloads of the charity's file, latest first, and the number of fans in it now. */
export async function listFetches(
  ctx: Ctx,
  charityId: string,
  query: KeysetQuery,
): Promise<ContactFetchesPage> {
  await requireConfirmedMember(ctx, charityId);
  const isFetch = and(eq(adminLog.subject, charityId), eq(adminLog.action, 'contacts-fetched'));
  const { id, at } = adminLog;
  const fetches = ctx.db
    .select({ id, at: toIso(at), by: toDisplayName(user) })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId));
  const [docs, [total]] = await Promise.all([
    takePage(fetches, query, [at, id], isFetch),
    ctx.db.select({ count: count() }).from(selectShared(ctx, eq(contacts.charityId, charityId)).as('shared')),
  ]);
  return { ...toNewestPage(docs, query.limit, 'at'), contacts: total?.count ?? 0 };
}

const COLUMNS: readonly LocalizedText[] = [
  { en: 'Name', nl: 'Naam' },
  { en: 'Email', nl: 'E-mail' },
  { en: 'Said yes on', nl: 'Ja gezegd op' },
  { en: 'Campaign', nl: 'Campagne' },
  { en: 'Payment', nl: 'Betaling' },
];

/** Returns the fans whom the caller's charity may write to as a CSV file, and logs the download. */
export async function fetchContacts(ctx: Ctx, charityId: string): Promise<ReadableStream<Uint8Array>> {
  await requireConfirmedMember(ctx, charityId);
  await logAction(ctx, { action: 'contacts-fetched', subject: charityId, reason: '' });
  ctx.log.info('contacts_fetched', { charity: charityId });
  const read = (last: Row | undefined) => queryContacts(ctx, charityId, last);
  return streamCsv({ columns: COLUMNS, read, toCells }, ctx.language);
}

function queryContacts(
  ctx: Ctx,
  charityId: string,
  after?: { readonly givenAt: Date; readonly submissionId: string },
) {
  const { givenAt, submissionId } = contacts;
  const isNext =
    after && sql`(${givenAt}, ${submissionId}) > (${after.givenAt.getTime()}, ${after.submissionId})`;
  return selectShared(ctx, and(eq(contacts.charityId, charityId), isNull(contacts.endedAt), isNext))
    .orderBy(asc(givenAt), asc(submissionId))
    .limit(CSV_BATCH);
}

type Row = Awaited<ReturnType<typeof queryContacts>>[number];

const toCells = ({ name, email, givenAt, campaign, submissionId }: Row) => [
  name,
  email,
  formatEventDate(givenAt),
  campaign.name,
  submissionId,
];
