import { app } from '#api/app.ts';
import { requireDocumented } from './operations.ts';

export { NomineeSelection } from '#api/nominees/selection-workflow.ts';

/** The Worker under test: the API without Astro's pages. */
export default {
  async fetch(request, env, context) {
    const response = await app.fetch(request, env, context);
    await requireDocumented(request, response);
    return response;
  },
} satisfies ExportedHandler<Env>;
