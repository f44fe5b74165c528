import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client, type InValue, type ResultSet, type Transaction } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { z } from 'zod';
import { readValue, toWireError, toWireResult, WireValue } from './wire-values.ts';

/**
 * A statement in the part of Hrana 2 that the Worker's client speaks; a text that repeats is stored under a number first
 * (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md).
 */
const Statement = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(WireValue).default([]),
});
type Statement = z.infer<typeof Statement>;
const Condition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ok'), step: z.number() }),
  z.object({ type: z.literal('not'), cond: z.object({ type: z.literal('ok'), step: z.number() }) }),
]);
const Step = z.object({ condition: Condition.optional(), stmt: Statement });
type Step = z.infer<typeof Step>;
const Request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execute'), stmt: Statement }),
  z.object({ type: z.literal('batch'), batch: z.object({ steps: z.array(Step) }) }),
  z.object({ type: z.literal('store_sql'), sql_id: z.number(), sql: z.string() }),
  z.object({ type: z.literal('close_sql') }),
  z.object({ type: z.literal('close') }),
]);
/** A request of the protocol. A client that leaves its stream open would send a baton, which is refused. */
export const Pipeline = z.object({ baton: z.null().optional(), requests: z.array(Request) });
type Pipeline = z.infer<typeof Pipeline>;

/** Opens an empty database with every table in a new file of its own, behind the protocol. */
export async function openTestDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'power-hour-libsql-'));
  const client = createClient({ url: `file:${folder}/db`, intMode: 'bigint' });
  await migrate(drizzle(client), { migrationsFolder: 'migrations' });
  return {
    answer: async ({ requests }: Pipeline) => {
      const texts = new Map<number | undefined, string>();
      const executeSql = createExecute(client);
      const execute = ({ sql, sql_id: id, args }: Statement) =>
        executeSql(sql ?? texts.get(id) ?? '', args.map(readValue));
      const results: unknown[] = [];
      for (const request of requests) {
        if (request.type === 'store_sql') texts.set(request.sql_id, request.sql);
        results.push(await answerRequest(execute, request));
      }
      return { baton: null, base_url: null, results };
    },
    close: () => {
      client.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The client's file driver gives a transaction a connection of its own, so it opens and ends where the SQL says so. */
function createExecute(client: Client) {
  let transaction: Transaction | undefined;
  return async (sql: string, args: InValue[]): Promise<ResultSet> => {
    if (sql.startsWith('BEGIN')) transaction = await client.transaction('write');
    else if (sql === 'COMMIT') await transaction?.commit();
    else if (sql === 'ROLLBACK') await transaction?.rollback();
    else return (transaction ?? client).execute({ sql, args });
    return NO_ROWS;
  };
}

const NO_ROWS = {
  columns: [],
  columnTypes: [],
  rows: [],
  rowsAffected: 0,
  lastInsertRowid: undefined,
  toJSON: () => ({}),
};

type Execute = (statement: Statement) => Promise<ResultSet>;

async function answerRequest(execute: Execute, request: Pipeline['requests'][number]): Promise<unknown> {
  const { type } = request;
  if (type === 'batch') {
    const result = await runSteps(execute, request.batch.steps);
    return { type: 'ok', response: { type, result } };
  }
  if (type !== 'execute') return { type: 'ok', response: { type } };
  try {
    return { type: 'ok', response: { type, result: toWireResult(await execute(request.stmt)) } };
  } catch (error) {
    return { type: 'error', error: toWireError(error) };
  }
}

async function runSteps(execute: Execute, steps: readonly Step[]) {
  const results: unknown[] = [];
  const errors: unknown[] = [];
  for (const { condition, stmt } of steps) {
    const step = condition?.type === 'not' ? condition.cond.step : condition?.step;
    const isOk = step === undefined || results[step] !== null;
    const runs = condition?.type === 'not' ? !isOk : isOk;
    try {
      results.push(runs ? toWireResult(await execute(stmt)) : null);
      errors.push(null);
    } catch (error) {
      results.push(null);
      errors.push(toWireError(error));
    }
  }
  return { step_results: results, step_errors: errors };
}
