import { count, gt, lt } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { deleteRows } from '#api/platform/delete-rows.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import { errorMessage } from '#api/platform/log.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { webhookRefusals } from '../table.ts';

/** Refusals that are recorded in an hour: anyone may send messages, and all may be refused. */
export const REFUSALS_PER_HOUR = 60;
const REFUSALS_RETENTION_MS = 30 * DAY_MS;
const REASON_MAX = 200;

/** Records that a message was refused, unless many were within the hour; it never fails the refusal. */
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
