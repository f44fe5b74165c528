import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { sha256 } from './digest.ts';
import { unhealthy } from './errors.ts';
import { requireHealthy } from './health.ts';
import { DAY_MS, MINUTE_MS } from './rules.ts';
import { CAN_UNSUBSCRIBE, mails, sweeps } from './table.ts';

/** A sweep runs every five minutes; three missing in a row are not an accident. */
const SWEEP_LATE_MS = 15 * MINUTE_MS;
/** A mail goes at once, or with the next sweep, unless it waits for the end of the quiet hours. */
const MAIL_LATE_MS = 15 * MINUTE_MS;

export type DeepHealth = {
  /** When the last sweep began, as ISO text. */
  readonly lastSweepAt: string;
  /** The parts of the last sweep that failed. */
  readonly failedParts: readonly string[];
  /** Whether a mail failed for good in the last day. */
  readonly hasFailedMail: boolean;
};

/**
 * Returns how the background work is going, for a monitor: the database and its migrations, the last sweep, the mail.
 * Throws 503 where one of them has stopped. Names the parts only to the operator, who sends the token in `authorization`.
 */
export async function requireDeepHealth(ctx: Ctx, authorization = ''): Promise<DeepHealth | undefined> {
  const { HEALTH_TOKEN: token } = ctx.settings;
  const digest = (text: string) => Buffer.from(sha256(text));
  const isOperator = token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  await requireHealthy(ctx);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const [[sweep], [late], [failed]] = await ctx.db.batch([
    ctx.db.select().from(sweeps).orderBy(desc(sweeps.startedAt), desc(sweeps.id)).limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.batch), eq(CAN_UNSUBSCRIBE, 0), lte(mails.nextAttemptAt, before(MAIL_LATE_MS))))
      .limit(1),
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(gte(mails.failedAt, before(DAY_MS)))
      .limit(1),
  ]);
  if (!sweep || sweep.startedAt < before(SWEEP_LATE_MS))
    throw unhealthy(isOperator ? 'sweep_late' : 'unavailable');
  if (late) throw unhealthy(isOperator ? 'mail_late' : 'unavailable');
  if (!isOperator) return undefined;
  return {
    lastSweepAt: sweep.startedAt.toISOString(),
    failedParts: sweep.failedParts,
    hasFailedMail: failed !== undefined,
  };
}
