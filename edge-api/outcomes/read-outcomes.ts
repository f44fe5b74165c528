import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isErased } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import { ENDINGS, TOLD, type Ending, type Missing, type Told } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { formerWinners, rankings, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { pick } from '../platform/pick.ts';
import { stories } from '../stories/table.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import { findMissing, judgeOutcome, THANKS_DAYS, type Verdict } from './rules.ts';

/** A campaign and what it waits for: nothing while it is open, and once it is finished. */
export type Outcome = Verdict & {
  readonly campaign: typeof campaigns.$inferSelect;
  readonly missing?: Missing;
  readonly since?: Date;
  /** What is missing, if fans and admins are told about it, and if it leads to a refund of everything. */
  readonly told?: Told | undefined;
  readonly ending?: Ending | undefined;
};

/** Reads what campaigns wait for and what is due. */
export async function readOutcomes(ctx: Ctx, condition: SQL | undefined): Promise<readonly Outcome[]> {
  return (await selectFacts(ctx, condition)).map((row) => toOutcome(ctx, row));
}

function selectFacts(ctx: Ctx, condition: SQL | undefined) {
  const isFan = inArray(submissions.status, ['processing', 'paid', 'disputed']);
  return ctx.db
    .select({
      campaign: campaigns,
      knownAt: rankings.knownAt,
      winnersAt: selectLatest(winners, winners.selectedAt),
      goneAt: selectLatest(formerWinners, formerWinners.endedAt),
      hasFans: hasRow(submissions, eq(submissions.campaignId, campaigns.id), isFan).mapWith(Boolean),
      owner: pick(user, 'email'),
      sentAt: thanks.sentAt,
      publishedAt: stories.publishedAt,
    })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(rankings, eq(rankings.campaignId, campaigns.id))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .leftJoin(stories, eq(stories.campaignId, campaigns.id))
    .where(condition);
}

/** Returns the subquery for the latest instant of a campaign's winners or former winners; null without any. */
function selectLatest(
  table: typeof winners | typeof formerWinners,
  at: typeof winners.selectedAt | typeof formerWinners.endedAt,
): SQL<Date | null> {
  return sql`(select max(${at}) from ${table} where ${table.campaignId} = ${campaigns.id})`.mapWith(at);
}

function toOutcome(ctx: Ctx, row: Awaited<ReturnType<typeof selectFacts>>[number]): Outcome {
  const { campaign, owner } = row;
  const { isActive, cancelledAt, closedAt, createdAt, overdue, moreTimeUntil } = campaign;
  const facts = {
    ...campaign,
    ...row,
    closedAt: closedAt ?? createdAt,
    nomineesAt: campaign.nomineeCount > 0 ? row.knownAt : null,
    thankedAt: row.sentAt ?? row.publishedAt,
  };
  const waiting = isActive || cancelledAt !== null ? undefined : findMissing(facts, ctx.now);
  if (!waiting) return { campaign, nextAt: null };
  const overdueAt = overdue === waiting.missing ? campaign.overdueAt : null;
  // An owner whose account is erased can no longer thank anyone.
  const days = { choiceDays: ctx.settings.CHOICE_DAYS, thanksDays: isErased(owner) ? 0 : THANKS_DAYS };
  const verdict = judgeOutcome(waiting, days, { overdueAt, moreTimeUntil }, ctx.now);
  const told = TOLD.find((each) => each === waiting.missing);
  const ending = ENDINGS.find((each) => each === waiting.missing);
  return { campaign, ...waiting, told, ending, ...verdict };
}
