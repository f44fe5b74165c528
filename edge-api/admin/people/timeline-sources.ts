import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { session, user } from '../../accounts/table.ts';
import { adminLog } from '../../admin-log/table.ts';
import { campaigns } from '../../campaigns/table.ts';
import { rereadRequests, winners } from '../../nominees/table.ts';
import { checkouts, paymentEvents } from '../../payments/table.ts';
import type { Ctx } from '../../platform/context.ts';
import type { KeysetQuery } from '../../platform/paging.ts';
import { mails } from '../../platform/table.ts';
import { reminders } from '../../reminders/table.ts';
import { reports } from '../../reports/table.ts';
import { submissions } from '../../submissions/table.ts';
import type { TimelinePage } from '../people-contract.ts';
import { requirePersonRow } from '../require-subject.ts';
import { readTimeline, type Source } from '../timeline.ts';

const campaignName = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${campaigns} where ${campaigns.id} = ${id})`;
const submissionCampaign = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${submissions} inner join ${campaigns} on ${campaigns.id} = ${submissions.campaignId}
    where ${submissions.id} = ${id})`;

/** Returns a page of everything that happened to a person, the newest first. Throws 404 for an unknown person. */
export async function listTimeline(ctx: Ctx, id: string, query: KeysetQuery): Promise<TimelinePage> {
  return readTimeline(ctx, listSources(await requirePersonRow(ctx, id)), query);
}

/** Lists where something about a person is stored. */
export function listSources({
  id,
  email,
}: {
  readonly id: string;
  readonly email: string;
}): readonly Source[] {
  const answers = sql`(select ${submissions.id} from ${submissions} where ${submissions.userId} = ${id})`;
  const places = sql`(select ${submissions.campaignId}, ${submissions.id} from ${submissions}
    where ${submissions.userId} = ${id})`;
  const payments = sql`(select ${checkouts.id} from ${checkouts} where ${checkouts.submissionId} in ${answers})`;
  const payment = {
    isOwn: sql`${checkouts.submissionId} in ${answers}`,
    id: checkouts.id,
    about: submissionCampaign(checkouts.submissionId),
    reference: checkouts.id,
  };
  const account = { isOwn: eq(user.id, id), id: user.id };
  const mail = {
    id: mails.id,
    about: sql`coalesce(${mails.subject}, ${campaignName(mails.campaignId)})`,
    reference: mails.key,
  };
  const report = { id: reports.id, state: reports.decision, reference: reports.id };
  return [
    { ...account, kind: 'registered', at: user.createdAt },
    { ...account, kind: 'address-proved', at: user.provenAt },
    {
      kind: 'logged-in',
      isOwn: eq(session.userId, id),
      at: session.createdAt,
      id: session.id,
      state: session.method,
      about: sql`nullif(trim(ifnull(${session.userAgent}, '') || ' ' || ifnull(${session.country}, '')), '')`,
    },
    {
      kind: 'answered',
      isOwn: eq(submissions.userId, id),
      at: submissions.createdAt,
      id: submissions.id,
      state: submissions.status,
      about: campaignName(submissions.campaignId),
      reference: submissions.id,
    },
    { ...payment, kind: 'checkout', at: checkouts.createdAt, state: checkouts.state },
    { ...payment, kind: 'paid', at: checkouts.paidAt },
    { ...payment, kind: 'refunded', at: checkouts.refundedAt },
    {
      kind: 'message',
      isOwn: sql`${paymentEvents.checkoutId} in ${payments}`,
      at: paymentEvents.receivedAt,
      id: paymentEvents.id,
      state: paymentEvents.outcome,
      about: paymentEvents.type,
      reference: paymentEvents.checkoutId,
    },
    {
      ...mail,
      kind: 'mail-queued',
      isOwn: and(eq(mails.recipient, email), isNull(mails.sentAt)),
      at: mails.createdAt,
      state: sql`iif(${mails.failedAt} is null, 'waiting', 'failed')`,
    },
    { ...mail, kind: 'mail-sent', isOwn: eq(mails.userId, id), at: mails.sentAt },
    {
      kind: 'reminder',
      isOwn: eq(reminders.userId, id),
      at: reminders.createdAt,
      id: reminders.id,
      about: campaignName(reminders.campaignId),
    },
    {
      kind: 'reread-asked',
      isOwn: sql`(${rereadRequests.campaignId}, ${rereadRequests.submissionId}) in ${places}`,
      at: rereadRequests.askedAt,
      id: rereadRequests.submissionId,
      state: sql`iif(${rereadRequests.repliedAt} is null, 'waiting', 'replied')`,
      about: campaignName(rereadRequests.campaignId),
      reference: rereadRequests.submissionId,
    },
    {
      kind: 'won',
      isOwn: sql`(${winners.campaignId}, ${winners.submissionId}) in ${places}`,
      at: winners.selectedAt,
      id: winners.submissionId,
      about: campaignName(winners.campaignId),
      reference: winners.submissionId,
    },
    {
      ...report,
      kind: 'reported',
      isOwn: sql`${reports.submissionId} in ${answers}`,
      at: reports.createdAt,
      about: campaignName(reports.campaignId),
    },
    {
      ...report,
      kind: 'report-sent',
      isOwn: eq(reports.reporterEmail, email),
      at: reports.createdAt,
      about: campaignName(reports.campaignId),
    },
    {
      kind: 'campaign',
      isOwn: eq(campaigns.ownerId, id),
      at: campaigns.createdAt,
      id: campaigns.id,
      about: campaigns.name,
      reference: campaigns.id,
    },
    {
      kind: 'admin-act',
      isOwn: sql`${adminLog.subject} in (select ${id} union all select * from ${answers} union all select * from ${payments})`,
      at: adminLog.at,
      id: adminLog.id,
      state: adminLog.action,
      about: adminLog.reason,
      reference: adminLog.subject,
    },
  ];
}
