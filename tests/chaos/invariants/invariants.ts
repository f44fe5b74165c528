import type { DatabaseSync } from 'node:sqlite';
import { CONTRADICTIONS } from '../../support/contradictions.ts';
import { MONEY_INVARIANTS } from './money.ts';
import { ORDER_INVARIANTS } from './order.ts';
import { PEOPLE_INVARIANTS } from './people.ts';
import { SELECTION_INVARIANTS } from './selection.ts';

/** What must never hold at the end of a run, by name: each query must find no row. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  ...CONTRADICTIONS,
  ...MONEY_INVARIANTS,
  ...SELECTION_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...ORDER_INVARIANTS,
};

export type Result = { readonly name: string; readonly violations: readonly unknown[] };

/** Checks every invariant, and that nothing is left of people who were told that everything of theirs is gone. */
export function checkInvariants(database: DatabaseSync): readonly Result[] {
  const all = { ...INVARIANTS, 'something that is left of an erased person': findErased(database) };
  return Object.entries(all).map(([name, sql]) => ({ name, violations: database.prepare(sql).all() }));
}

/** Tables of the check itself, which mention erased people. */
const EVIDENCE = ['erased', 'received', 'witnessed', 'book', 'seen', 'run'];

/** Tables whose text under an unverified address stays until its retention ends, because it may be another person's. */
const UNPROVEN_KEPT = ['reports'];

/** Returns the query for tables that contain an erased person's marker in any column. */
function findErased(database: DatabaseSync): string {
  const columns = database
    .prepare(
      `select tables.name as tbl, columns.name as col
        from sqlite_master as tables, pragma_table_info(tables.name) as columns
        where tables.type = 'table' and substr(tables.name, 1, 7) <> 'sqlite_' and substr(tables.name, 1, 3) <> '_cf'`,
    )
    .all()
    .map(({ tbl, col }) => ({ table: String(tbl), holds: `instr("${String(col)}", marker) > 0` }))
    .filter(({ table }) => !EVIDENCE.includes(table));
  return [...Map.groupBy(columns, ({ table }) => table)]
    .map(
      ([table, own]) => `select marker || ' in ${table}' as id from erased
        where ${UNPROVEN_KEPT.includes(table) ? 'is_proven = 1 and ' : ''}exists (select 1 from "${table}" where ${own.map(({ holds }) => holds).join(' or ')})`,
    )
    .join(' union all ');
}
