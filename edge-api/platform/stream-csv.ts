import { BYTE_ORDER_MARK, renderCsvRow, type Cell } from './csv-rules.ts';
import type { Language, LocalizedText } from './rules.ts';

/**
 * Returns a table as a CSV file that is read while it is sent, with the names of its columns first. The first rows are
 * read before, so that a failure is still answered as one.
 */
export async function streamCsv(
  columns: readonly LocalizedText[],
  batches: AsyncGenerator<readonly (readonly Cell[])[], void>,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const render = (rows: readonly (readonly Cell[])[]) =>
    rows.map((row) => renderCsvRow(row, language)).join('');
  const first = await batches.next();
  const heading = columns.map((column) => column[language]);
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const rows = render([heading, ...(first.value ?? [])]);
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + rows));
    },
    async pull(controller) {
      const { value, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(render(value)));
    },
  });
}
