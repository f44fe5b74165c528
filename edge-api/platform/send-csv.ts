import type { Context } from 'hono';
import { CSV_TYPE } from './csv-rules.ts';

/** Responds with a table as a file download under a name. */
export function sendCsv(
  c: Pick<Context, 'header' | 'body'>,
  { file, name }: { readonly file: string | ReadableStream<Uint8Array>; readonly name: string },
) {
  c.header('Content-Type', CSV_TYPE);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(file);
}
