/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Beginnings that a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

type Cell = string | number | null;

/** Returns a table as CSV (RFC 4180). A text that a spreadsheet would run begins with an apostrophe; numbers stay numbers. */
export function renderCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map(renderCsvRow).join('');
}

/** Returns one line of such a table, for a file that is written in parts. */
export function renderCsvRow(row: readonly Cell[]): string {
  return `${row.map(renderCell).join(',')}\r\n`;
}

function renderCell(value: Cell): string {
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns an amount in cents as a number of euros, for a table. */
export function toEuros(cents: number): number {
  return cents / 100;
}
