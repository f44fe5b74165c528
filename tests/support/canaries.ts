import { env } from 'cloudflare:workers';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { getTableColumns, sql } from 'drizzle-orm';
import { db } from './api.ts';
import { TABLES } from './register.ts';

/** Marks texts that only their owner may read, and texts that are public at their page's address. */
export const SECRET = 'canary-secret';
const PUBLIC = 'canary-public';
export const CANARY = /canary/;

/** The columns that public pages show. Every other text is secret, including those of new tables. */
const PUBLIC_COLUMNS = [
  ...[
    'campaigns.name',
    'campaigns.artist_name',
    'campaigns.planned_location',
    'campaigns.fan_question_other',
  ],
  ...['charities.name', 'media.alt', 'media.caption', 'stories.title', 'stories.text'],
  ...['celebrity_profiles.name', 'celebrity_profiles.artist_name', 'celebrity_profiles.city'],
  'celebrity_profiles.country_of_residence',
  ...['about_nl', 'about_en', 'ten_euros_nl', 'ten_euros_en', 'website', 'country', 'rsin'].map(
    (column) => `charity_profiles.${column}`,
  ),
  ...['charity_profiles.registration_number', 'charity_profiles.contact_email'],
];
/** Columns left unchanged: addresses, and names that the code compares. */
const UNTOUCHED = [
  ...[
    'campaigns.slug',
    'charity_profiles.slug',
    'media.filename',
    'media.mime_type',
    'celebrity_profiles.avatar_id',
  ],
  ...['thanks_files.mime_type', 'verification.identifier', 'account.provider_id', 'checkouts.currency'],
  ...['scores.model', 'scores.rubric_version', 'scores.prompt_hash', 'scores.hash', 'scores.previous_hash'],
];

/** Writes a canary into every text of every row of the database; call it while it only holds the victims. */
export async function plantCanaries(): Promise<void> {
  for (const table of TABLES) {
    const { name, foreignKeys } = getTableConfig(table);
    const keys = new Set(foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)));
    for (const column of Object.values(getTableColumns(table))) {
      const label = `${name}.${column.name}`;
      const isText = column.columnType === 'SQLiteText' && !column.enumValues?.length;
      if (!isText || column.name === 'id' || keys.has(column.name) || UNTOUCHED.includes(label)) continue;
      const marker = PUBLIC_COLUMNS.includes(label) ? PUBLIC : SECRET;
      const email = column.name === 'email' ? '@example.test' : '';
      // The row's number keeps unique columns unique.
      await db.run(
        sql`update ${table} set ${sql.identifier(column.name)} = ${`${marker}-${label}-`} || rowid || ${email}`,
      );
    }
  }
  await db.run(sql`update campaigns set keywords = ${JSON.stringify([`${SECRET}-keyword`])}`);
}

/** Tables of counters, which any call may write. */
const IGNORED = ['rate_limits', 'webhook_refusals'];

/** Every row of every table, as text. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Returns every row of the database as text, to detect any change. */
export async function dumpDatabase(): Promise<Dump> {
  const names = TABLES.map((table) => getTableConfig(table).name).filter((name) => !IGNORED.includes(name));
  const tables = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from "${name}"`)));
  return new Map(
    names.map((name, at) => [name, (tables[at]?.results ?? []).map((row) => JSON.stringify(row))]),
  );
}

/** Lists the rows of a dump that are missing in a later one: those that were changed or deleted. */
export function listLost(before: Dump, after: Dump): string[] {
  return [...before].flatMap(([table, rows]) => {
    const left = new Set(after.get(table));
    return rows.filter((row) => !left.has(row)).map((row) => `${table}: ${row}`);
  });
}

/** Lists the rows that occur in only one of two dumps. */
export const listChanges = (before: Dump, after: Dump): string[] => [
  ...listLost(before, after),
  ...listLost(after, before),
];
