import { formatEventDate, formatEventTime } from '#api/campaigns/event-time-rules.ts';
import { BYTE_ORDER_MARK, CSV_TYPE, renderCsv, type Cell } from '#api/platform/csv-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';

/** What is only for pressing, or said a second time. */
const NOT_DATA = 'button, form, data, .admin-acts, [aria-hidden], .visually-hidden';

/** Returns a page's lists as one CSV file; several are headed by what they list, with an empty line between. */
export function exportTables(tables: readonly HTMLTableElement[], language: Language): string {
  const parts = tables.map((table) => {
    const caption = tables.length > 1 ? [[table.querySelector('caption')?.textContent ?? '']] : [];
    return renderCsv([...caption, ...readTable(table)], language).replace(BYTE_ORDER_MARK, '');
  });
  return BYTE_ORDER_MARK + parts.join('\r\n');
}

/** Reads the rows of a list, headed by its columns; those that say nothing in any row are left out. */
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

/** Reads a cell as columns: one of its own heading, or those that it names inside. */
function readCell(cell: Element, heading: string): readonly (readonly [string, Cell])[] {
  const names = [...cell.querySelectorAll('dt')];
  if (names.length === 0) return readValue(cell, heading);
  return names.flatMap((name) => readValue(name.nextElementSibling ?? name, readText(name)));
}

/** Reads an amount or a count as a number, and what is said of it as a column without a name beside it; anything else as text. */
function readValue(element: Element, heading: string): readonly (readonly [string, Cell])[] {
  const number = element.querySelector('data');
  if (!number) return [[heading, readText(element)]];
  return [
    [heading, Number(number.value)],
    ['', readText(element)],
  ];
}

/** Reads the words of an element, as they stand below each other, and after them what is written in its fields. */
function readText(element: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    // A comma between what is written apart on the page is the file's own.
    if (!textContent || parent?.closest(NOT_DATA)) continue;
    const isTime = parent instanceof HTMLTimeElement;
    words.push(isTime ? formatTime(new Date(parent.dateTime)) : textContent.trim().replace(/^, ?/, ''));
  }
  words.push(...Array.from(element.querySelectorAll('textarea'), ({ value }) => value));
  return words.filter(Boolean).join(', ');
}

/** Formats an instant as every spreadsheet reads it, in Amsterdam as on the screen. */
const formatTime = (instant: Date) => `${formatEventDate(instant)} ${formatEventTime(instant)}`;

/** Downloads what the page lists. */
export function downloadTables(name: string, language: Language): void {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table.data-table')];
  saveFile(new Blob([exportTables(tables, language)], { type: CSV_TYPE }), `${name}.csv`);
}
