import { and, eq, gt, isNotNull, isNull, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { hasOpened, isBeforeDeadline } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { submissions } from '../submissions/table.ts';
import { DEADLINE_NOTICE_MS, NEWS_MS, type ReminderMail } from './rules.ts';
import { reminders } from './table.ts';

/** Holds for a public campaign before its deadline that was not cancelled and does not wait for a charity. */
export function isUnderWay(ctx: Ctx) {
  const { publishedAt, cancelledAt, charityDueAt } = campaigns;
  return and(isBeforeDeadline(ctx), isNotNull(publishedAt), isNull(cancelledAt), isNull(charityDueAt));
}

/** Holds if the person of a reminder has paid for the campaign, or their payment is under way. */
export const hasTakenPart = hasRow(
  submissions,
  eq(submissions.campaignId, campaigns.id),
  sql`${submissions.userId} in (${reminders.userId},
    (select ${user.id} from ${user} where ${user.email} = ${reminders.email}))
  and status in ('pending', 'processing', 'paid', 'failed', 'disputed')
  and ${submissions.status} not in ('pending', 'failed')`,
);

/** When a kind of mail is sent, and to whom. */
export type Occasion = {
  readonly mail: ReminderMail;
  /** Holds for a campaign for which the mail is due. */
  readonly isDue: SQL | undefined;
  /** Holds for a confirmed reminder of that campaign that is not settled yet. */
  readonly isPending: SQL | undefined;
  /** Holds if a pending reminder should get a mail; others are settled without one. */
  readonly isWanted: SQL | undefined;
  readonly toSettled: (campaign: {
    readonly publishedAt: Date | null;
  }) => Partial<typeof reminders.$inferInsert>;
};

/** The occasions in the order in which they are settled, so that nobody gets two mails about a campaign at once. */
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

/** Not wanted if the mail about the opening was sent within the last day before the deadline, as it says the same. */
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
