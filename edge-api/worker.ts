import { handle } from '@astrojs/cloudflare/handler';
import { systemContext } from './platform/context.ts';
import { openEdgeCache, purgeEdge } from './platform/edge-cache.ts';
import { getSettings } from './platform/settings.ts';
import { createFetch } from './serve.ts';
import { runSweep } from './sweep.ts';

export { NomineeSelection } from './nominees/selection-workflow.ts';

/** The address that Astro built the pages with (astro.config.mjs, `site`). */
const BUILD_ORIGIN = import.meta.env.SITE;

export default {
  fetch: createFetch(handle, BUILD_ORIGIN),
  async scheduled(_controller, env, context) {
    getSettings(env, BUILD_ORIGIN);
    await runSweep(systemContext(env, new Date(), (work) => context.waitUntil(work)));
    await purgeEdge(await openEdgeCache());
  },
} satisfies ExportedHandler<Env>;
