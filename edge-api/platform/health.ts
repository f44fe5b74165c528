import { timingSafeEqual } from 'node:crypto';
import { sql, and, desc, eq, gte, isNull, lte, lt } from 'drizzle-orm';
import { z } from 'zod';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import type { Ctx } from './context.ts';
import { isTableMissing } from './db.ts';
import { sha256 } from './digest.ts';
import { unhealthy } from './errors.ts';
import { listFailing } from './incidents.ts';
import { errorMessage } from './log.ts';
import { SECOND_MS, DAY_MS, MINUTE_MS } from './rules.ts';
import { CAN_UNSUBSCRIBE, mails, sweeps } from './table.ts';

const CACHE_MS = 5 * SECOND_MS;

const NEWEST_MIGRATION = journal.entries.at(-1);

type Health = 'ok' | 'database_unavailable' | 'migrations_behind';

const cache = new WeakMap<object, { readonly until: number; readonly health: Health }>();

/**
 * Throws 503 while the database does not answer or lacks a migration that this build needs. A newer database is fine,
 * since migrations run before the deploy. Checks at most once every 5 seconds per isolate.
 */
export async function requireHealthy(ctx: Ctx): Promise<void> {
  const now = ctx.now.getTime();
  let cached = cache.get(ctx.env);
  if (!cached || now >= cached.until) {
    cached = { until: now + CACHE_MS, health: await readHealth(ctx) };
    cache.set(ctx.env, cached);
  }
  if (cached.health !== 'ok') throw unhealthy(cached.health);
}

async function readHealth(ctx: Ctx): Promise<Health> {
  try {
    if (!NEWEST_MIGRATION || (await hasMigration(ctx, NEWEST_MIGRATION))) return 'ok';
    ctx.log.error('migrations_behind', { missing: NEWEST_MIGRATION.tag });
    return 'migrations_behind';
  } catch (error) {
    const cause = error instanceof Error ? errorMessage(error.cause) : undefined;
    ctx.log.error('database_failed', { reason: errorMessage(error), cause });
    return isTableMissing(error) ? 'migrations_behind' : 'database_unavailable';
  }
}

const Row = z.object({ present: z.number() });

/** Wrangler records a migration's file on D1, drizzle its time on libSQL. */
async function hasMigration(ctx: Ctx, { tag, when }: NonNullable<typeof NEWEST_MIGRATION>): Promise<boolean> {
  const query = ctx.settings.LIBSQL_URL
    ? sql`select count(*) as present from __drizzle_migrations where created_at >= ${when}`
    : sql`select count(*) as present from d1_migrations where name = ${`${tag}.sql`}`;
  return Row.parse(await ctx.db.get(query)).present > 0;
}

/** Returns whether a call carries the operator's token. */
export function isOperator({ settings: { HEALTH_TOKEN: token } }: Ctx, authorization = ''): boolean {
  const digest = (text: string) => Buffer.from(sha256(text));
  return token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

/** A sweep runs every five minutes; three missed in a row are no coincidence. */
const SWEEP_LATE_MS = 15 * MINUTE_MS;
/** A mail is sent at once or with the next sweep, unless it waits for the end of the quiet hours. */
const MAIL_LATE_MS = 15 * MINUTE_MS;

/**
 * Returns the state of the background work for the operator, who sends `authorization`. Throws 503 if a part has
 * stopped or is failing, without its name for anyone else.
 */
export async function requireDeepHealth(ctx: Ctx, authorization?: string) {
  const isNamed = isOperator(ctx, authorization);
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
    throw unhealthy(isNamed ? 'sweep_late' : 'unavailable');
  if (late) throw unhealthy(isNamed ? 'mail_late' : 'unavailable');
  const failing = await listFailing(ctx);
  if (failing.length > 0) throw isNamed ? unhealthy('failing', { failing }) : unhealthy('unavailable');
  if (!isNamed) return undefined;
  return {
    lastSweepAt: sweep.startedAt.toISOString(),
    failedParts: sweep.failedParts,
    /** Whether a mail failed for good within the last day. */
    hasFailedMail: failed !== undefined,
  };
}

const SWEEPS_RETENTION_MS = 7 * DAY_MS;

/** Stores the figures of a sweep, and deletes old ones. */
export async function recordSweep(
  ctx: Ctx,
  sweep: Pick<typeof sweeps.$inferInsert, 'durationMs' | 'figures' | 'failedParts'>,
): Promise<void> {
  const start = new Date(ctx.now.getTime() - SWEEPS_RETENTION_MS);
  await ctx.db.batch([
    ctx.db.insert(sweeps).values({ id: crypto.randomUUID(), startedAt: ctx.now, ...sweep }),
    ctx.db.delete(sweeps).where(lt(sweeps.startedAt, start)),
  ]);
}
