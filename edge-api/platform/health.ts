import { sql } from 'drizzle-orm';
import { z } from 'zod';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import type { Ctx } from './context.ts';
import { isTableMissing } from './db.ts';
import { unhealthy } from './errors.ts';
import { errorMessage } from './log.ts';
import { SECOND_MS } from './rules.ts';

const CACHE_MS = 5 * SECOND_MS;

/** The migrations that this build was made with, oldest first. */
const MIGRATIONS = journal.entries.map(({ tag, when }) => ({ tag, when }));

type Health = 'ok' | 'database_unavailable' | 'migrations_behind';

const cache = new WeakMap<object, { readonly until: number; readonly health: Health }>();

/**
 * Throws 503 while the database does not answer, or lacks a migration that this build needs. A database that is ahead
 * is fine: it is migrated before the deploy. Checks at most once every 5 seconds in each isolate.
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
    const newest = MIGRATIONS.at(-1);
    const isBehind = newest !== undefined && !(await hasMigration(ctx, newest));
    if (isBehind) ctx.log.error('migrations_behind', { missing: newest.tag });
    return isBehind ? 'migrations_behind' : 'ok';
  } catch (error) {
    const cause = error instanceof Error ? errorMessage(error.cause) : undefined;
    ctx.log.error('database_failed', { reason: errorMessage(error), cause });
    return isTableMissing(error) ? 'migrations_behind' : 'database_unavailable';
  }
}

const Row = z.object({ present: z.number() });

/** Wrangler notes a migration's file on D1, drizzle its time on libSQL. */
async function hasMigration(ctx: Ctx, { tag, when }: (typeof MIGRATIONS)[number]): Promise<boolean> {
  const query = ctx.settings.LIBSQL_URL
    ? sql`select count(*) as present from __drizzle_migrations where created_at >= ${when}`
    : sql`select count(*) as present from d1_migrations where name = ${`${tag}.sql`}`;
  return Row.parse(await ctx.db.get(query)).present > 0;
}
