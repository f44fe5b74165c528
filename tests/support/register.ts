import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { describe } from '#api/platform/columns.ts';
import * as schema from '#api/schema.ts';

type Entry = ReturnType<typeof describe>;

const values = Object.values<unknown>({ ...schema });
export const TABLES = values.filter((value) => is(value, SQLiteTable));
const entries = values.filter((value): value is Entry => Object(value).tables !== undefined);

/** A text column in the register of personal data: why it survives an erasure, and why an export excludes it. */
export type RegisteredText = {
  readonly property: string;
  readonly purpose: string;
  readonly end: string;
  readonly kept: string | undefined;
  readonly withheld: string | undefined;
  /** Whether a reason applies to this column only, and not to its whole table. */
  readonly isPrecise: Readonly<Record<'kept' | 'withheld', boolean>>;
};

/** Lists a table's columns that can say something about a person: texts that are neither ids nor enums. */
export function listTexts(table: SQLiteTable): readonly RegisteredText[] {
  const references = new Set(
    getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
  );
  const entry = entries.find(({ tables }) => tables.includes(table));
  return Object.entries(getTableColumns(table))
    .filter(
      ([, { columnType, enumValues, name }]) =>
        columnType.startsWith('SQLiteText') && !enumValues?.length && name !== 'id' && !references.has(name),
    )
    .map(([property]) => toRegisteredText(property, entry));
}

function toRegisteredText(property: string, entry: Entry | undefined): RegisteredText {
  const { purpose = '', end = '', kept = {}, withheld = {} } = entry ?? {};
  const findReason = (reasons: typeof kept): string | undefined =>
    typeof reasons === 'string'
      ? reasons
      : Object.entries<readonly string[]>(reasons).find(([, columns]) => columns.includes(property))?.[0];
  return {
    property,
    purpose,
    end,
    kept: findReason(kept),
    withheld: findReason(withheld),
    isPrecise: { kept: typeof kept !== 'string', withheld: typeof withheld !== 'string' },
  };
}
