import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { selectRefundedAt } from '../payments/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { checkouts } from '../payments/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { renderCsv, toEuros } from '../platform/csv-rules.ts';
import { notFound } from '../platform/errors.ts';
import type { Language } from '../platform/rules.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import type { LastYear, YearQuery, YearStatement } from './year-contract.ts';
import {
  getLastYear,
  NOT_DEDUCTIBLE,
  toYearRange,
  YEAR_COLUMNS,
  YEAR_LABELS,
  YEAR_PAYMENTS_MAX,
} from './year-rules.ts';

/** Returns the caller's own payments of a past year; throws 404 for a year that is not over. */
export async function getYearStatement(ctx: Ctx, { year }: YearQuery): Promise<YearStatement> {
  const { id, name, email } = requirePerson(ctx);
  if (year > getLastYear(ctx.now)) throw notFound();
  const rows = await queryYear(ctx, id, year);
  const payments = rows.slice(0, YEAR_PAYMENTS_MAX).map(toPayment);
  const sum = (field: 'paidCents' | 'refundedCents') =>
    payments.reduce((total, payment) => total + payment[field], 0);
  return {
    year,
    name: name || email,
    payments,
    paidCents: sum('paidCents'),
    refundedCents: sum('refundedCents'),
    hasMore: rows.length > YEAR_PAYMENTS_MAX,
  };
}

/** Returns last year if the caller made a payment in it. */
export async function getYearWithPayments(ctx: Ctx): Promise<LastYear> {
  const year = getLastYear(ctx.now);
  const [payment] = await queryYear(ctx, requirePerson(ctx).id, year).limit(1);
  return { year: payment ? year : null };
}

function queryYear(ctx: Ctx, userId: string, year: number) {
  const { start, end } = toYearRange(year);
  return ctx.db
    .select({
      campaign: campaigns.name,
      charity: charities.name,
      ...pick(checkouts, 'amountCents', 'paidAt'),
      refundedAt: selectRefundedAt(),
    })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(
      and(
        eq(submissions.userId, userId),
        isNotNull(checkouts.paidAt),
        gte(checkouts.paidAt, start),
        lt(checkouts.paidAt, end),
      ),
    )
    .orderBy(asc(checkouts.paidAt))
    .limit(YEAR_PAYMENTS_MAX + 1)
    .$dynamic();
}

function toPayment(row: Awaited<ReturnType<typeof queryYear>>[number]) {
  const { refundedAt } = row;
  return {
    campaign: row.campaign,
    charity: row.charity,
    paidOn: row.paidAt === null ? '' : formatEventDate(row.paidAt),
    paidCents: row.amountCents,
    refundedOn: refundedAt && formatEventDate(refundedAt),
    refundedCents: refundedAt ? row.amountCents : 0,
  };
}

/** Renders a person's payments of a year as a CSV file in a language, in euros, with a note about tax. */
export function renderYearCsv(statement: YearStatement, language: Language) {
  const { year, payments, paidCents, refundedCents } = statement;
  const t = { ...YEAR_LABELS[language], ...YEAR_COLUMNS[language] };
  const rows = [
    [t.paidOn, t.campaign, t.charity, t.paid, t.refundedOn, t.refunded],
    ...payments.map((payment) => [
      payment.paidOn,
      payment.campaign,
      payment.charity ?? '',
      toEuros(payment.paidCents),
      payment.refundedOn ?? '',
      toEuros(payment.refundedCents),
    ]),
    [t.total, '', '', toEuros(paidCents), '', toEuros(refundedCents)],
    [NOT_DEDUCTIBLE[language], '', '', '', '', ''],
  ];
  return { file: renderCsv(rows, language), name: `power-hour-${year}.csv` };
}
