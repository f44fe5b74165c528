import { eq, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { toField, toRowsTable } from '#api/platform/insert-rows.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';
import type { LedgerEntry } from './read-ledger.ts';

/**
 * Returns the condition that nothing which decisions about ledgers depend on has changed since they were read. A checkout
 * that was stored since changes no version, so they are counted: none is ever deleted.
 */
export function areUnchanged({ db }: Ctx, entries: readonly LedgerEntry[]): SQL {
  const known = entries.map(({ submission: { id, version }, campaign, checkouts: rows }) => ({
    id,
    version,
    winnersSelected: Number(campaign.winnersSelected),
    isCancelled: Number(campaign.cancelledAt !== null),
    checkouts: rows.length,
  }));
  return notExists(
    db
      .select()
      .from(toRowsTable(known))
      .innerJoin(submissions, eq(submissions.id, toField('id')))
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .where(
        or(
          ne(submissions.version, toField('version')),
          ne(campaigns.winnersSelected, toField('winnersSelected')),
          ne(sql`(${campaigns.cancelledAt} is not null)`, toField('isCancelled')),
          ne(db.$count(checkouts, eq(checkouts.submissionId, submissions.id)), toField('checkouts')),
        ),
      ),
  );
}
