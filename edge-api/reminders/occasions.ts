import { and, eq, gt, isNotNull, isNull, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { hasOpened, isBeforeDeadline } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { submissions } from '../submissions/table.ts';
import { DEADLINE_NOTICE_MS, NEWS_MS, type ReminderMail } from './rules.ts';
import { reminders } from './table.ts';

/** Holds for a public campaign that goes ahead, waits for no charity, and whose deadline is still to come. */
export function isUnderWay(ctx: Ctx) {
  const { publishedAt, cancelledAt, charityDueAt } = campaigns;
  return and(isBeforeDeadline(ctx), isNotNull(publishedAt), isNull(cancelledAt), isNull(charityDueAt));
}

/** Holds where the person of a reminder has paid for a campaign, or their payment is under way. */
export const hasTakenPart = hasRow(
  submissions,
  eq(submissions.campaignId, campaigns.id),
  sql`${submissions.userId} in (${reminders.userId},
    (select ${user.id} from ${user} where ${user.email} = ${reminders.email}))
  and status in ('pending', 'processing', 'paid', 'failed', 'disputed')
  and ${submissions.status} not in ('pending', 'failed')`,
);

/** When one kind of mail is sent, and to whom. */
export type Occasion = {
  readonly mail: ReminderMail;
  /** Holds for a campaign that the mail is due for. */
  readonly isDue: SQL | undefined;
  /** Holds for a confirmed reminder of that campaign which is not settled yet. */
  readonly isPending: SQL | undefined;
  /** Holds where a pending reminder is worth a mail; the others are settled without one. */
  readonly isWanted: SQL | undefined;
  readonly toSettled: (campaign: {
    readonly publishedAt: Date | null;
  }) => Partial<typeof reminders.$inferInsert>;
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
