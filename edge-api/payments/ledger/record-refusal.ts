import { count, gt, lt } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { deleteRows } from '#api/platform/delete-rows.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { errorMessage } from '#api/platform/log.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { webhookRefusals } from '../table.ts';

/** Maximum number of refusals recorded per hour: anyone can send messages that are refused. */
export const REFUSALS_PER_HOUR = 60;
const REFUSALS_RETENTION_MS = 30 * DAY_MS;
const REASON_MAX = 200;

/** Records a refused message, unless many were refused within the hour; never throws. */
export async function recordRefusal(ctx: Ctx, reason: string): Promise<void> {
  const row = {
    id: crypto.randomUUID(),
    at: ctx.now,
    reason: reason.replace(/^Error: /, '').slice(0, REASON_MAX),
  };
  const recent = ctx.db
    .select({ count: count() })
    .from(webhookRefusals)
    .where(gt(webhookRefusals.at, new Date(ctx.now.getTime() - HOUR_MS)));
  try {
    await insertRows(ctx.db, webhookRefusals, [row], lt(recent, REFUSALS_PER_HOUR));
  } catch (error) {
    ctx.log.error('refusal_not_recorded', { reason: errorMessage(error) });
  }
}

/** Deletes old records of refused messages; returns how many. */
export function pruneRefusals(ctx: Ctx): Promise<number> {
  return deleteRows(
    ctx,
    webhookRefusals,
    lt(webhookRefusals.at, new Date(ctx.now.getTime() - REFUSALS_RETENTION_MS)),
  );
}
