import { and, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { CAMPAIGN_STAGE, STAGES } from '../campaigns/stage-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { selectionRuns } from '../nominees/table.ts';
import { checkouts, LISTED_STATE, paymentEvents, webhookRefusals } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { mails } from '../platform/table.ts';
import { reports } from '../reports/table.ts';
import { countByDay } from './count-by-day.ts';
import { IS_UNAPPLIED } from './list-messages.ts';
import { querySweeps, toSweep } from './list-sweeps.ts';
import { Overview } from './contract.ts';
import {
  COUNT_MAX,
  OVERVIEW_FIGURES,
  PAYMENT_STATES,
  REFUSALS_RECENT_MS,
  type OverviewFigure,
} from './rules.ts';

/** Returns the numbers of an admin's first page, each a count up to {@link COUNT_MAX}, and those of the last days. */
export async function getOverview(ctx: Ctx): Promise<Overview> {
  const [counts, days, [lastSweep]] = await Promise.all([
    ctx.db.get<Readonly<Record<string, number>>>(queryCounts(ctx)),
    countByDay(ctx),
    querySweeps(ctx, {}, 1),
  ]);
  const pick = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, counts[`${prefix}${name}`]]));
  return Overview.parse({
    figures: pick(OVERVIEW_FIGURES),
    campaigns: pick(STAGES, 'campaigns '),
    payments: pick(PAYMENT_STATES, 'payments '),
    days,
    lastSweep: lastSweep ? toSweep(lastSweep) : null,
  });
}

/** Returns the one query that counts everything, each by its index. */
export function queryCounts(ctx: Ctx): SQL {
  const recent = new Date(ctx.now.getTime() - REFUSALS_RECENT_MS);
  const figures: Readonly<Record<OverviewFigure, SQL>> = {
    charitiesPending: countUpTo(charities, eq(charities.approvalStatus, 'pending')),
    reportsOpen: countUpTo(reports, isNull(reports.decidedAt)),
    selectionsGivenUp: countUpTo(selectionRuns, isNotNull(selectionRuns.givenUpAt)),
    mailsFailed: countUpTo(mails, isNotNull(mails.failedAt)),
    messagesUnapplied: countUpTo(paymentEvents, IS_UNAPPLIED),
    messagesRefused: countUpTo(webhookRefusals, gte(webhookRefusals.at, recent)),
  };
  const columns = [
    ...Object.entries(figures),
    ...STAGES.map((stage) => {
      const isInStage = sql`${sql.raw(CAMPAIGN_STAGE)} = ${stage}`;
      return [`campaigns ${stage}`, countUpTo(campaigns, isInStage)] as const;
    }),
    ...PAYMENT_STATES.map(
      (state) =>
        [`payments ${state}`, countUpTo(checkouts, sql`${sql.raw(LISTED_STATE)} = ${state}`)] as const,
    ),
  ].map(([name, count]) => sql`(${count}) as ${sql.identifier(name)}`);
  return sql`select ${sql.join(columns, sql`, `)}`;
}

const countUpTo = (table: SQLiteTable, condition: SQL | undefined): SQL =>
  sql`select count(*) from (select 1 from ${table} where ${and(condition)} limit ${sql.raw(String(COUNT_MAX))})`;
