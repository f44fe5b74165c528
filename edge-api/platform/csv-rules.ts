/** Marks a file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Beginnings that a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns a table as CSV (RFC 4180). A text that a spreadsheet would run begins with an apostrophe; numbers stay numbers. */
export function renderCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(renderCell).join(',')}\r\n`).join('');
}

function renderCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(FORMULA, "'$&").replaceAll('"', '""')}"`;
}

/** Returns an amount in cents as a number of euros, for a table. */
export function toEuros(cents: number): number {
  return cents / 100;
}
