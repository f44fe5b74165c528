import { and, count, eq, gte, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { isInReview } from '../campaigns/index.ts';
import { CAMPAIGN_STAGE, STAGES } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { selectionRuns } from '../nominees/table.ts';
import { checkouts, LISTED_STATE, paymentEvents, webhookRefusals } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { DAY_MS, HOUR_MS } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { reports } from '../reports/table.ts';
import { Overview, type ChartDay } from './contract.ts';
import { IS_OBJECTION_OPEN } from './suspend-account.ts';
import { querySweeps, toSweep } from './list-sweeps.ts';
import { CAN_BE_SENT_AGAIN } from './failed-mails.ts';
import { IS_UNAPPLIED } from './messages.ts';
import {
  COUNT_MAX,
  OVERVIEW_FIGURES,
  PAYMENT_STATES,
  REFUSALS_RECENT_MS,
  CHART_DAYS,
  type OverviewFigure,
} from './rules.ts';

/** Returns the figures of the admins' first page, each a count up to {@link COUNT_MAX}, and those of the last days. */
export async function getOverview(ctx: Ctx): Promise<Overview> {
  const [counts, days, [lastSweep]] = await Promise.all([
    ctx.db.get<Readonly<Record<string, number | null>>>(queryCounts(ctx)),
    countByDay(ctx),
    querySweeps(ctx, { limit: 1 }),
  ]);
  const pick = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, counts[`${prefix}${name}`]]));
  return Overview.parse({
    figures: pick(OVERVIEW_FIGURES),
    since: Object.fromEntries(
      OVERVIEW_FIGURES.map((name) => {
        const at = counts[`since ${name}`];
        return [name, typeof at === 'number' ? new Date(at).toISOString() : null];
      }),
    ),
    campaigns: pick(STAGES, 'campaigns '),
    payments: pick(PAYMENT_STATES, 'payments '),
    days,
    lastSweep: lastSweep ? toSweep(lastSweep) : null,
  });
}

/** Returns the one query that counts everything, each count by an index. */
export function queryCounts(ctx: Ctx): SQL {
  const recent = new Date(ctx.now.getTime() - REFUSALS_RECENT_MS);
  const isUnreadable = and(IS_UNAPPLIED, eq(paymentEvents.outcome, 'unreadable'));
  const isDisputed = eq(sql.raw(LISTED_STATE), 'disputed');
  const work: Readonly<Record<OverviewFigure, readonly [SQLiteColumn, SQL | undefined]>> = {
    campaignsInReview: [campaigns.createdAt, isInReview],
    charitiesPending: [charities.createdAt, eq(charities.approvalStatus, 'pending')],
    objections: [user.suspendedAt, IS_OBJECTION_OPEN],
    reportsOpen: [reports.createdAt, isNull(reports.decidedAt)],
    paymentsDisputed: [checkouts.createdAt, isDisputed],
    selectionsGivenUp: [selectionRuns.givenUpAt, isNotNull(selectionRuns.givenUpAt)],
    mailsFailed: [mails.failedAt, CAN_BE_SENT_AGAIN],
    messagesUnreadable: [paymentEvents.receivedAt, isUnreadable],
    messagesRefused: [webhookRefusals.at, gte(webhookRefusals.at, recent)],
  };
  const columns = [
    ...Object.entries(work).flatMap(([name, [at, condition]]) => [
      [name, countUpTo(at.table, condition)] as const,
      [`since ${name}`, sql`select min(${at}) from ${at.table} where ${condition}`] as const,
    ]),
    ...STAGES.map((stage) => {
      const isInStage = eq(sql.raw(CAMPAIGN_STAGE), stage);
      return [`campaigns ${stage}`, countUpTo(campaigns, isInStage)] as const;
    }),
    ...PAYMENT_STATES.map(
      (state) => [`payments ${state}`, countUpTo(checkouts, eq(sql.raw(LISTED_STATE), state))] as const,
    ),
  ].map(([name, count]) => sql`(${count}) as ${sql.identifier(name)}`);
  return sql`select ${sql.join(columns, sql`, `)}`;
}

const countUpTo = (table: SQLiteTable, condition: SQL | undefined): SQL =>
  sql`select count(*) from (select 1 from ${table} where ${and(condition)} limit ${sql.raw(String(COUNT_MAX))})`;

async function countByDay(ctx: Ctx): Promise<ChartDay[]> {
  const [payments, created] = await ctx.db.batch([
    queryHours(ctx, checkouts, checkouts.paidAt),
    queryHours(ctx, campaigns, campaigns.createdAt),
  ]);
  const [paid, begun] = [sumByDay(payments), sumByDay(created)];
  return listDays(ctx.now).map((day) => ({
    day,
    payments: paid.get(day) ?? 0,
    campaigns: begun.get(day) ?? 0,
  }));
}

/** Returns the query that counts rows per hour; whole hours add up to days in every time zone we use. */
export function queryHours(ctx: Ctx, table: SQLiteTable, at: AnyColumn) {
  const hour = sql<number>`${at} / ${sql.raw(String(HOUR_MS))}`;
  return ctx.db
    .select({ hour, count: count() })
    .from(table)
    .where(and(isNotNull(at), gte(at, new Date(ctx.now.getTime() - CHART_DAYS * DAY_MS))))
    .groupBy(hour);
}

function sumByDay(hours: readonly { readonly hour: number; readonly count: number }[]) {
  const days = new Map<string, number>();
  for (const { hour, count } of hours) {
    const day = formatEventDate(new Date(hour * HOUR_MS));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

/** Lists the last days including today; noon UTC falls on the same Dutch day all year. */
function listDays(now: Date): string[] {
  const noon = Date.parse(`${formatEventDate(now)}T12:00:00Z`);
  return Array.from({ length: CHART_DAYS }, (_, index) =>
    formatEventDate(new Date(noon - (CHART_DAYS - 1 - index) * DAY_MS)),
  );
}
