import { z } from 'zod';
import { app } from './app.ts';
import { SNIPPET_SLUG } from './embeds/rules.ts';
import { createLog, errorMessage } from './platform/log.ts';
import { escapeHtml } from './platform/mail-parts.ts';
import { LANGUAGES } from './platform/rules.ts';
import type { RenderPage } from './serve.ts';

/** The page for webmasters, which the Worker answers though it is a file (wrangler.toml, run_worker_first). */
const EMBED = new RegExp(`^/(?:${LANGUAGES.join('|')})/embed$`);

/** Phases in which a widget is worth placing. */
const PHASES = ['not-started', 'open'];

const Campaigns = z.object({
  docs: z.array(z.object({ slug: z.string(), name: z.string(), phase: z.string() })),
});
type Campaign = z.infer<typeof Campaigns>['docs'][number];

/**
 * Puts the campaigns of this moment into the picker of the page for webmasters, and the one of `?campaign=` into its
 * code. Without a response about the campaigns the page stays as it was built.
 */
export function addCampaignPicker(renderPage: RenderPage): RenderPage {
  return async (request, env, context) => {
    const { pathname, searchParams, origin } = new URL(request.url);
    if (!EMBED.test(pathname) || request.method !== 'GET') return renderPage(request, env, context);
    const [page, campaigns] = await Promise.all([
      // Without the visitor's headers: that the file did not change says nothing about the campaigns.
      env.ASSETS.fetch(request.url),
      readCampaigns(new Request(`${origin}/api/campaigns-list`), env, context).catch(logFailure),
    ]);
    if (!page.ok) return renderPage(request, env, context);
    return campaigns ? fillPicker(page, campaigns, searchParams.get('campaign') ?? '') : page;
  };
}

async function readCampaigns(request: Request, env: Env, context: ExecutionContext) {
  const response = await app.fetch(request, env, context);
  const { docs } = Campaigns.parse(await response.json());
  return docs.filter(({ phase }) => PHASES.includes(phase));
}

function fillPicker(page: Response, campaigns: readonly Campaign[], slug: string): Response {
  const isKnown = campaigns.some((campaign) => campaign.slug === slug);
  const options = campaigns.map((campaign) => renderOption(campaign, campaign.slug === slug)).join('');
  const filled = new Response(page.body, page);
  // The tag is that of the file.
  filled.headers.delete('ETag');
  const rewriter = new HTMLRewriter().on('[data-campaign-picker] select', {
    element: (select) => void select.append(options, { html: true }),
  });
  if (isKnown) rewriter.on('[data-campaign-picker] code', replaceText(SNIPPET_SLUG, slug));
  else if (slug !== '')
    rewriter.on('[data-campaign-picker] [role=status]', {
      element: (status) => void status.removeAttribute('hidden'),
    });
  return rewriter.transform(filled);
}

/** Replaces a text wherever it occurs; text arrives in chunks, which may split it. */
function replaceText(from: string, to: string): HTMLRewriterElementContentHandlers {
  let whole = '';
  return {
    text: (piece) => {
      whole += piece.text;
      if (piece.lastInTextNode) piece.replace(whole.replaceAll(from, to), { html: true });
      else piece.remove();
    },
  };
}

function renderOption({ slug, name }: Campaign, isSelected: boolean): string {
  return `<option value="${escapeHtml(slug)}"${isSelected ? ' selected' : ''}>${escapeHtml(name)}</option>`;
}

function logFailure(error: unknown): undefined {
  createLog({}).warn('campaign_picker_failed', { reason: errorMessage(error) });
}
