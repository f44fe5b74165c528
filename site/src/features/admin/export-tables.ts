import { formatEventDate, formatEventTime } from '#api/campaigns/event-time-rules.ts';
import { BYTE_ORDER_MARK, CSV_TYPE, renderCsv, type Cell } from '#api/platform/csv-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';

/** What is not data, or repeats it. */
const NOT_DATA = 'button, form, data, .admin-acts, [aria-hidden], .visually-hidden';

/** Returns a page's tables as one CSV file; several tables get captions, with an empty line between them. */
export function exportTables(tables: readonly HTMLTableElement[], language: Language): string {
  const parts = tables.map((table) => {
    const caption = tables.length > 1 ? [[table.querySelector('caption')?.textContent ?? '']] : [];
    return renderCsv([...caption, ...readTable(table)], language).replace(BYTE_ORDER_MARK, '');
  });
  return BYTE_ORDER_MARK + parts.join('\r\n');
}

/** Reads the rows of a table, with a header row; omits columns that are empty in every row. */
function readTable(table: HTMLTableElement): readonly (readonly Cell[])[] {
  const headings = Array.from(table.querySelectorAll('thead th'), readText);
  const rows = Array.from(
    table.querySelectorAll('tbody tr'),
    ({ children }) => new Map(Array.from(children).flatMap((cell, at) => readCell(cell, headings[at] ?? ''))),
  );
  const names = new Set(rows.flatMap((row) => [...row.keys()]));
  const columns = [...names].filter((name) => rows.some((row) => (row.get(name) ?? '') !== ''));
  return [columns, ...rows.map((row) => columns.map((name) => row.get(name) ?? ''))];
}

/** Reads a cell as columns: one under its own heading, or one for each name inside it. */
function readCell(cell: Element, heading: string): readonly (readonly [string, Cell])[] {
  const names = [...cell.querySelectorAll('dt')];
  if (names.length === 0) return readValue(cell, heading);
  return names.flatMap((name) => readValue(name.nextElementSibling ?? name, readText(name)));
}

/** Reads an amount or a count as a number, with its text in a column without a name; reads anything else as text. */
function readValue(element: Element, heading: string): readonly (readonly [string, Cell])[] {
  const number = element.querySelector('data');
  if (!number) return [[heading, readText(element)]];
  return [
    [heading, Number(number.value)],
    ['', readText(element)],
  ];
}

/** Reads the text of an element from top to bottom, followed by the text in its fields. */
function readText(element: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    // Parts are joined by commas below, so a comma at the start of a part is dropped.
    if (!textContent || parent?.closest(NOT_DATA)) continue;
    const isTime = parent instanceof HTMLTimeElement;
    const text = textContent.trim().replace(/^, ?/, '');
    words.push(isTime ? formatTime(new Date(parent.dateTime)) : text);
  }
  words.push(...Array.from(element.querySelectorAll('textarea'), ({ value }) => value));
  return words.filter(Boolean).join(', ');
}

/** Formats an instant in Amsterdam, as on the screen, in a form that every spreadsheet reads. */
const formatTime = (instant: Date) => `${formatEventDate(instant)} ${formatEventTime(instant)}`;

/** Downloads the page's tables as a CSV file. */
export function downloadTables(name: string, language: Language): void {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table.data-table')];
  saveFile(new Blob([exportTables(tables, language)], { type: CSV_TYPE }), `${name}.csv`);
}
