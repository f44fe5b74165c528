import { count, desc, eq, sql } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction } from '../admin-log/index.ts';
import { adminNotes } from '../admin-log/table.ts';
import { formatEventDate, formatEventTime } from '../campaigns/event-time-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { listSamePeople } from '../nominees/index.ts';
import { getStatement } from '../payouts/index.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { OCCASION } from '../platform/mail.ts';
import { mails } from '../platform/table.ts';
import type { CampaignRecord } from './campaign-record-contract.ts';
import { queryAdminCampaigns, toAdminCampaign } from './list-admin-campaigns.ts';
import { findReview } from './list-campaigns-in-review.ts';
import { queryNotes } from './notes.ts';
import { requireOwnerId } from './require-subject.ts';

/** Returns a campaign with its figures, mails and admins' notes. Throws 404 for an unknown one. */
export async function getCampaignRecord(ctx: Ctx, id: string): Promise<CampaignRecord> {
  const [row] = await queryAdminCampaigns(ctx, eq(campaigns.id, id), 1);
  if (!row?.owner) throw notFound();
  const [same, statement, inReview, counts, notes] = await Promise.all([
    listSamePeople(ctx, [id]),
    getStatement(ctx, id),
    findReview(ctx, id),
    queryMailCounts(ctx, id),
    queryNotes(ctx, eq(adminNotes.about, id)),
  ]);
  const { plannedAt, plannedLocation, version } = row.campaign;
  const { name, email, suspendedAt } = row.owner;
  return {
    ...toAdminCampaign(ctx, row, same),
    owner: { name, email, isSuspended: suspendedAt !== null },
    plannedDate: plannedAt ? formatEventDate(plannedAt) : '',
    plannedTime: plannedAt ? formatEventTime(plannedAt) : '',
    plannedLocation,
    version,
    statement,
    inReview,
    mails: counts,
    notes,
  };
}

/** Lets the calling admin view a campaign as its owner does, for a while. Throws 404 for an unknown one. */
export async function lookAsOwner(ctx: Ctx, id: string, { reason }: ActionReason): Promise<void> {
  await requireOwnerId(ctx, id);
  await logAction(ctx, { action: 'looked-as-owner', subject: id, reason });
}

/** Returns the query that counts the mails about a campaign by occasion, latest first. */
export function queryMailCounts(ctx: Ctx, campaignId: string) {
  const { createdAt, sentAt, failedAt } = mails;
  const lastAt = toIso(sql<number>`max(${createdAt})`);
  return ctx.db
    .select({
      id: OCCASION,
      sent: count(sentAt),
      failed: count(failedAt),
      waiting: sql<number>`count(*) - count(${sentAt}) - count(${failedAt})`,
      lastAt,
    })
    .from(mails)
    .where(eq(mails.campaignId, campaignId))
    .groupBy(OCCASION)
    .orderBy(desc(lastAt));
}
