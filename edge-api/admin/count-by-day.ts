import { and, count, gte, isNotNull, sql, type AnyColumn } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { DAY_MS, HOUR_MS } from '../platform/rules.ts';
import type { ChartDay } from './contract.ts';
import { CHART_DAYS } from './rules.ts';

/** Returns how many payments and campaigns were new on each of the last days of the Dutch calendar, the oldest first. */
export async function countByDay(ctx: Ctx): Promise<ChartDay[]> {
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

/** Returns the query that counts rows by the hour: whole hours make up a day in every time zone we use. */
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

/** Lists the last days up to today; noon UTC falls on the same day in the Netherlands all year. */
function listDays(now: Date): string[] {
  const noon = Date.parse(`${formatEventDate(now)}T12:00:00Z`);
  return Array.from({ length: CHART_DAYS }, (_, index) =>
    formatEventDate(new Date(noon - (CHART_DAYS - 1 - index) * DAY_MS)),
  );
}
