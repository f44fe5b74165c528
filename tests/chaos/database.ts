import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { SECOND_MS } from '#api/platform/rules.ts';
import { choose } from './plan-chaos.ts';
import { SNAPSHOT } from './invariants/order.ts';

/** Where miniflare stores D1 below the state folder. */
const D1_FOLDER = 'v3/d1/miniflare-D1DatabaseObject';
const BUSY_MS = 10_000;
const DEADLINE_IN_MS = 4 * SECOND_MS;

/** An observation from an earlier moment. */
export type Seen = { readonly kind: string; readonly id: string; readonly value: string | number };

/** Columns with due times, which are moved to let time pass. */
const DUE: Readonly<Record<string, readonly string[]>> = {
  mails: ['next_attempt_at'],
  checkouts: ['checked_at', 'refund_due_at', 'refund_retry_at', 'fee_due_at'],
  selection_runs: ['next_attempt_at'],
  rate_limits: ['window_ends_at'],
};

function findDatabase(state: string): string {
  const folder = `${state}/${D1_FOLDER}`;
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (files.length !== 1) throw new Error(`${folder} has ${files.length} databases`);
  return `${folder}/${files[0]}`;
}

function use<Result>(file: string, readOnly: boolean, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Queries the database of a copy, running or not. */
export function query(state: string, sql: string): Record<string, unknown>[] {
  return use(findDatabase(state), true, (database) => database.prepare(sql).all());
}

/** Returns the values of a dead copy that must never decrease or change. */
export function takeSnapshot(state: string): readonly Seen[] {
  return query(state, SNAPSHOT).map(({ kind, id, value }) => ({
    kind: String(kind),
    id: String(id),
    value: typeof value === 'number' ? value : String(value),
  }));
}

/** Moves the deadlines of open campaigns of a dead copy into the near future; returns their slugs. */
export function bringDeadlines(state: string, picks: readonly number[]): readonly string[] {
  return use(findDatabase(state), false, (database) => {
    const now = Date.now();
    const open = database
      .prepare(
        `select id, slug from campaigns where is_active = 1 and published_at is not null
          and (subscription_deadline is null or subscription_deadline > ?) order by id`,
      )
      .all(now);
    const chosen = new Set(picks.map((pick) => choose(open, pick)));
    const move = database.prepare('update campaigns set subscription_deadline = ? where id = ?');
    return [...chosen].flatMap((campaign) => {
      if (!campaign) return [];
      move.run(now + DEADLINE_IN_MS, String(campaign['id']));
      return [String(campaign['slug'])];
    });
  });
}

/** Lets time pass for everything due later in a copy that is not running. */
export function passTime(state: string, ms: number): void {
  use(findDatabase(state), false, (database) => {
    for (const [table, columns] of Object.entries(DUE))
      for (const column of columns)
        database.exec(`update ${table} set ${column} = ${column} - ${ms} where ${column} is not null`);
  });
}

/** Copies the database of a copy that is not running, for checks that add their own tables. */
export function copyDatabase(state: string, to: string): DatabaseSync {
  const file = findDatabase(state);
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) copyFileSync(file + part, to + part);
  return new DatabaseSync(to, { timeout: BUSY_MS });
}

/** Opens a database for drizzle. */
export function toDrizzle(database: DatabaseSync) {
  const run = (sql: string, params: readonly unknown[]) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return { rows: statement.all(...params.map(toParam)) };
  };
  return drizzle(
    async (sql, params) => run(sql, params),
    async (batch) => batch.map(({ sql, params }) => run(sql, params)),
  );
}

function toParam(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  throw new Error(`not a text or a number: ${typeof value}`);
}
