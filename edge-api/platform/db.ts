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

/** A binding of D1 has no state of its own, so every request of an isolate uses one. */
const databases = new WeakMap<D1Database, Db>();

/** Opens the environment's database: libSQL, for one request, when LIBSQL_URL is set, else D1. */
export function openDb(env: Env): Db {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = getSettings(env);
  if (!LIBSQL_URL) {
    const db = databases.get(env.DB) ?? overD1(env.DB);
    databases.set(env.DB, db);
    return db;
  }
  const client = createClient({
    url: LIBSQL_URL,
    ...(LIBSQL_AUTH_TOKEN && { authToken: LIBSQL_AUTH_TOKEN }),
  });
  return overLibsql(client);
}

/** Returns whether an error is the violation of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/UNIQUE constraint failed/i.test(cause.message)) return true;
  }
  return false;
}

/** SQLite's refusals of the query itself; any other error means that the database could not do its work. */
const QUERY_REFUSED = /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG)|constraint failed/;

/** Returns whether an error is a query for a table whose migration has not run. */
export function isTableMissing(error: unknown): boolean {
  return listMessages(error).some((message) => /^(?!Failed query: ).*no such table/.test(message));
}

/** Returns whether an error is a query that failed because the database is out of reach, overloaded or not migrated. */
export function isDatabaseFailure(error: unknown): boolean {
  const messages = listMessages(error);
  const isQuery = messages.some((message) => /^(Failed query: |D1_|LIBSQL_|HRANA_|SQLITE_)/.test(message));
  const isRefused = messages.some((text) => !text.startsWith('Failed query: ') && QUERY_REFUSED.test(text));
  return isQuery && (isTableMissing(error) || !isRefused);
}

function listMessages(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages;
}
