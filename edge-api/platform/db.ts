import { createClient } from '@libsql/client';
import { drizzle as overD1 } from 'drizzle-orm/d1';
import { drizzle as overLibsql } from 'drizzle-orm/libsql';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { getSettings } from './settings.ts';

/** The database as every module sees it, on either driver. `batch` is atomic on both. */
export type Db = BaseSQLiteDatabase<'async', unknown> & {
  batch<Item extends BatchItem<'sqlite'>, Items extends Readonly<[Item, ...Item[]]>>(
    items: Items,
  ): Promise<BatchResponse<Items>>;
};

/**
 * Opens the environment's database: libSQL when LIBSQL_URL is set, else D1. `any` copy of D1 may lag behind
 * (https://developers.cloudflare.com/d1/best-practices/read-replication/).
 */
export function openDb(env: Env, copies: 'primary' | 'any' = 'primary'): Db {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = getSettings(env);
  if (LIBSQL_URL) return openLibsql(LIBSQL_URL, LIBSQL_AUTH_TOKEN);
  return overD1(copies === 'any' ? toReplicas(env.DB) : env.DB);
}

export function openLibsql(url: string, authToken: string | undefined) {
  return overLibsql(createClient({ url, ...(authToken && { authToken }) }));
}

/** Returns a binding that sends queries to the nearest copy; without a session they go to the primary. */
function toReplicas(primary: D1Database): D1Database {
  const session = primary.withSession('first-unconstrained');
  return new Proxy(primary, {
    get(binding, name): unknown {
      return name === 'prepare' || name === 'batch'
        ? session[name].bind(session)
        : Reflect.get(binding, name);
    },
  });
}

/** Returns whether an error is a unique-index violation. */
export function isUniqueViolation(error: unknown): boolean {
  return listMessages(error).some((message) => /UNIQUE constraint failed/i.test(message));
}

/** SQLite's errors about the query itself; any other error means that the database could not do its work. */
const QUERY_REFUSED = /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG)|constraint failed/;

/** Returns whether a query failed because its table's migration has not run. */
export function isTableMissing(error: unknown): boolean {
  return listMessages(error).some((message) => /^(?!Failed query: ).*no such table/.test(message));
}

/** Returns whether a query failed because the database is unreachable, overloaded or not migrated. */
export function isDatabaseFailure(error: unknown): boolean {
  const messages = listMessages(error);
  const isQuery = messages.some((message) => /^(Failed query: |D1_|LIBSQL_|HRANA_|SQLITE_)/.test(message));
  const isRefused = messages.some((text) => !text.startsWith('Failed query: ') && QUERY_REFUSED.test(text));
  return isQuery && (isTableMissing(error) || !isRefused);
}

/** Returns the messages of an error and its causes. */
export function listMessages(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages;
}
