import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { session, user } from '../../accounts/table.ts';
import { campaigns } from '../../campaigns/table.ts';
import { charities } from '../../charities/table.ts';
import { contacts } from '../../contact/table.ts';
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
import { EVENTS, readTimeline, toAdminActs, type Source } from '../timeline.ts';

const campaignName = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${campaigns} where ${campaigns.id} = ${id})`;
const submissionCampaign = (id: SQLiteColumn) =>
  sql`(select ${campaigns.name} from ${submissions} inner join ${campaigns} on ${campaigns.id} = ${submissions.campaignId}
    where ${submissions.id} = ${id})`;

/** Returns a page of all events of a person, newest first. Throws 404 for an unknown person. */
export async function listTimeline(ctx: Ctx, id: string, query: KeysetQuery): Promise<TimelinePage> {
  return readTimeline(ctx, listSources(await requirePersonRow(ctx, id)), query);
}

type Person = Readonly<Record<'id' | 'email', string>>;

/** Lists the sources of a person's events. */
export function listSources({ id, email }: Person): readonly Source[] {
  const answers = sql`(select ${submissions.id} from ${submissions} where ${submissions.userId} = ${id})`;
  const places = sql`(select ${submissions.campaignId}, ${submissions.id} from ${submissions}
    where ${submissions.userId} = ${id})`;
  const payments = sql`(select ${checkouts.id} from ${checkouts} where ${checkouts.submissionId} in ${answers})`;
  const contact = {
    isOwn: inArray(contacts.submissionId, answers),
    id: contacts.submissionId,
    about: sql`(select ${charities.name} from ${charities} where ${charities.id} = ${contacts.charityId})`,
    reference: contacts.submissionId,
  };
  const report = { ...EVENTS.reported, about: campaignName(reports.campaignId) };
  return [
    ...listAccountSources({ id, email }),
    ...listPaymentSources(answers, payments),
    { ...EVENTS.answered, isOwn: eq(submissions.userId, id), about: campaignName(submissions.campaignId) },
    {
      kind: 'reminder',
      isOwn: eq(reminders.userId, id),
      at: reminders.createdAt,
      id: reminders.id,
      about: campaignName(reminders.campaignId),
    },
    { ...contact, kind: 'contact-allowed', at: contacts.givenAt },
    { ...contact, kind: 'contact-ended', at: contacts.endedAt },
    {
      ...EVENTS.rereadAsked,
      isOwn: sql`(${rereadRequests.campaignId}, ${rereadRequests.submissionId}) in ${places}`,
      about: campaignName(rereadRequests.campaignId),
    },
    {
      ...EVENTS.won,
      isOwn: sql`(${winners.campaignId}, ${winners.submissionId}) in ${places}`,
      about: campaignName(winners.campaignId),
    },
    { ...report, isOwn: inArray(reports.submissionId, answers) },
    {
      ...report,
      kind: 'report-sent',
      isOwn: or(eq(reports.userId, id), and(isNull(reports.userId), eq(reports.reporterEmail, email))),
    },
    { ...EVENTS.campaign, isOwn: eq(campaigns.ownerId, id), reference: campaigns.id },
    toAdminActs(id, answers, payments),
  ];
}

function listAccountSources({ id, email }: Person): readonly Source[] {
  const account = { isOwn: eq(user.id, id), id: user.id };
  const mail = {
    id: mails.id,
    about: sql`coalesce(${mails.subject}, ${campaignName(mails.campaignId)})`,
    reference: mails.key,
  };
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
      ...mail,
      kind: 'mail-queued',
      isOwn: and(eq(mails.recipient, email), isNull(mails.sentAt)),
      at: mails.createdAt,
      state: sql`iif(${mails.failedAt} is null, 'waiting', 'failed')`,
    },
    { ...mail, kind: 'mail-sent', isOwn: eq(mails.userId, id), at: mails.sentAt },
  ];
}

/** Lists the sources of events of a person's payments; both arguments select ids. */
function listPaymentSources(answers: SQL, payments: SQL): readonly Source[] {
  const payment = {
    isOwn: inArray(checkouts.submissionId, answers),
    id: checkouts.id,
    about: submissionCampaign(checkouts.submissionId),
    reference: checkouts.id,
  };
  return [
    { ...payment, kind: 'checkout', at: checkouts.createdAt, state: checkouts.state },
    { ...payment, kind: 'paid', at: checkouts.paidAt, notBefore: checkouts.createdAt },
    { ...payment, kind: 'refunded', at: checkouts.refundedAt, notBefore: checkouts.createdAt },
    {
      kind: 'message',
      isOwn: inArray(paymentEvents.checkoutId, payments),
      at: paymentEvents.receivedAt,
      id: paymentEvents.id,
      state: paymentEvents.outcome,
      about: paymentEvents.type,
      reference: paymentEvents.checkoutId,
    },
  ];
}
