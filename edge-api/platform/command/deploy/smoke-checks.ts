import { z } from 'zod';
import type { Tools } from './deploy.ts';

/** A deployed site, and the build that has to answer there. */
export type Site = {
  readonly origin: string;
  readonly build: string;
  readonly healthToken: string | undefined;
  /** Headers that lead a request to one version. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** How long a new version may take until it answers everywhere. */
const ANSWER_TRIES = 30;
const ANSWER_PAUSE_MS = 2000;

const Health = z.object({ ok: z.literal(true), build: z.string() });
const List = z.object({ docs: z.array(z.unknown()) });
const Checkout = z.object({ ok: z.literal(true), isTried: z.boolean() });

/** Waits until a site answers with the build, and returns what it does not do as it should. */
export async function findFailedChecks(site: Site, tools: Tools): Promise<readonly string[]> {
  const { origin, build, headers = {}, healthToken } = site;
  const { fetch, print } = tools;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}${path}`, { headers, ...init }).catch(() => undefined);
    return answer?.ok ? answer.text() : '';
  };
  if (!(await isAnswering(() => ask('/api/health'), build, tools)))
    return [`/api/health does not answer with build ${build}`];
  const failed: string[] = [];
  if (!(await ask('/nl')).includes('</html>')) failed.push('/nl is no page');
  if (!matches(List, await ask('/api/campaigns'))) failed.push('/api/campaigns lists nothing');
  if (healthToken === undefined) {
    print('HEALTH_TOKEN is not set here, so no checkout was tried.');
    return failed;
  }
  const authorization = `Bearer ${healthToken}`;
  const opened = await ask('/api/health/checkout', {
    method: 'POST',
    headers: { ...headers, authorization },
  });
  return matches(Checkout, opened) ? failed : [...failed, 'the payment provider opens no checkout'];
}

async function isAnswering(ask: () => Promise<string>, build: string, { wait }: Tools): Promise<boolean> {
  for (let tries = 0; tries < ANSWER_TRIES; tries += 1) {
    if (matches(Health.extend({ build: z.literal(build) }), await ask())) return true;
    await wait(ANSWER_PAUSE_MS);
  }
  return false;
}

function matches(schema: z.ZodType, text: string): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
