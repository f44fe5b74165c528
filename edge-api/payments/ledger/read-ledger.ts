import { asc, eq, inArray, sql } from 'drizzle-orm';
import { user } from '#api/accounts/table.ts';
import type { Canceller } from '#api/campaigns/cancellation-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { charities } from '#api/charities/table.ts';
import { media } from '#api/media/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import type { Language } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { Ledger } from '../rules.ts';
import { checkouts } from '../table.ts';

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

const charityName = sql<string | null>`(select ${charities.name} from ${charities}
  where ${charities.id} = ${campaigns.charityId})`;

const picture = sql<
  string | null
>`(select ${media.filename} from ${media} where ${media.id} = ${campaigns.imageId})`;

/**
 * Reads a submission's ledger in one moment; undefined when there is no such submission. One query a table: D1's
 * batch returns rows by column name, so that columns of one name in a join would overwrite each other
 * (https://github.com/drizzle-team/drizzle-orm/issues/6038).
 */
export async function readLedger(ctx: Ctx, submissionId: string): Promise<LedgerEntry | undefined> {
  const isSubmission = eq(submissions.id, submissionId);
  const campaignIds = ctx.db.select({ id: submissions.campaignId }).from(submissions).where(isSubmission);
  const userIds = ctx.db.select({ id: submissions.userId }).from(submissions).where(isSubmission);
  const [[submission], [campaign], [person], rows] = await ctx.db.batch([
    ctx.db.select().from(submissions).where(isSubmission),
    ctx.db
      .select({
        id: campaigns.id,
        slug: campaigns.slug,
        name: campaigns.name,
        artistName: campaigns.artistName,
        picture: picture.as('picture'),
        charityName: charityName.as('charity_name'),
        winnersSelected: campaigns.winnersSelected,
        isActive: campaigns.isActive,
        subscriptionStartDate: campaigns.subscriptionStartDate,
        subscriptionDeadline: campaigns.subscriptionDeadline,
        cancelledAt: campaigns.cancelledAt,
        cancelledBy: campaigns.cancelledBy,
        cancelReason: campaigns.cancelReason,
      })
      .from(campaigns)
      .where(inArray(campaigns.id, campaignIds)),
    ctx.db.select({ email: user.email, language: user.language }).from(user).where(inArray(user.id, userIds)),
    ctx.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.submissionId, submissionId))
      .orderBy(asc(checkouts.attempt)),
  ]);
  if (!submission || !campaign) return undefined;
  const { status, attempt } = submission;
  const { winnersSelected } = campaign;
  const isCampaignCancelled = campaign.cancelledAt !== null;
  const ledgerCheckouts = rows.map(
    ({ id, attempt: number, state, refundDueAt, disputes, failedRefunds }) => ({
      id,
      attempt: number,
      state,
      isRefundDue: refundDueAt !== null,
      disputes,
      failedRefunds,
    }),
  );
  const ledger = { status, attempt, winnersSelected, isCampaignCancelled, checkouts: ledgerCheckouts };
  const { email = null, language = submission.language } = person ?? {};
  return { submission, campaign, email, language, checkouts: rows, ledger };
}
