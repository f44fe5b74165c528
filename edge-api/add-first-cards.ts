import { createLog, errorMessage } from './platform/log.ts';
import { EDGE_LIFE_HEADER } from './platform/edge-rules.ts';
import { LANGUAGES } from './platform/rules.ts';
import type { RenderPage } from './serve.ts';

/** The pages that the Worker answers though they are files (wrangler.toml, run_worker_first). */
const HOME = new RegExp(`^/(?:${LANGUAGES.join('|')})$`);
/** What reads a page. Astro renders no file, so that a HEAD would find nothing. */
const READS = ['GET', 'HEAD'];
const [ISLAND_START, ISLAND_END] = [/<astro-island[\s>]/, '</astro-island>'];

/**
 * Puts the campaigns of this moment into the home pages, which are built without them. Without an answer about the
 * campaigns a page stays as it was built, and its script asks for them.
 */
export function addFirstCards(renderPage: RenderPage): RenderPage {
  return async (request, env, context) => {
    const { pathname } = new URL(request.url);
    if (!HOME.test(pathname) || !READS.includes(request.method)) return renderPage(request, env, context);
    const cardsRequest = new Request(new URL(`${pathname}/first-cards`, request.url));
    const [page, cards] = await Promise.all([
      // Without the visitor's headers: that the file did not change says nothing about the cards.
      env.ASSETS.fetch(request.url),
      renderPage(cardsRequest, env, context).then(readCards).catch(logFailure),
    ]);
    if (!page.ok) return renderPage(request, env, context);
    return cards === undefined ? page : fillPage(page, cards);
  };
}

function fillPage(page: Response, { island: first, life }: Cards): Response {
  const filled = new Response(page.body, page);
  // The tag is that of the file.
  filled.headers.delete('ETag');
  if (life !== null) filled.headers.set(EDGE_LIFE_HEADER, life);
  return new HTMLRewriter()
    .on('[data-first-cards] > astro-island', {
      element: (island) => void island.replace(first, { html: true }),
    })
    .transform(filled);
}

/** The island with the cards, and for how long the edge may keep them. */
type Cards = { readonly island: string; readonly life: string | null };

/** Reads the cards of an answer, without the styles and scripts that the page has already. */
async function readCards(response: Response): Promise<Cards | undefined> {
  if (!response.ok) return undefined;
  const page = await response.text();
  const island = page.slice(page.search(ISLAND_START), page.lastIndexOf(ISLAND_END) + ISLAND_END.length);
  return island.endsWith(ISLAND_END) ? { island, life: response.headers.get(EDGE_LIFE_HEADER) } : undefined;
}

function logFailure(error: unknown): undefined {
  createLog({}).warn('first_cards_failed', { reason: errorMessage(error) });
}
