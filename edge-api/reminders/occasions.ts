import { and, sql, type SQL } from 'drizzle-orm';
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
  readonly isDue: SQL;
  /** Holds for a confirmed reminder of that campaign which is not settled yet. */
  readonly isPending: SQL;
  /** Holds where a pending reminder is worth a mail; the others are settled without one. */
  readonly isWanted: SQL;
  readonly toSettled: (campaign: { readonly publishedAt: Date | null }) => Settled;
};

/** Lists the occasions in the order in which they are settled: nobody gets two of one campaign at once. */
export function listOccasions(ctx: Ctx): readonly Occasion[] {
  const isOpen = sql`${isUnderWay(ctx)} and ${hasOpened(ctx)}`;
  return [openingOccasion(ctx, isOpen), deadlineOccasion(ctx, isOpen), newsOccasion(ctx)];
}

function openingOccasion({ now }: Ctx, isOpen: SQL): Occasion {
  return {
    mail: 'opening',
    isDue: isOpen,
    isPending: sql`${reminders.campaignId} = ${campaigns.id} and ${reminders.confirmedAt} is not null
      and ${reminders.openingMailedAt} is null`,
    isWanted: sql`not ${hasTakenPart}`,
    toSettled: () => ({ openingMailedAt: now }),
  };
}

/** A mail about the opening that went out within the last day before the deadline says all that this one would. */
function deadlineOccasion({ now }: Ctx, isOpen: SQL): Occasion {
  const { subscriptionDeadline } = campaigns;
  return {
    mail: 'deadline',
    isDue: sql`${isOpen} and ${subscriptionDeadline} <= ${now.getTime() + DEADLINE_NOTICE_MS}`,
    isPending: sql`${reminders.campaignId} = ${campaigns.id} and ${reminders.openingMailedAt} is not null
      and ${reminders.deadlineMailedAt} is null`,
    isWanted: sql`not ${hasTakenPart}
      and ${reminders.openingMailedAt} < ${subscriptionDeadline} - ${DEADLINE_NOTICE_MS}`,
    toSettled: () => ({ deadlineMailedAt: now }),
  };
}

function newsOccasion(ctx: Ctx): Occasion {
  const isNew = sql`${campaigns.publishedAt} > ${ctx.now.getTime() - NEWS_MS}`;
  return {
    mail: 'campaign',
    isDue: and(isUnderWay(ctx), isNew) ?? isNew,
    isPending: sql`${reminders.celebrityId} = ${campaigns.celebrityId} and ${reminders.mailedUntil} is not null
      and ${reminders.mailedUntil} < ${campaigns.publishedAt}`,
    isWanted: sql`not ${hasTakenPart}`,
    toSettled: ({ publishedAt }) => ({ mailedUntil: publishedAt }),
  };
}
