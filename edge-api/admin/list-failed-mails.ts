import { and, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/keyset.ts';
import { mails } from '../platform/table.ts';
import type { FailedMailsPage } from './contract.ts';
import { ADMIN_PAGE_SIZE } from './rules.ts';

/** Returns a page of the mails that failed for good, the last one first. */
export async function listFailedMails(ctx: Ctx, query: KeysetQuery): Promise<FailedMailsPage> {
  const rows = await queryFailedMails(ctx, query);
  return toKeysetPage(
    rows,
    ADMIN_PAGE_SIZE,
    ({ failedAt, createdAt, id }) => ({ at: failedAt ?? createdAt, id }),
    ({ failedAt, createdAt, resentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      failedAt: (failedAt ?? createdAt).toISOString(),
      resentAt: resentAt?.toISOString() ?? null,
      canBeSentAgain: resentAt === null && mail.recipient !== null,
    }),
  );
}

/** Returns the query for a page, with one row more where another page follows. */
export function queryFailedMails(ctx: Ctx, query: KeysetQuery) {
  const { id, key, recipient, subject, createdAt, failedAt, attempts, resentAt } = mails;
  return ctx.db
    .select({ id, key, recipient, subject, createdAt, failedAt, attempts, resentAt })
    .from(mails)
    .where(and(isNotNull(failedAt), isAfter(query, failedAt, id)))
    .orderBy(...newestFirst(failedAt, id))
    .limit(ADMIN_PAGE_SIZE + 1);
}
