import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { hasInvitation } from '../accounts/index.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { isInReview } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { charities, connectedAccounts } from '../charities/table.ts';
import { STOPPED_AFTER_MS } from '../consent/rules.ts';
import { hasRow } from '../platform/conditions.ts';
import { checkouts, WITH_DISPUTES } from '../payments/table.ts';
import { transfers } from '../payouts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import { reports } from '../reports/table.ts';
import { submissions } from '../submissions/table.ts';

/** Work that waits for the operator: rows of a table, and the page on which it is done. */
type Work = Readonly<Record<'page' | 'subject' | 'text', string>> & {
  readonly kind: 'reviews' | 'charities' | 'onboardings' | 'reversals' | 'reports' | 'disputes';
  readonly table: SQLiteTable;
  readonly condition: SQL | undefined;
  /** For urgent work: counts all rows that ever existed, so that each new one triggers a mail. */
  readonly ever?: SQL;
};

type WorkCounts = Partial<Record<Work['kind'], number>>;

/**
 * Tells the operator what waits, by one mail per day and kind, plus one for each new urgent item; returns the counts.
 */
export async function tellOfWork(ctx: Ctx): Promise<Readonly<WorkCounts>> {
  const counts: WorkCounts = {};
  const day = formatEventDate(ctx.now);
  for (const { kind, table, condition, page, subject, text, ever } of listWork(ctx)) {
    const waiting = await ctx.db.$count(table, condition);
    if (waiting === 0) continue;
    counts[kind] = waiting;
    const known = ever && (await ctx.db.get<{ readonly n: number }>(ever));
    await queueOperatorMail(ctx, {
      key: known ? `${kind}:${day}:${known.n}` : `${kind}:${day}`,
      subject: `${subject}: ${waiting}`,
      paragraphs: [text],
      action: { label: 'Naar het beheer', url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/${page}` },
    });
  }
  return counts;
}

function listWork(ctx: Ctx): readonly Work[] {
  return [
    {
      kind: 'reviews',
      table: campaigns,
      condition: isInReview,
      page: 'admin/reviews',
      subject: 'Campagnes die op bevestiging wachten',
      text: 'Niemand ziet een campagne totdat een beheerder weet van wie die is.',
    },
    {
      kind: 'charities',
      table: charities,
      condition: or(eq(charities.approvalStatus, 'pending'), needsInvitation(ctx)),
      page: 'charities',
      subject: 'Goede doelen die op een oordeel of een uitnodiging wachten',
      text: 'Een campagne wordt pas openbaar als haar goede doel ja heeft gezegd.',
    },
    {
      kind: 'onboardings',
      table: connectedAccounts,
      condition: and(
        inArray(connectedAccounts.state, ['incomplete', 'refused']),
        lte(connectedAccounts.changedAt, new Date(ctx.now.getTime() - STOPPED_AFTER_MS)),
      ),
      page: 'charities',
      subject: 'Goede doelen die zijn blijven steken bij de betaalprovider',
      text: 'Zolang een goed doel geen geld kan ontvangen, wachten zijn campagnes.',
    },
    {
      kind: 'reversals',
      table: transfers,
      condition: and(ne(transfers.state, 'due'), isNotNull(transfers.dueAt), isNotNull(transfers.failure)),
      page: 'payouts',
      subject: 'Bedragen die een goed doel nog moet teruggeven',
      text: 'Fans kregen geld terug na de overboeking. We vragen het elke dag opnieuw en verrekenen het met de volgende.',
    },
    {
      kind: 'reports',
      table: reports,
      condition: and(isNull(reports.decidedAt), gt(reports.createdAt, new Date(0))),
      page: 'reports',
      subject: 'Meldingen die op een besluit wachten',
      text: 'Iemand heeft iets op de site als illegaal gemeld.',
      ever: sql`select count(*) as n from ${reports}`,
    },
    {
      kind: 'disputes',
      table: submissions,
      condition: sql`status = 'disputed'`,
      page: 'admin/payments',
      subject: 'Betwiste betalingen',
      text: 'Reageer op tijd bij de betaalprovider; anders beslist de bank zonder ons.',
      ever: sql`select count(*) as n from ${checkouts} where ${sql.raw(WITH_DISPUTES)}`,
    },
  ];
}

/** Condition of an approved charity that a campaign waits for and that nobody manages or is invited to. */
function needsInvitation(ctx: Ctx): SQL | undefined {
  return and(
    eq(charities.approvalStatus, 'approved'),
    hasRow(
      campaigns,
      eq(campaigns.charityId, charities.id),
      isNull(campaigns.publishedAt),
      isNull(campaigns.cancelledAt),
    ),
    not(hasRow(charityAccounts, eq(charityAccounts.charityId, charities.id))),
    not(hasRow(connectedAccounts, eq(connectedAccounts.charityId, charities.id))),
    not(hasInvitation(ctx, charities.id)),
  );
}
