import type { Language } from './rules.ts';

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';
/** Rows that are read at a time for a file that is sent while it is read. */
export const CSV_BATCH = 500;

/** How Excel writes a table in each language: a double-clicked file is read by the reader's own. */
const FORMATS = {
  nl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Readonly<Record<Language, { separator: string; decimal: string }>>;

/** Beginnings that a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

export type Cell = string | number | null;

/** Returns a table as CSV (RFC 4180, in Dutch with semicolons). A text that a spreadsheet would run begins with an apostrophe. */
export function renderCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  return BYTE_ORDER_MARK + rows.map((row) => renderCsvRow(row, language)).join('');
}

/** Returns one line of such a table, for a file that is written in parts. */
export function renderCsvRow(row: readonly Cell[], language: Language): string {
  const { separator, decimal } = FORMATS[language];
  return `${row.map((value) => renderCell(value, decimal)).join(separator)}\r\n`;
}

function renderCell(value: Cell, decimal: string): string {
  if (typeof value !== 'string') return String(value ?? '').replace('.', decimal);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns an amount in cents as a number of euros, for a table. */
export function toEuros(cents: number): number {
  return cents / 100;
}
