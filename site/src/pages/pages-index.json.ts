import type { APIRoute } from 'astro';
import type { PagesIndex } from '#api/pages/contract.ts';
import { listPages } from '../blocks/list-pages.ts';

/** Every editor's page by its id, for GET /api/pages/{id}: pages are files, which the API does not see. */
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
