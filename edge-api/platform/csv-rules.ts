/** Beginnings that a spreadsheet reads as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** Tells spreadsheets that a file is UTF-8. */
export const CSV_START = '\u{FEFF}';

/** Returns a line of a CSV file (RFC 4180), in which no text is a formula to a spreadsheet. */
export function formatCsvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(formatCell).join(',')}\r\n`;
}

function formatCell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
