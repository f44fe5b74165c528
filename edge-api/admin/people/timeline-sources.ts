import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
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
import type { TimelineKind } from '../people-rules.ts';

type Source = {
  readonly kind: TimelineKind;
  /** Which of its rows are the person's, found by an index. */
  readonly isOwn: SQL | undefined;
  /** When it happened; a column of the table that is read. */
  readonly at: SQLiteColumn;
  /** Makes the event's id with the kind. */
  readonly id: SQLiteColumn;
  readonly state?: SQL | SQLiteColumn;
  readonly about?: SQL | SQLiteColumn;
  readonly reference?: SQLiteColumn;
};

const nothing = sql`null`;

/** Returns the query for a page of what one source says of a person, the newest first. */
export function querySource(ctx: Ctx, source: Source, { after, limit }: KeysetQuery) {
  const { kind, isOwn, at, id, state = nothing, about = nothing, reference = nothing } = source;
  const eventId = sql<string>`${`${kind}:`} || ${id}`;
  const isAfter = after && sql`(${at}, ${eventId}) < (${after.at.getTime()}, ${after.id})`;
  return ctx.db
    .select({
      kind: sql<TimelineKind>`${kind}`.as('kind'),
      id: sql<string>`${eventId}`.as('event'),
      at: sql<number>`${sql`${at}`}`.as('at_ms'),
      state: sql<string | null>`${sql`${state}`}`.as('state_now'),
      about: sql<string | null>`${sql`${about}`}`.as('about'),
      reference: sql<string | null>`${sql`${reference}`}`.as('reference'),
    })
    .from(at.table)
    .where(and(isOwn, sql`${at} is not null`, isAfter))
    .orderBy(desc(at), desc(sql`${eventId}`))
    .limit(limit + 1);
}

const campaignName = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${campaigns} where ${campaigns.id} = ${id})`;
const submissionCampaign = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${submissions} inner join ${campaigns} on ${campaigns.id} = ${submissions.campaignId}
    where ${submissions.id} = ${id})`;

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
  const mail = { id: mails.id, about: mails.subject, reference: mails.key };
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
