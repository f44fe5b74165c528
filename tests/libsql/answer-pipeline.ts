import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createClient,
  LibsqlError,
  type Client,
  type InValue,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { z } from 'zod';

/** The part of Hrana 2 that the Worker's client speaks (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md). */
const Value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string() }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
]);
/** A text that repeats is stored under a number first. */
const Statement = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(Value).default([]),
});
type Statement = z.infer<typeof Statement>;
const Condition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ok'), step: z.number() }),
  z.object({
    type: z.literal('not'),
    cond: z.object({ type: z.literal('ok'), step: z.number() }),
  }),
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

function readValue(value: z.infer<typeof Value>): InValue {
  if (value.type === 'null') return null;
  if (value.type === 'integer') return BigInt(value.value);
  return value.type === 'blob' ? new Uint8Array(Buffer.from(value.base64, 'base64')) : value.value;
}

function toWireResult({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet) {
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((_, index) => toWireValue(row[index]))),
    affected_row_count: rowsAffected,
    last_insert_rowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
  };
}

function toWireValue(value: unknown) {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (value instanceof ArrayBuffer) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
  return { type: 'text', value: String(value) };
}

/** Writes an error as libSQL's server does: the code beside SQLite's own words. */
function toWireError(error: unknown) {
  if (!(error instanceof LibsqlError)) throw error;
  return { message: `SQLite error: ${error.message.replace(/^\w+: /, '')}`, code: error.code };
}
