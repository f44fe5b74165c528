import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isDue, isPaused, isPublic, pauseCampaigns, publishIf, resumeCampaigns } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { REPLACEMENT_MS, type ApprovalStatus } from '../charities/rules.ts';
import { endOpenCheckouts } from '../payments/index.ts';
import { isPaidOut } from '../payouts/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { submissions } from '../submissions/table.ts';
import { CAMPAIGNS_PAUSED, CAMPAIGNS_PUBLIC, CAMPAIGNS_RESUMED, OWN_CAMPAIGNS_PAUSED } from './mail-texts.ts';
import { queuePeopleMails, selectOwners, selectPeople } from './people-mails.ts';

/**
 * Condition of a campaign that its charity's state affects: it is not cancelled, its proceeds are not paid out, and it
 * runs, or has payments that were made or may still be.
 */
export const IS_AFFECTED = sql`${campaigns.cancelledAt} is null
  and not ${isPaidOut(campaigns.id)} and (${campaigns.isActive} = 1 or exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.status} in ('pending', 'processing', 'paid', 'disputed')))`;

export type Charity = { readonly id: string; readonly name: string };
type Standing = {
  readonly approvalStatus: ApprovalStatus;
  /** Whether its account at the provider can receive money. */
  readonly canReceive: boolean;
  /** Why an admin rejects it now; undefined if nobody does. */
  readonly reason?: string | null | undefined;
};

/**
 * Returns the statements that adjust a charity's campaigns to its new standing, for after the one that stores it, with
 * the mails to owners and the charity's people. One that is rejected pauses all campaigns, for 14 days; one that cannot
 * receive only the public ones.
 */
export function followStanding(ctx: Ctx, charity: Charity, standing: Standing): BatchItem<'sqlite'>[] {
  const { approvalStatus, canReceive, reason } = standing;
  const isOfCharity = eq(campaigns.charityId, charity.id);
  const isNew = and(IS_AFFECTED, isNull(campaigns.charityDueAt));
  if (approvalStatus === 'rejected')
    return pause(ctx, charity, reason === undefined ? isNew : IS_AFFECTED, { isRejected: true, reason });
  if (approvalStatus === 'approved' && canReceive) {
    const toOccasion = (name: string) => ({
      key: `charity-${name}:${charity.id}:${ctx.now.getTime()}`,
      path: '/dashboard',
    });
    const paused = selectOwners(charity.id, and(isPaused, isPublic));
    const recipients = sql`${paused} union ${selectPeople(charity.id)} and exists (${paused})`;
    const waiting = selectOwners(charity.id, isDue);
    return [
      ...queuePeopleMails(ctx, toOccasion('resumed'), recipients, CAMPAIGNS_RESUMED, charity.name),
      resumeCampaigns(ctx, charity.id),
      ...queuePeopleMails(ctx, toOccasion('confirmed'), waiting, CAMPAIGNS_PUBLIC, charity.name),
      publishIf(ctx, isOfCharity),
    ];
  }
  return [
    resumeCampaigns(ctx, charity.id, isNull(campaigns.publishedAt)),
    ...pause(ctx, charity, and(isNew, isPublic), { isRejected: false }),
  ];
}

function pause(
  ctx: Ctx,
  { id, name }: Charity,
  condition: SQL | undefined,
  why: Pick<Standing, 'reason'> & { readonly isRejected: boolean },
) {
  const dueAt = new Date(ctx.now.getTime() + REPLACEMENT_MS);
  const owners = selectOwners(id, condition);
  const people = sql`${selectPeople(id)} and exists (${owners})`;
  const details = { ...why, charity: name, due: dueAt };
  const key = `charity-paused:${id}:${ctx.now.getTime()}`;
  const path = why.isRejected ? '/contact' : `/dashboard/charities/${id}`;
  return [
    ...queuePeopleMails(ctx, { key, path: '/dashboard' }, owners, CAMPAIGNS_PAUSED, details),
    ...queuePeopleMails(ctx, { key: `${key}:people`, path }, people, OWN_CAMPAIGNS_PAUSED, details),
    pauseCampaigns(ctx, id, dueAt, condition),
  ];
}

/** Starts the work that the queues or the sweep finish: sends mails, and ends open checkouts of paused campaigns. */
export function carryOut(ctx: Ctx, charityId: string): void {
  const paused = ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.charityId, charityId), isPaused));
  ctx.defer(sendDueMails(ctx));
  ctx.defer(endOpenCheckouts(ctx, inArray(submissions.campaignId, paused)));
}
