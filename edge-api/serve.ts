import { app } from './app.ts';
import {
  answerAndPurge,
  answerAndPurgeFigures,
  answerFromEdge,
  openEdgeCache,
  type Edge,
} from './platform/edge-cache.ts';
import { mayChangeFigures, mayChangePages } from './platform/edge-rules.ts';
import { createFailureResponse } from './platform/failure-response.ts';
import { createLog, errorMessage } from './platform/log.ts';
import { getSettings, MisconfiguredError } from './platform/settings.ts';

export type RenderPage = (request: Request, env: Env, context: ExecutionContext) => Promise<Response>;

/**
 * Creates the Worker's handler of every request: the API under /api/, pages elsewhere, from the edge's cache where they
 * are the same for everyone. Where the environment may not run or a page cannot be made, the response says so.
 * `buildOrigin` is the address that the pages were built with.
 */
export function createFetch(renderPage: RenderPage, buildOrigin: string | undefined) {
  return async (request: Request, env: Env, context: ExecutionContext): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const requestId = crypto.randomUUID();
    const log = createLog({ requestId, path: pathname });
    try {
      const { EDGE_CACHE_SECONDS: seconds } = getSettings(env, buildOrigin);
      const edge: Edge = {
        cache: await openEdgeCache(),
        seconds,
        waitUntil: (work) => context.waitUntil(work),
      };
      if (mayChangePages(request))
        return await answerAndPurge(edge, async ({ waitUntil }) =>
          app.fetch(request, env, { ...IN_WORKER, waitUntil }),
        );
      if (mayChangeFigures(request))
        return await answerAndPurgeFigures(edge, async () => app.fetch(request, env, context));
      const isApi = pathname.startsWith('/api/');
      const response = await answerFromEdge(edge, request, async () =>
        isApi ? app.fetch(request, env, context) : renderPage(request, env, context),
      );
      if (isApi || response.status < 500) return response;
      log.error('page_failed', { status: response.status });
      return response.status === 503
        ? createFailureResponse(request, { status: 503, code: 'unavailable', requestId })
        : createFailureResponse(request, { status: 500, code: 'internal', requestId });
    } catch (error) {
      if (error instanceof MisconfiguredError) {
        log.error('misconfigured', { problems: error.problems });
        return createFailureResponse(request, { status: 503, code: 'misconfigured', requestId });
      }
      log.error('page_failed', { reason: errorMessage(error) });
      return createFailureResponse(request, { status: 500, code: 'internal', requestId });
    }
  };
}

/** What the API may rely on beside `waitUntil`. */
const IN_WORKER = { passThroughOnException: () => undefined, props: {} };
