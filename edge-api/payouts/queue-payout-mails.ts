import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { renderMail } from '../platform/render-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { PAID_OUT, STATEMENT_READY } from './mail-texts.ts';
import { MAIL_STEP, MAIL_STEPS_PER_SWEEP } from './rules.ts';
import { payoutBatches, payouts } from './table.ts';

type Due = Awaited<ReturnType<typeof queryDueMails>>[number];

/**
 * Queues the mails about payouts that were sent, a step of fans at a time; where it stops, the next call goes on. Each
 * mail is queued once, by its key. Returns how many steps it made.
 */
export async function queuePayoutMails(ctx: Ctx): Promise<number> {
  let steps = 0;
  while (steps < MAIL_STEPS_PER_SWEEP) {
    const [due] = await queryDueMails(ctx);
    if (!due) break;
    await queueStep(ctx, due);
    steps += 1;
  }
  if (steps > 0) ctx.defer(sendDueMails(ctx));
  return steps;
}

/** Returns the query for the payout whose mails come next. */
export function queryDueMails(ctx: Ctx) {
  return ctx.db
    .select({
      id: payouts.id,
      charityId: payouts.charityId,
      charity: payouts.charityName,
      amountCents: payouts.amountCents,
      reference: payouts.reference,
      cursor: sql<number>`${payouts.mailCursor}`,
      sentOn: sql<string>`${payoutBatches.sentOn}`,
      campaignId: campaigns.id,
      slug: campaigns.slug,
      campaign: campaigns.name,
      ownerId: campaigns.ownerId,
    })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(campaigns, eq(campaigns.id, payouts.campaignId))
    .where(sql`mail_cursor is not null`)
    .orderBy(asc(payouts.mailCursor))
    .limit(1);
}

async function queueStep(ctx: Ctx, due: Due): Promise<void> {
  const last = due.cursor + MAIL_STEP;
  const isDue = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(payouts)
      .where(and(eq(payouts.id, due.id), eq(payouts.mailCursor, due.cursor))),
  );
  const hasMore = sql`exists (select 1 from ${submissions}
    where ${submissions.campaignId} = ${due.campaignId} and ${submissions.fanNumber} > ${last})`;
  const advance = ctx.db
    .update(payouts)
    .set({ mailCursor: sql`iif(${hasMore}, ${last}, null)` })
    .where(and(eq(payouts.id, due.id), eq(payouts.mailCursor, due.cursor)));
  await ctx.db.batch([
    queueFanMails(ctx, due, 'nl', isDue),
    queueFanMails(ctx, due, 'en', isDue),
    ...(due.cursor === 0 ? queueStatementMails(ctx, due, isDue) : []),
    // Last, because it makes the condition of the others false.
    advance,
  ]);
}

function queueFanMails(ctx: Ctx, due: Due, language: Language, condition: SQL) {
  const path = `campaigns/${due.slug}`;
  return queueMails(
    ctx,
    {
      key: sql`${`payout:${due.id}:`} || ${submissions.id}`,
      to: sql`${user.email}`,
      ...render(ctx, language, PAID_OUT[language](due), path),
    },
    sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
      where ${submissions.campaignId} = ${due.campaignId} and ${submissions.fanNumber} > ${due.cursor}
      and ${submissions.fanNumber} <= ${due.cursor + MAIL_STEP} and ${submissions.status} = 'paid'
      and ${user.language} = ${language} and ${condition}`,
  );
}

function queueStatementMails(ctx: Ctx, due: Due, condition: SQL) {
  const path = `dashboard/campaigns/${due.campaignId}/statement`;
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${`statement:${due.id}:`} || ${user.id}`,
        to: sql`${user.email}`,
        ...render(ctx, language, STATEMENT_READY[language](due), path),
      },
      sql`${user} where ${user.language} = ${language} and (${user.id} = ${due.ownerId}
        or ${user.id} in (select ${charityAccounts.userId} from ${charityAccounts}
          where ${charityAccounts.charityId} = ${due.charityId})) and ${condition}`,
    ),
  );
}

type Text = ReturnType<(typeof PAID_OUT)[Language]>;

/** Renders a mail with a link to a page of ours. */
export function render(ctx: Ctx, language: Language, { subject, label, ...content }: Text, path: string) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/${path}`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, action: { label, url } }),
  };
}
