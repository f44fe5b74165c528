import { handle } from '@astrojs/cloudflare/handler';
import { addFirstCards } from './add-first-cards.ts';
import { handleQueue } from './handle-queue.ts';
import { systemContext } from './platform/context.ts';
import { reportMisconfiguration } from './platform/incident-mails.ts';
import { getSettings } from './platform/settings.ts';
import { createFetch } from './serve.ts';
import { runSweep } from './sweep.ts';

export { NomineeSelection } from './nominees/selection-workflow.ts';

/** The address with which Astro built the pages (astro.config.mjs, `site`). */
const BUILD_ORIGIN = import.meta.env.SITE;

export default {
  fetch: createFetch(addFirstCards(handle), BUILD_ORIGIN),
  async scheduled(_controller, env, context) {
    try {
      getSettings(env, BUILD_ORIGIN);
    } catch (error) {
      await reportMisconfiguration(env, new Date());
      throw error;
    }
    await runSweep(createContext(env, context));
  },
  async queue(batch, env, context) {
    getSettings(env, BUILD_ORIGIN);
    await handleQueue(createContext(env, context), batch);
  },
} satisfies ExportedHandler<Env>;

function createContext(env: Env, context: ExecutionContext) {
  return systemContext(
    env,
    () => new Date(),
    (work) => context.waitUntil(work),
  );
}
