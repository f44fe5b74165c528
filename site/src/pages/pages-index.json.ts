import type { APIRoute } from 'astro';
import type { PagesIndex } from '#api/pages/contract.ts';
import { listPages } from '../blocks/list-pages.ts';

export const prerender = true;

/** Returns the editors' pages by id, for GET /api/pages/{id}: the API cannot read their files. */
export const GET: APIRoute = async () => {
  const index: PagesIndex = {};
  for (const { language, page } of await listPages()) {
    const id = page.id.replaceAll('/', '-');
    const { slug, title } = page.data;
    if (index[id]) throw new Error(`site/content/pages/${page.id}.json: another page has the id ${id} too.`);
    index[id] = { id, slug, lang: language, title };
  }
  return Response.json(index);
};
