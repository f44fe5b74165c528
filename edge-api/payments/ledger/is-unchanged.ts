import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { toField } from '#api/platform/insert-rows.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';
import type { LedgerEntry } from './read-ledger.ts';

/** What a decision depends on, as it was read: values, or where a statement for many finds them. */
type KnownLedger<Text, Count, Flag> = {
  readonly submissionId: Text;
  readonly version: Count;
  readonly winnersSelected: Flag;
  readonly isCancelled: Count;
  /** The checkout that the decision's statements may insert, and how many there are beside it. */
  readonly ownId: Text;
  readonly others: Count;
};

/** Returns what a decision about an entry depends on; `ownId` is the checkout that its statements may insert. */
export function toKnownLedger(
  { submission, campaign, checkouts: known }: LedgerEntry,
  ownId = '',
): KnownLedger<string, number, boolean> {
  return {
    submissionId: submission.id,
    version: submission.version,
    winnersSelected: campaign.winnersSelected,
    isCancelled: campaign.cancelledAt === null ? 0 : 1,
    ownId,
    others: known.filter(({ id }) => id !== ownId).length,
  };
}

/** Where a statement for many ledgers finds what each decision depends on. */
const KNOWN_FIELDS: KnownLedger<SQL, SQL, SQL> = {
  submissionId: toField('known', 'submissionId'),
  version: toField('known', 'version'),
  winnersSelected: toField('known', 'winnersSelected'),
  isCancelled: toField('known', 'isCancelled'),
  ownId: toField('known', 'ownId'),
  others: toField('known', 'others'),
};

/**
 * Returns the condition that nothing a decision depends on has changed since it was read. A checkout that was stored
 * since changes no version, so those beside the decision's own are counted: none is ever deleted.
 */
export function isUnchanged(
  ctx: Ctx,
  known: KnownLedger<string | SQL, number | SQL, boolean | SQL> = KNOWN_FIELDS,
): SQL {
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(submissions)
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .where(
        and(
          eq(submissions.id, known.submissionId),
          eq(submissions.version, known.version),
          sql`(select count(*) from ${checkouts} where ${checkouts.submissionId} = ${known.submissionId}
            and ${checkouts.id} <> ${known.ownId}) = ${known.others}`,
          eq(campaigns.winnersSelected, known.winnersSelected),
          sql`(${known.isCancelled} = 1 or ${campaigns.cancelledAt} is null)`,
        ),
      ),
  );
}
