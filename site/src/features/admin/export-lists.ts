import { BYTE_ORDER_MARK, CSV_TYPE, renderCsv } from '#api/platform/csv-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { saveFile } from '#site/ui/save-file.ts';

/** What is only for pressing, or said a second time. */
const NOT_DATA = 'button, form, [aria-hidden], .visually-hidden';

/** The lists of a page: its tables, and its cards, whose parts say by `data-column` what they are. */
const LISTS = 'table.data-table, .review-cards';

/** Parts of a row by what they are. */
type Named = readonly (readonly [name: string, text: string])[];

/**
 * Returns the lists that a page shows as one CSV file, each with the headings of its columns; several are headed by what
 * they list, with an empty line between them.
 */
export function exportLists(page: ParentNode, language: Language): string {
  const lists = [...page.querySelectorAll<HTMLElement>(LISTS)];
  const parts = lists.map((list) => {
    const heading = list.querySelector('caption') ?? list.closest('section')?.querySelector('h2');
    const caption = lists.length > 1 ? [[heading?.textContent ?? '']] : [];
    return renderCsv([...caption, ...toTable(readRows(list))], language).replace(BYTE_ORDER_MARK, '');
  });
  return BYTE_ORDER_MARK + parts.join('\r\n');
}

/** Heads rows by their columns; those that say nothing in any row are left out. */
function toTable(named: readonly Named[]): readonly (readonly string[])[] {
  const rows = named.map((parts) => new Map(parts));
  const names = new Set(rows.flatMap((row) => [...row.keys()]));
  const columns = [...names].filter((name) => rows.some((row) => row.get(name)));
  return [columns, ...rows.map((row) => columns.map((name) => row.get(name) ?? ''))];
}

function readRows(list: HTMLElement): readonly Named[] {
  const headings = Array.from(list.querySelectorAll('thead th'), readText);
  return headings.length === 0
    ? Array.from(list.children, readCard)
    : Array.from(list.querySelectorAll('tbody tr'), ({ children }) =>
        [...children].flatMap((cell, at) => readCell(cell, headings[at] ?? '')),
      );
}

/** Reads a cell as columns: one of its own heading, or those that it names inside. */
function readCell(cell: Element, heading: string): Named {
  const names = readNames(cell);
  return names.length === 0 ? [[heading, readText(cell)]] : names;
}

/** Reads a card by its parts, which stand for their `data-value` where the text is a sentence around it. */
function readCard(card: Element): Named {
  const parts = [...card.querySelectorAll<HTMLElement>('[data-column]')].map(
    (part) => [part.dataset['column'] ?? '', part.dataset['value'] ?? readText(part)] as const,
  );
  return [...parts, ...readNames(card)];
}

const readNames = (element: Element): Named =>
  Array.from(element.querySelectorAll('dt'), (name) => [
    readText(name),
    readText(name.nextElementSibling ?? name),
  ]);

/** Reads the words of an element, as they stand below each other. */
function readText(element: Element): string {
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (textContent?.trim() && !parent?.closest(NOT_DATA)) words.push(textContent.trim());
  }
  return words.join(', ');
}

/** Downloads what the page lists. */
export function downloadLists(name: string, language: Language): void {
  saveFile(new Blob([exportLists(document, language)], { type: CSV_TYPE }), `${name}.csv`);
}
