import { env } from 'cloudflare:workers';

const PAGE_BYTES = 4096;
/** A row that fills a page, including the headers of page and row. */
const ROW_BYTES = 4000;
/** More pages than any measurement frees. */
const PAGES = 2000;

/**
 * Returns the bytes of the database that rows use. D1 also counts free pages but does not report them, so a table with
 * one page per row takes them up first.
 */
export async function measureUsedBytes(): Promise<number> {
  const readSize = async () => (await env.DB.prepare('select 1').run()).meta.size_after;
  const size = await readSize();
  await env.DB.exec('create table filler (content blob)');
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${PAGES})`;
  await env.DB.exec(`${numbers} insert into filler select zeroblob(${ROW_BYTES}) from numbers`);
  const free = PAGES * PAGE_BYTES - ((await readSize()) - size);
  await env.DB.exec('drop table filler');
  // Dropping the table frees its pages, which are counted again next time.
  return size - free;
}
