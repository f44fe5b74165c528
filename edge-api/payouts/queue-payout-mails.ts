import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { PAID_OUT, STATEMENT_READY } from './mail-texts.ts';
import { REMAINING_CENTS } from './paid-out.ts';
import { MAIL_STEP, MAIL_STEPS_PER_SWEEP } from './rules.ts';
import { transfers } from './table.ts';

type Due = Awaited<ReturnType<typeof queryDueMails>>[number];

/**
 * Queues the mails about transfers that have arrived, a step of fans at a time; where it stops, the next call goes on. Each
 * mail is queued once, by its key. Returns how many steps it made.
 */
export async function queuePayoutMails(ctx: Ctx): Promise<number> {
  let steps = 0;
  while (steps < MAIL_STEPS_PER_SWEEP && (await queueStep(ctx))) steps += 1;
  if (steps > 0) ctx.defer(sendDueMails(ctx));
  return steps;
}

/** Returns the query for the transfer whose mails come next. */
export function queryDueMails(ctx: Ctx) {
  return ctx.db
    .select({
      id: transfers.id,
      charityId: transfers.charityId,
      charity: transfers.charityName,
      amountCents: REMAINING_CENTS,
      reference: transfers.reference,
      cursor: sql<number>`${transfers.mailCursor}`,
      arrivedOn: sql<string>`${transfers.arrivedOn}`,
      campaignId: campaigns.id,
      slug: campaigns.slug,
      campaign: campaigns.name,
      ownerId: campaigns.ownerId,
    })
    .from(transfers)
    .innerJoin(campaigns, eq(campaigns.id, transfers.campaignId))
    .where(sql`mail_cursor is not null`)
    .orderBy(asc(transfers.mailCursor))
    .limit(1);
}

/** Queues one step of mails; returns false where none is due. */
function queueStep(ctx: Ctx): Promise<boolean> {
  return runUnit(async () => {
    const [due] = await queryDueMails(ctx);
    if (!due) return false;
    const { id, campaignId, cursor, slug } = due;
    const last = cursor + MAIL_STEP;
    const { fanNumber, status } = submissions;
    const isLater = and(eq(submissions.campaignId, campaignId), gt(fanNumber, last));
    const hasMore = (await ctx.db.$count(submissions, isLater)) > 0;
    const fanMails = queueFanMails(ctx, {
      campaignId,
      occasion: `payout:${id}`,
      condition: and(gt(fanNumber, cursor), lte(fanNumber, last), eq(status, 'paid')),
      render: (language) => renderPageMail(ctx, language, `/campaigns/${slug}`, PAID_OUT[language](due)),
    });
    await commit(
      ctx,
      [isUnchanged(transfers, { id, mailCursor: cursor })],
      [
        ...fanMails,
        ...(cursor === 0 ? queueStatementMails(ctx, due) : []),
        ctx.db
          .update(transfers)
          .set({ mailCursor: hasMore ? last : null })
          .where(eq(transfers.id, id)),
      ],
    );
    return true;
  });
}

function queueStatementMails(ctx: Ctx, due: Due) {
  const path = `/dashboard/campaigns/${due.campaignId}/statement`;
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${`statement:${due.id}:`} || ${user.id}`,
        to: sql`${user.email}`,
        campaignId: due.campaignId,
        ...renderPageMail(ctx, language, path, STATEMENT_READY[language](due)),
      },
      sql`${user} where ${user.language} = ${language} and (${user.id} = ${due.ownerId}
        or ${user.id} in (select ${charityAccounts.userId} from ${charityAccounts}
          where ${charityAccounts.charityId} = ${due.charityId}))`,
    ),
  );
}
