import { LibsqlError, type InValue, type ResultSet, type Value as SqlValue } from '@libsql/client';
import { z } from 'zod';

/** A value in libSQL's protocol: whole numbers as text, bytes as base64. */
export const WireValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string() }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
]);

/** Returns a value as the driver binds it. */
export function readValue(value: z.infer<typeof WireValue>): InValue {
  if (value.type === 'null') return null;
  if (value.type === 'integer') return BigInt(value.value);
  return value.type === 'blob' ? new Uint8Array(Buffer.from(value.base64, 'base64')) : value.value;
}

/** Writes rows and figures of a statement as the protocol has them. */
export function toWireResult({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet) {
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((_, index) => toWireValue(row[index]))),
    affected_row_count: rowsAffected,
    last_insert_rowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
  };
}

function toWireValue(value: SqlValue | undefined) {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (value instanceof ArrayBuffer) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
  return { type: 'text', value };
}

/** Writes an error as libSQL's server does: the code beside SQLite's own words. */
export function toWireError(error: unknown) {
  if (!(error instanceof LibsqlError)) throw error;
  return { message: `SQLite error: ${error.message.replace(/^\w+: /, '')}`, code: error.code };
}
