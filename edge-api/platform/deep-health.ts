import manifest from '../../package.json' with { type: 'json' };
import { and, desc, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { isSameSecret } from './digest.ts';
import { ApiError, unhealthy } from './errors.ts';
import { requireHealthy } from './health.ts';
import { DAY_MS, MINUTE_MS } from './rules.ts';
import { CAN_UNSUBSCRIBE, mails, sweeps } from './table.ts';

/** A sweep runs every five minutes; three missing in a row are not an accident. */
const SWEEP_LATE_MS = 15 * MINUTE_MS;
/** A mail goes at once, or with the next sweep, unless it waits for the end of the quiet hours. */
const MAIL_LATE_MS = 15 * MINUTE_MS;

/**
 * Returns how the background work is going, for a monitor: the database and its migrations, the last sweep, the mail.
 * Throws 503 where one of them has stopped. Only an `authorization` with the operator's token gets the parts, and a code
 * for each.
 */
export async function requireDeepHealth(
  ctx: Ctx,
  authorization: string | undefined,
): Promise<Partial<Awaited<ReturnType<typeof readDeepHealth>>>> {
  const { HEALTH_TOKEN } = ctx.settings;
  const isOperator =
    HEALTH_TOKEN !== undefined && isSameSecret(authorization ?? '', `Bearer ${HEALTH_TOKEN}`);
  if (isOperator) return readDeepHealth(ctx);
  await readDeepHealth(ctx).catch((error: unknown) => {
    throw error instanceof ApiError ? unhealthy('unavailable') : error;
  });
  return {};
}

async function readDeepHealth(ctx: Ctx) {
  await requireHealthy(ctx);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const [[sweep], [late], [failed]] = await ctx.db.batch([
    ctx.db.select().from(sweeps).orderBy(desc(sweeps.startedAt), desc(sweeps.id)).limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(isNull(mails.batch), sql`${CAN_UNSUBSCRIBE} = 0`, lte(mails.nextAttemptAt, before(MAIL_LATE_MS))),
      )
      .limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(gte(mails.failedAt, before(DAY_MS)))
      .limit(1),
  ]);
  if (!sweep || sweep.startedAt < before(SWEEP_LATE_MS)) throw unhealthy('sweep_late');
  if (late) throw unhealthy('mail_late');
  return {
    version: manifest.version,
    /** When the last sweep began. */
    lastSweepAt: sweep.startedAt.toISOString(),
    /** The parts of it that failed. */
    failedParts: sweep.failedParts,
    /** Whether a mail failed for good in the last day. */
    hasFailedMail: failed !== undefined,
  };
}
