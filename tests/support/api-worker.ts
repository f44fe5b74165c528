import { app } from '../../edge-api/app.ts';

export { NomineeSelection } from '../../edge-api/nominees/selection-workflow.ts';

/** The Worker under test: the API without Astro's pages. */
export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
