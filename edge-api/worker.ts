import { handle } from '@astrojs/cloudflare/handler';
import { addCampaignPicker } from './add-campaign-picker.ts';
import { addFirstCards } from './add-first-cards.ts';
import { handleQueue } from './handle-queue.ts';
import { systemContext } from './platform/context.ts';
import { openEdgeCache, purgeEdge, purgeFigures } from './platform/edge-cache.ts';
import { getSettings } from './platform/settings.ts';
import { createFetch } from './serve.ts';
import { runSweep } from './sweep.ts';

export { NomineeSelection } from './nominees/selection-workflow.ts';

/** The address that Astro built the pages with (astro.config.mjs, `site`). */
const BUILD_ORIGIN = import.meta.env.SITE;

export default {
  fetch: createFetch(addCampaignPicker(addFirstCards(handle)), BUILD_ORIGIN),
  async scheduled(_controller, env, context) {
    getSettings(env, BUILD_ORIGIN);
    await runSweep(
      systemContext(
        env,
        () => new Date(),
        (work) => context.waitUntil(work),
      ),
    );
    await purgeEdge(await openEdgeCache());
  },
  async queue(batch, env, context) {
    const { EDGE_CACHE_SECONDS: seconds } = getSettings(env, BUILD_ORIGIN);
    const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
    const hasChanged = await handleQueue(
      systemContext(env, () => new Date(), waitUntil),
      batch,
    );
    if (hasChanged) await purgeFigures({ cache: await openEdgeCache(), seconds, waitUntil });
  },
} satisfies ExportedHandler<Env>;
