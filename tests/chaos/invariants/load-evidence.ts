import type { DatabaseSync } from 'node:sqlite';
import type { Seen } from '../database.ts';
import type { Received } from '../inbox.ts';
import type { BookEntry } from '../provider.ts';
import type { Witnessed } from '../tally.ts';
import type { World } from '../world.ts';

/** What a run knows in addition to the database. */
export type Evidence = {
  readonly startedAt: number;
  /** Since when everything was repaired. */
  readonly healedAt: number;
  readonly endedAt: number;
  readonly book: readonly BookEntry[];
  readonly received: readonly Received[];
  readonly erased: World['erased'];
  readonly witnessed: readonly Witnessed[];
  readonly seen: readonly Seen[];
};

const TABLES = `
  create table run (started_at integer, healed_at integer, ended_at integer);
  create table book (session text primary key, status text, paid_cents integer, refunded_cents integer, dispute text);
  create table received (recipient text, subject text, text text);
  create table erased (marker text, is_proven integer);
  create table witnessed (kind text, detail text);
  create table seen (kind text, id text, value);
  create index seen_id on seen (kind, id);`;

type Row = readonly (string | number | null)[];

/** Loads what a run knows into the copy of its database, so that queries can compare the two. */
export function loadEvidence(database: DatabaseSync, evidence: Evidence): void {
  const { startedAt, healedAt, endedAt, book, received, erased, witnessed, seen } = evidence;
  database.exec(TABLES);
  database.exec('begin');
  const fill = (table: string, rows: readonly Row[]) => {
    for (const row of rows)
      database.prepare(`insert into ${table} values (${row.map(() => '?').join(', ')})`).run(...row);
  };
  fill('run', [[startedAt, healedAt, endedAt]]);
  fill('book', book.map(toBookRow));
  fill(
    'received',
    received.map(({ to, subject, text }) => [to, subject, text]),
  );
  fill(
    'erased',
    erased.map(({ marker, isProven }) => [marker, Number(isProven)]),
  );
  fill(
    'witnessed',
    witnessed.map(({ kind, detail }) => [kind, detail]),
  );
  fill(
    'seen',
    seen.map(({ kind, id, value }) => [kind, id, value]),
  );
  database.exec('commit');
}

function toBookRow(entry: BookEntry): Row {
  const { id, status, payment_status: payment, amount_total: total } = entry;
  return [id, status, payment === 'paid' ? total : 0, entry.amount_refunded, entry.dispute_status];
}
