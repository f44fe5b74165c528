import type { Language } from './rules.ts';

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';
/** Rows per query for a file that is streamed while it is read. */
export const CSV_BATCH = 500;

/** How Excel writes a table in each language; a file opened by double click is read in the reader's own. */
const FORMATS = {
  nl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const satisfies Readonly<Record<Language, { separator: string; decimal: string }>>;

/** Prefixes that a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

export type Cell = string | number | null;

/** Renders a table as CSV (RFC 4180; semicolons in Dutch). An apostrophe precedes a text that looks like a formula. */
export function renderCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  return BYTE_ORDER_MARK + rows.map((row) => renderCsvRow(row, language)).join('');
}

/** Renders one line of CSV, for a file that is written in parts. */
export function renderCsvRow(row: readonly Cell[], language: Language): string {
  const { separator, decimal } = FORMATS[language];
  return `${row.map((value) => renderCell(value, decimal)).join(separator)}\r\n`;
}

function renderCell(value: Cell, decimal: string): string {
  if (typeof value !== 'string') return String(value ?? '').replace('.', decimal);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Converts an amount in cents to a number of euros, for a table. */
export function toEuros(cents: number): number {
  return cents / 100;
}
