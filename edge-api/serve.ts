import { app } from './app.ts';
import { answerFromEdge, openEdgeCache, type Edge } from './platform/edge-cache.ts';
import { getBodyLimit, PREVIEW_PATH } from './platform/body-limits.ts';
import { createFailureResponse, PAGE_METHODS } from './platform/failure-response.ts';
import { readBody } from './platform/read-body.ts';
import { createLog, errorMessage } from './platform/log.ts';
import { getSettings, MisconfiguredError } from './platform/settings.ts';

export type RenderPage = (request: Request, env: Env, context: ExecutionContext) => Promise<Response>;

/**
 * Creates the Worker's request handler: the API under /api/, pages elsewhere, from the edge's cache if they are the
 * same for everyone. `buildOrigin` is the address that the pages were built with.
 */
export function createFetch(renderPage: RenderPage, buildOrigin: string | undefined) {
  return async (request: Request, env: Env, context: ExecutionContext): Promise<Response> => {
    try {
      const { EDGE_CACHE_SECONDS: seconds } = getSettings(env, buildOrigin);
      const edge: Edge = {
        cache: await openEdgeCache(),
        seconds,
        waitUntil: (work) => context.waitUntil(work),
      };
      return await answerFromEdge(edge, request, () => answer(request));
    } catch (error) {
      const failure = createFailure(request);
      if (error instanceof MisconfiguredError) {
        failure.log.error('misconfigured', { problems: error.problems });
        return failure.respond(503, 'misconfigured');
      }
      failure.log.error('page_failed', { reason: errorMessage(error) });
      return failure.respond(500, 'internal');
    }

    async function answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) return app.fetch(request, env, context);
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { Allow: PAGE_METHODS } });
      if (!PAGE_METHODS.split(', ').includes(request.method))
        return createFailure(request).respond(405, 'method_not_allowed');
      const form = await readForm(request, pathname);
      if (form === 413) return createFailure(request).respond(413, 'file_too_large');
      if (form === 415) return createFailure(request).respond(415, 'unsupported_media');
      const page = await renderPage(form, env, context);
      if (page.status < 500) return page;
      const failure = createFailure(request);
      failure.log.error('page_failed', { status: page.status });
      return page.status === 503 ? failure.respond(503, 'unavailable') : failure.respond(500, 'internal');
    }
  };
}

/** Returns a page's request with its form, empty without a body, or the status with which it is refused. */
async function readForm(request: Request, pathname: string): Promise<Request | 413 | 415> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const bytes = await readBody(request, Number(getBodyLimit(method, pathname)));
  if (!bytes) return 413;
  const isEmpty = bytes.byteLength === 0 && !headers.has('content-type');
  const form = new Request(request, { body: isEmpty ? new URLSearchParams() : bytes });
  if (pathname === PREVIEW_PATH) return form;
  const parsed = await form
    .clone()
    .formData()
    .catch(() => undefined);
  return parsed ? form : 415;
}

type FailureArguments = Parameters<typeof createFailureResponse>[1];

/** Creates the log and the response of a failed request, both with the same id. */
function createFailure(request: Request) {
  const requestId = crypto.randomUUID();
  return {
    log: createLog({ requestId, path: new URL(request.url).pathname }),
    respond: (status: FailureArguments['status'], code: FailureArguments['code']) =>
      createFailureResponse(request, { status, code, requestId }),
  };
}
