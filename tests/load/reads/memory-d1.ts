import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Creates a D1 that runs each query once: later ones get the stored result, parsed again as D1's client does, so that
 * only the Worker's own work is measured. `reads` counts the queries.
 */
export function createMemoryD1() {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    sqlite.exec(readFileSync(`migrations/${file}`, 'utf8'));
  const answers = new Map<string, string>();
  let reads = 0;
  const answer = (sql: string, params: readonly never[]): unknown => {
    reads += 1;
    const stored = answers.get(sql) ?? run(sql, params);
    answers.set(sql, stored);
    return JSON.parse(stored);
  };
  const run = (sql: string, params: readonly never[]) => {
    const statement = sqlite.prepare(sql);
    statement.setReturnArrays(true);
    return JSON.stringify(statement.all(...params));
  };
  const bound = (sql: string, params: readonly never[]) => ({
    raw: () => Promise.resolve(answer(sql, params)),
    run: () => Promise.resolve({ results: answer(sql, params) }),
    all: () => Promise.resolve({ results: answer(sql, params) }),
  });
  const prepare = (sql: string) => ({ ...bound(sql, []), bind: (...params: never[]) => bound(sql, params) });
  const reader = {
    prepare,
    batch: () => Promise.reject(new Error('the calls measured here read one by one')),
  };
  return {
    sqlite,
    binding: { ...reader, withSession: () => reader },
    /** Counts the queries from now on. */
    countReads: () => {
      const before = reads;
      return () => reads - before;
    },
  };
}
