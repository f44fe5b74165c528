import { and, desc, gte, isNull, lte } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { unhealthy } from './errors.ts';
import { requireHealthy } from './health.ts';
import { DAY_MS, MINUTE_MS } from './rules.ts';
import { mails, sweeps } from './table.ts';

/** A sweep runs every five minutes; three that are missing are no accident. */
const SWEEP_LATE_MS = 15 * MINUTE_MS;
/** A mail goes at once, or with the next sweep. */
const MAIL_LATE_MS = 15 * MINUTE_MS;

export type DeepHealth = {
  /** When the last sweep began, as ISO text; null before the first. */
  readonly lastSweepAt: string | null;
  /** The parts of the last sweep that failed. */
  readonly failedParts: readonly string[];
  readonly isSweepLate: boolean;
  /** Whether a mail has waited to be sent for a quarter of an hour. */
  readonly isMailLate: boolean;
  /** Whether a mail failed for good in the last day. */
  readonly hasFailedMail: boolean;
};

/**
 * Returns how the work behind the answers goes, for a monitor: the database and its migrations, the last sweep, the mail.
 * Throws 503 where one of them stands still, with the same figures.
 */
export async function requireDeepHealth(ctx: Ctx): Promise<DeepHealth> {
  await requireHealthy(ctx);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const [[sweep], [late], [failed]] = await ctx.db.batch([
    ctx.db.select().from(sweeps).orderBy(desc(sweeps.startedAt), desc(sweeps.id)).limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.batch), lte(mails.nextAttemptAt, before(MAIL_LATE_MS))))
      .limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(gte(mails.failedAt, before(DAY_MS)))
      .limit(1),
  ]);
  const health = {
    lastSweepAt: sweep?.startedAt.toISOString() ?? null,
    failedParts: sweep?.failedParts ?? [],
    isSweepLate: !sweep || sweep.startedAt < before(SWEEP_LATE_MS),
    isMailLate: late !== undefined,
    hasFailedMail: failed !== undefined,
  };
  if (health.isSweepLate) throw unhealthy('sweep_late', health);
  if (health.isMailLate) throw unhealthy('mail_late', health);
  return health;
}
