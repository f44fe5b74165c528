import { asc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '#api/accounts/table.ts';
import { campaignPictures, type toMailCampaign } from '#api/campaigns/index.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { charities } from '#api/charities/table.ts';
import { toSql } from '#api/platform/columns.ts';
import { hasRow } from '#api/platform/conditions.ts';
import type { Ctx } from '#api/platform/context.ts';
import { toField, toRowsTable } from '#api/platform/insert-rows.ts';
import type { Language } from '#api/platform/rules.ts';
import { pick } from '#api/platform/pick.ts';
import { submissions } from '#api/submissions/table.ts';
import type { Ledger } from '../ledger-rules.ts';
import { UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';
import type { PaymentUpdate } from './payment-update.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** A submission with everything its payment depends on, read in one query. */
export type LedgerEntry = {
  readonly submission: typeof submissions.$inferSelect;
  readonly campaign: Pick<typeof campaigns.$inferSelect, keyof typeof ledgerColumns.campaign> &
    Parameters<typeof toMailCampaign>[1] & { readonly charityName: string | null };
  /** Null after the fan's account was erased. */
  readonly email: string | null;
  /** Language of the fan's mails: their own, else that of the page on which they answered. */
  readonly language: Language;
  readonly checkouts: readonly CheckoutRow[];
  readonly ledger: Ledger;
};

/** A ledger, with what is known about the update it was read for. */
export type FoundLedger = {
  readonly entry: LedgerEntry;
  /** The submission under which the update's checkout is stored. */
  readonly owner: string | null;
  /** Whether the update's message was already applied. */
  readonly hasEvent: boolean;
};

type Wanted = Pick<PaymentUpdate, 'submissionId'> & Partial<Pick<PaymentUpdate, 'checkoutId' | 'event'>>;

/** Reads a submission's ledger in one query; undefined if there is no such submission. */
export async function readLedger(ctx: Ctx, submissionId: string): Promise<LedgerEntry | undefined> {
  return (await readLedgers(ctx, [{ submissionId }])).get(submissionId)?.entry;
}

/** Reads the ledgers of updates in one query, keyed by submission; each submission must occur only once. */
export async function readLedgers(
  ctx: Ctx,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, FoundLedger>> {
  if (wanted.length === 0) return new Map();
  const rows = await selectLedgers(ctx, wanted);
  const bySubmission = Map.groupBy(rows, ({ submission }) => submission.id);
  return new Map([...bySubmission].flatMap(([id, own]) => toFoundLedger(own).map((found) => [id, found])));
}

function selectLedgers(ctx: Ctx, wanted: readonly Wanted[]) {
  const named = alias(checkouts, 'named');
  const owner = ctx.db
    .select({ id: named.submissionId })
    .from(named)
    .where(eq(named.id, toField('checkoutId')));
  const isApplied = notInArray(paymentEvents.outcome, [...UNAPPLIED]);
  const list = wanted.map(({ submissionId, checkoutId, event }) => ({
    submissionId,
    checkoutId,
    eventId: event?.id,
  }));
  return ctx.db
    .select({
      ...ledgerColumns,
      owner: toSql<string | null>(owner),
      hasEvent: hasRow(paymentEvents, eq(paymentEvents.id, toField('eventId')), isApplied).mapWith(Boolean),
    })
    .from(submissions)
    .innerJoin(toRowsTable(list), eq(submissions.id, toField('submissionId')))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .orderBy(asc(checkouts.attempt));
}

/** Returns the ledger of a new submission without reading it, as it has no checkouts yet. */
export function toNewEntry(entry: Pick<LedgerEntry, 'submission' | 'campaign' | 'email' | 'language'>) {
  return toEntry({ ...entry, checkouts: [] });
}

const ledgerColumns = {
  submission: getTableColumns(submissions),
  campaign: {
    ...pick(campaigns, 'id', 'slug', 'name', 'artistName', 'language', 'winnersSelected', 'nomineeCount'),
    ...pick(campaigns, 'isActive', 'subscriptionStartDate', 'subscriptionDeadline', 'plannedAt'),
    ...pick(campaigns, 'charityDueAt', 'twoWinners', 'allowPlusOne'),
    ...pick(campaigns, 'cancelledAt', 'cancelledBy', 'cancelReason'),
  },
  charityName: charities.name,
  ...campaignPictures,
  person: { email: user.email, language: user.language },
  checkout: getTableColumns(checkouts),
};

function toFoundLedger(rows: Awaited<ReturnType<typeof selectLedgers>>): readonly FoundLedger[] {
  return rows.slice(0, 1).map((first) => {
    const { submission, charityName, picture, face, person, owner, hasEvent } = first;
    const { email = null, language = submission.language } = person ?? {};
    const campaign = { ...first.campaign, charityName, picture, face };
    const known = rows.flatMap(({ checkout }) => checkout ?? []);
    return { entry: toEntry({ submission, campaign, email, language, checkouts: known }), owner, hasEvent };
  });
}

function toEntry(entry: Omit<LedgerEntry, 'ledger'>): LedgerEntry {
  const { submission, campaign } = entry;
  const ledger = {
    status: submission.status,
    attempt: submission.attempt,
    checkouts: entry.checkouts.map((row) => ({ ...row, isRefundDue: row.refundDueAt !== null })),
    winnersSelected: campaign.winnersSelected,
    isCampaignCancelled: campaign.cancelledAt !== null,
  };
  return { ...entry, ledger };
}
