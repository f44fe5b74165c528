import { app } from '#api/app.ts';

export { NomineeSelection } from '#api/nominees/selection-workflow.ts';

/** The Worker under test: the API without Astro's pages. */
export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
