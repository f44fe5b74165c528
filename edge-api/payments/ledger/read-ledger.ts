import { and, asc, eq, exists, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '#api/accounts/table.ts';
import type { Canceller } from '#api/campaigns/cancellation-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { charities } from '#api/charities/table.ts';
import { media } from '#api/media/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Language } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { Ledger } from '../ledger-rules.ts';
import { UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';
import type { PaymentUpdate } from './payment-update.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** A submission with all that its payment depends on, as it was at one moment. */
export type LedgerEntry = {
  readonly submission: typeof submissions.$inferSelect;
  readonly campaign: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly artistName: string;
    /** Its picture's stored file. */
    readonly picture: string | null;
    readonly charityName: string | null;
    readonly winnersSelected: boolean;
    readonly isActive: boolean;
    readonly subscriptionStartDate: Date | null;
    readonly subscriptionDeadline: Date | null;
    readonly cancelledAt: Date | null;
    readonly cancelledBy: Canceller | null;
    readonly cancelReason: string | null;
  };
  /** Null after the fan's account was erased. */
  readonly email: string | null;
  /** Language of the fan's mails: their own, else that of the page where they answered. */
  readonly language: Language;
  readonly checkouts: readonly CheckoutRow[];
  readonly ledger: Ledger;
};

/** Reads a submission's ledger in one moment; undefined when there is no such submission. */
export async function readLedger(ctx: Ctx, submissionId: string): Promise<LedgerEntry | undefined> {
  return toLedgerEntry(await selectLedgers(ctx, [submissionId]));
}

/** Reads the ledgers of submissions in one moment, by their ids. */
export async function readLedgers(
  ctx: Ctx,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, LedgerEntry>> {
  const rows = await selectLedgers(ctx, submissionIds);
  const bySubmission = Map.groupBy(rows, ({ submission }) => submission.id);
  return new Map(
    [...bySubmission].flatMap(([id, own]) =>
      [toLedgerEntry(own)].flatMap((entry) => (entry ? [[id, entry]] : [])),
    ),
  );
}

/**
 * Reads, in the same moment, the ledger that an update is for, the submission that its checkout is stored for, and
 * whether its message has counted before.
 */
export async function readLedgerFor(
  ctx: Ctx,
  { submissionId, checkoutId, event }: Pick<PaymentUpdate, 'submissionId' | 'checkoutId' | 'event'>,
) {
  const rows = await selectLedgers(ctx, [submissionId], { checkoutId, eventId: event?.id });
  const entry = toLedgerEntry(rows);
  return entry && { entry, owner: rows[0]?.owner ?? undefined, hasEvent: rows[0]?.hasEvent === true };
}

/** Returns the query for ledgers, a row for each checkout of each submission, beside what is known of an update. */
function selectLedgers(
  ctx: Ctx,
  submissionIds: readonly string[],
  {
    checkoutId = '',
    eventId = '',
  }: { readonly checkoutId?: string; readonly eventId?: string | undefined } = {},
) {
  const named = alias(checkouts, 'named');
  const owner = ctx.db.select({ id: named.submissionId }).from(named).where(eq(named.id, checkoutId));
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, eventId), notInArray(paymentEvents.outcome, [...UNAPPLIED])));
  return ctx.db
    .select({
      ...ledgerColumns,
      owner: sql<string | null>`${owner}`,
      hasEvent: exists(counted).mapWith(Boolean),
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(inArray(submissions.id, [...submissionIds]))
    .orderBy(asc(checkouts.attempt));
}

/** Returns the ledger of a new submission, which has no checkouts yet, without reading it. */
export function toNewEntry(entry: Pick<LedgerEntry, 'submission' | 'campaign' | 'email' | 'language'>) {
  return toEntry({ ...entry, checkouts: [] });
}

const ledgerColumns = {
  submission: getTableColumns(submissions),
  campaign: {
    id: campaigns.id,
    slug: campaigns.slug,
    name: campaigns.name,
    artistName: campaigns.artistName,
    winnersSelected: campaigns.winnersSelected,
    isActive: campaigns.isActive,
    subscriptionStartDate: campaigns.subscriptionStartDate,
    subscriptionDeadline: campaigns.subscriptionDeadline,
    cancelledAt: campaigns.cancelledAt,
    cancelledBy: campaigns.cancelledBy,
    cancelReason: campaigns.cancelReason,
  },
  charityName: charities.name,
  picture: media.filename,
  person: { email: user.email, language: user.language },
  checkout: getTableColumns(checkouts),
};

function toLedgerEntry(rows: Awaited<ReturnType<typeof selectLedgers>>): LedgerEntry | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { submission, charityName, picture, person } = first;
  const { email = null, language = submission.language } = person ?? {};
  const campaign = { ...first.campaign, charityName, picture };
  const known = rows.flatMap(({ checkout }) => checkout ?? []);
  return toEntry({ submission, campaign, email, language, checkouts: known });
}

function toEntry(entry: Omit<LedgerEntry, 'ledger'>): LedgerEntry {
  const { submission, campaign } = entry;
  const ledgerCheckouts = entry.checkouts.map(
    ({ id, attempt, state, refundDueAt, isOwnersMethod, disputes, failedRefunds }) => ({
      ...{ id, attempt, state, isOwnersMethod, disputes, failedRefunds },
      isRefundDue: refundDueAt !== null,
    }),
  );
  const ledger = {
    ...{ status: submission.status, attempt: submission.attempt, checkouts: ledgerCheckouts },
    winnersSelected: campaign.winnersSelected,
    isCampaignCancelled: campaign.cancelledAt !== null,
  };
  return { ...entry, ledger };
}
