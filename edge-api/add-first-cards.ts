import { createLog, errorMessage } from './platform/log.ts';
import { EDGE_LIFE_HEADER } from './platform/edge-rules.ts';
import { LANGUAGES } from './platform/rules.ts';
import type { RenderPage } from './serve.ts';

/** Pages that the Worker handles although they are static files (wrangler.toml, run_worker_first). */
const HOME = new RegExp(`^/(?:${LANGUAGES.join('|')})$`);
/** Methods that read a page. Astro renders no static file, so it would find nothing for a HEAD. */
const READS = ['GET', 'HEAD'];
const [ISLAND_START, ISLAND_END] = [/<astro-island[\s>]/, '</astro-island>'];

/** Inserts the current campaigns into the built home pages; if they cannot be read, a page's script requests them. */
export function addFirstCards(renderPage: RenderPage): RenderPage {
  return async (request, env, context) => {
    const { pathname } = new URL(request.url);
    if (!HOME.test(pathname) || !READS.includes(request.method)) return renderPage(request, env, context);
    const cardsRequest = new Request(new URL(`${pathname}/first-cards`, request.url));
    const [page, cards] = await Promise.all([
      // Without the visitor's headers: an unchanged file does not mean unchanged cards.
      env.ASSETS.fetch(request.url),
      renderPage(cardsRequest, env, context).then(readCards).catch(logFailure),
    ]);
    if (!page.ok) return renderPage(request, env, context);
    return cards === undefined ? page : fillPage(page, cards);
  };
}

function fillPage(page: Response, { island: first, life }: Cards): Response {
  const filled = new Response(page.body, page);
  // The tag is that of the static file.
  filled.headers.delete('ETag');
  if (life !== null) filled.headers.set(EDGE_LIFE_HEADER, life);
  return new HTMLRewriter()
    .on('[data-first-cards] > astro-island', {
      element: (island) => void island.replace(first, { html: true }),
    })
    .transform(filled);
}

/** The island with the cards, and how long the edge may cache them. */
type Cards = { readonly island: string; readonly life: string | null };

/** Extracts the cards from a response, without the styles and scripts that the page already has. */
async function readCards(response: Response): Promise<Cards | undefined> {
  if (!response.ok) return undefined;
  const page = await response.text();
  const island = page.slice(page.search(ISLAND_START), page.lastIndexOf(ISLAND_END) + ISLAND_END.length);
  return island.endsWith(ISLAND_END) ? { island, life: response.headers.get(EDGE_LIFE_HEADER) } : undefined;
}

function logFailure(error: unknown): undefined {
  createLog({}).warn('first_cards_failed', { reason: errorMessage(error) });
}
