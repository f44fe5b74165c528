import { handle } from '@astrojs/cloudflare/handler';
import { app } from './app.ts';
import { systemContext } from './platform/context.ts';
import { runSweep } from './sweep.ts';

export { NomineeSelection } from './nominees/selection-workflow.ts';

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/') ? app.fetch(request, env, context) : handle(request, env, context);
  },
  async scheduled(_controller, env, context) {
    await runSweep(systemContext(env, new Date(), (work) => context.waitUntil(work)));
  },
} satisfies ExportedHandler<Env>;
