import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from './cloudflare-workers.fixture.ts';

const RUNTIME = import.meta.resolve('./cloudflare-workers.fixture.ts');

/** What handles requests: the Worker, the API alone, or their baseline. */
export type Api = {
  readonly fetch: (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>;
};

/**
 * Loads the Worker of a build as it is deployed, with its pages, into this process, where a profiler can see it and
 * nothing else is measured. Its edge cache is `cache`.
 */
export async function openBuiltWorker(outDir: string, bindings: Env, cache: object): Promise<Api> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers' ? { url: RUNTIME, shortCircuit: true } : next(specifier, context),
  });
  Object.assign(env, bindings);
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  const entry = pathToFileURL(resolve(outDir, 'server/entry.mjs')).href;
  const { default: worker }: { default: Api } = await import(entry);
  return worker;
}
