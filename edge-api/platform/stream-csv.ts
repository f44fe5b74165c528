import { BYTE_ORDER_MARK, CSV_BATCH, renderCsvRow, type Cell } from './csv-rules.ts';
import type { Language, LocalizedText } from './rules.ts';

/** A file's column names and rows; `read` returns up to {@link CSV_BATCH} rows that follow `after`. */
type Table<Row> = {
  readonly columns: readonly LocalizedText[];
  readonly read: (after: Row | undefined) => Promise<readonly Row[]>;
  readonly toCells: (row: Row) => readonly Cell[];
};

/** Streams a CSV file; reads the first rows before it returns, so that a failure still gets an error response. */
export async function streamCsv<Row>(
  { columns, read, toCells }: Table<Row>,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const render = (cells: readonly Cell[]) => renderCsvRow(cells, language);
  const heading = render(columns.map((column) => column[language]));
  let rows = await read(undefined);
  const renderRows = () => rows.map((row) => render(toCells(row))).join('');
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + heading + renderRows()));
    },
    async pull(controller) {
      if (rows.length < CSV_BATCH) {
        controller.close();
        return;
      }
      rows = await read(rows.at(-1));
      controller.enqueue(encoder.encode(renderRows()));
    },
  });
}
