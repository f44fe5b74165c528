import { eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { PAID_OUT, STATEMENT_READY } from './mail-texts.ts';
import { REMAINING_CENTS } from './paid-out.ts';
import { transfers } from './table.ts';

/** Selects what the mails about transfers say, but for the day on which they arrived. */
export function selectMailFacts(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({
      id: transfers.id,
      charityId: transfers.charityId,
      charity: transfers.charityName,
      amountCents: REMAINING_CENTS,
      carryCents: transfers.carryCents,
      reference: transfers.reference,
      campaignId: campaigns.id,
      slug: campaigns.slug,
      campaign: campaigns.name,
      ownerId: campaigns.ownerId,
    })
    .from(transfers)
    .innerJoin(campaigns, eq(campaigns.id, transfers.campaignId))
    .where(condition);
}

type Arrival = Awaited<ReturnType<typeof selectMailFacts>>[number] & { readonly arrivedOn: string };

/**
 * Returns the statements that tell everyone who takes part, the owner and the charity's people that proceeds have arrived;
 * each of them once, also where the bank had sent them back before.
 */
export function queuePayoutMails(ctx: Ctx, arrival: Arrival) {
  const { id, campaignId, slug, ownerId, charityId } = arrival;
  const path = `/dashboard/campaigns/${campaignId}/statement`;
  const isTheirs = sql`(${user.id} = ${ownerId} or ${user.id} in (select ${charityAccounts.userId}
    from ${charityAccounts} where ${charityAccounts.charityId} = ${charityId}))`;
  return [
    ...queueFanMails(ctx, {
      campaignId,
      occasion: `payout:${id}`,
      condition: eq(submissions.status, 'paid'),
      render: (language) => renderPageMail(ctx, language, `/campaigns/${slug}`, PAID_OUT[language](arrival)),
    }),
    ...LANGUAGES.map((language) =>
      queueMails(
        ctx,
        {
          key: withPrefix(`statement:${id}:`, user.id),
          to: user.email,
          campaignId,
          ...renderPageMail(ctx, language, path, STATEMENT_READY[language](arrival)),
        },
        sql`${user} where ${user.language} = ${language} and ${isTheirs}`,
      ),
    ),
  ];
}
