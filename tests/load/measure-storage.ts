import { env } from 'cloudflare:workers';

const PAGE_BYTES = 4096;
/** A row that has a page for itself, with the page's header and the row's. */
const ROW_BYTES = 4000;
/** More pages than any measurement frees. */
const PAGES = 2000;

/**
 * Returns the bytes of the database that rows use. D1 counts free pages as well and does not say how many, so a table of
 * a page for each row takes them first.
 */
export async function measureUsedBytes(): Promise<number> {
  const readSize = async () => (await env.DB.prepare('select 1').run()).meta.size_after;
  const size = await readSize();
  await env.DB.exec('create table filler (content blob)');
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${PAGES})`;
  await env.DB.exec(`${numbers} insert into filler select zeroblob(${ROW_BYTES}) from numbers`);
  const free = PAGES * PAGE_BYTES - ((await readSize()) - size);
  await env.DB.exec('drop table filler');
  // Dropped, the table's pages are free, and counted again next time.
  return size - free;
}
