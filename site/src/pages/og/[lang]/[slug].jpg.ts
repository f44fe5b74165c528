import type { APIRoute, GetStaticPaths } from 'astro';
import { placedPages } from '../../../blocks/pages.ts';
import { drawSharePicture } from '../../../features/sharing/draw-share-picture.ts';

/** The pictures of shared pages that have none of their own. */
export const getStaticPaths = (async () => {
  const pages = await placedPages();
  return pages
    .filter(({ page }) => !page.data.image)
    .map(({ language, page }) => ({
      params: { lang: language, slug: page.data.slug },
      props: { title: page.data.title },
    }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) => {
  const picture = await drawSharePicture(props.title);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};
