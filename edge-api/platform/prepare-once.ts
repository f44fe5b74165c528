import type { Db } from './db.ts';

/**
 * Returns a query that is built once for each database of an isolate, since building takes longer than running it. What
 * differs between calls are placeholders.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
