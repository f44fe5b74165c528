import { and, eq, gt, isNotNull, isNull, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import { hasOpened } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasTakenPart, isUnderWay } from './conditions.ts';
import { DEADLINE_NOTICE_MS, NEWS_MS, type ReminderMail } from './rules.ts';
import { reminders } from './table.ts';

type Settled = Partial<typeof reminders.$inferInsert>;

/** When one kind of mail is sent, and to whom. */
export type Occasion = {
  readonly mail: ReminderMail;
  /** Holds for a campaign that the mail is due for. */
  readonly isDue: SQL | undefined;
  /** Holds for a confirmed reminder of that campaign which is not settled yet. */
  readonly isPending: SQL | undefined;
  /** Holds where a pending reminder is worth a mail; the others are settled without one. */
  readonly isWanted: SQL | undefined;
  readonly toSettled: (campaign: { readonly publishedAt: Date | null }) => Settled;
};

/** The occasions in the order in which they are settled: nobody gets two of one campaign at once. */
export const OCCASIONS: readonly ((ctx: Ctx) => Occasion)[] = [
  openingOccasion,
  deadlineOccasion,
  newsOccasion,
];

function openingOccasion(ctx: Ctx): Occasion {
  const { campaignId, confirmedAt, openingMailedAt } = reminders;
  return {
    mail: 'opening',
    isDue: and(isUnderWay(ctx), hasOpened(ctx)),
    isPending: and(eq(campaignId, campaigns.id), isNotNull(confirmedAt), isNull(openingMailedAt)),
    isWanted: not(hasTakenPart),
    toSettled: () => ({ openingMailedAt: ctx.now }),
  };
}

/** A mail about the opening that went out within the last day before the deadline says all that this one would. */
function deadlineOccasion(ctx: Ctx): Occasion {
  const { subscriptionDeadline: deadline } = campaigns;
  const { campaignId, openingMailedAt, deadlineMailedAt } = reminders;
  const notice = new Date(ctx.now.getTime() + DEADLINE_NOTICE_MS);
  return {
    mail: 'deadline',
    isDue: and(isUnderWay(ctx), hasOpened(ctx), lte(deadline, notice)),
    isPending: and(eq(campaignId, campaigns.id), isNotNull(openingMailedAt), isNull(deadlineMailedAt)),
    isWanted: and(not(hasTakenPart), lt(openingMailedAt, sql`${deadline} - ${DEADLINE_NOTICE_MS}`)),
    toSettled: () => ({ deadlineMailedAt: ctx.now }),
  };
}

function newsOccasion(ctx: Ctx): Occasion {
  const { publishedAt, celebrityId } = campaigns;
  const { mailedUntil } = reminders;
  return {
    mail: 'campaign',
    isDue: and(isUnderWay(ctx), gt(publishedAt, new Date(ctx.now.getTime() - NEWS_MS))),
    isPending: and(
      eq(reminders.celebrityId, celebrityId),
      isNotNull(mailedUntil),
      lt(mailedUntil, publishedAt),
    ),
    isWanted: not(hasTakenPart),
    toSettled: ({ publishedAt: until }) => ({ mailedUntil: until }),
  };
}
