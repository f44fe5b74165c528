import { eq, inArray, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { rankings, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { stories } from '../stories/table.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import {
  findMissing,
  judgeOutcome,
  NOTHING_DUE,
  type Missing,
  type OutcomeFacts,
  type Verdict,
} from './rules.ts';

/** A campaign, its owner, and what it waits for: nothing while it runs, and once it has come to its end. */
export type Outcome = Verdict & {
  readonly campaign: typeof campaigns.$inferSelect;
  readonly owner: Pick<typeof user.$inferSelect, 'email' | 'language'>;
  readonly missing?: Missing;
  readonly since?: Date;
};

/** Reads where a campaign stands; undefined when there is none. */
export async function findOutcome(ctx: Ctx, id: string): Promise<Outcome | undefined> {
  const [row] = await ctx.db
    .select({
      campaign: campaigns,
      owner: { email: user.email, language: user.language },
      knownAt: rankings.knownAt,
      winnersAt: sql<number | null>`(select max(${winners.selectedAt}) from ${winners}
        where ${winners.campaignId} = ${campaigns.id})`,
      hasFans: sql<number>`${hasRow(
        submissions,
        eq(submissions.campaignId, campaigns.id),
        inArray(submissions.status, ['processing', 'paid', 'disputed']),
      )}`,
      sentAt: thanks.sentAt,
      publishedAt: stories.publishedAt,
    })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(rankings, eq(rankings.campaignId, campaigns.id))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .leftJoin(stories, eq(stories.campaignId, campaigns.id))
    .where(eq(campaigns.id, id));
  if (!row) return undefined;
  const { campaign, owner, winnersAt, sentAt, publishedAt } = row;
  const facts: OutcomeFacts = {
    closedAt: campaign.closedAt ?? campaign.createdAt,
    hasFans: row.hasFans === 1,
    nomineesAt: campaign.nomineeCount > 0 ? row.knownAt : null,
    isDecided: campaign.winnersSelected,
    winnersAt: winnersAt === null ? null : new Date(winnersAt),
    settledAt: campaign.settledAt,
    plannedAt: campaign.plannedAt,
    thankedAt: sentAt ?? publishedAt,
  };
  const isOver = campaign.isActive || campaign.cancelledAt !== null;
  const waiting = isOver ? undefined : findMissing(facts, ctx.now);
  if (!waiting) return { campaign, owner, ...NOTHING_DUE };
  const overdueAt = campaign.overdue === waiting.missing ? campaign.overdueAt : null;
  const days = { choiceDays: ctx.settings.CHOICE_DAYS, answerDays: ctx.settings.ANSWER_DAYS };
  const overdue = { overdueAt, moreTimeUntil: campaign.moreTimeUntil };
  return { campaign, owner, ...waiting, ...judgeOutcome(waiting, days, overdue, ctx.now) };
}
