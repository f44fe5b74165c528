import { z } from 'zod';
import type { Tools } from './production.ts';

/** A deployed site, and the build that has to answer there. */
export type Site = {
  readonly origin: string;
  readonly build: string;
  readonly healthToken: string | undefined;
  /** Headers that lead a request to one version. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** How often a new version is asked until it answers everywhere, and any other check until it fails. */
const ANSWER_TRIES = 30;
const CHECK_TRIES = 3;
const PAUSE_MS = 2000;

const Health = z.object({ ok: z.literal(true), build: z.string() });
const List = z.object({ docs: z.array(z.unknown()) });
const Checkout = z.object({ ok: z.literal(true), isTried: z.boolean() });

/** Waits until a site answers with the build, and returns what it does not do as it should. */
export async function findFailedChecks(site: Site, tools: Tools): Promise<readonly string[]> {
  const { origin, build, headers, healthToken } = site;
  const ask = async (path: string, method = 'GET') => {
    const authorization = path.startsWith('/api/health/') ? { authorization: `Bearer ${healthToken}` } : {};
    const init = { method, headers: { ...headers, ...authorization } };
    const answer = await tools.fetch(`${origin}${path}`, init).catch(() => undefined);
    return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' };
  };
  const isUp = await passes(ANSWER_TRIES, tools, async () =>
    matches(Health.extend({ build: z.literal(build) }), (await ask('/api/health')).text),
  );
  if (!isUp) return [`/api/health does not answer with build ${build}`];
  const failed: string[] = [];
  const check = async (failure: string, isAsItShould: () => Promise<boolean>) => {
    if (!(await passes(CHECK_TRIES, tools, isAsItShould))) failed.push(failure);
  };
  await check('/nl is no page', async () => {
    const { status, text } = await ask('/nl');
    return status === 200 && text.includes('</html>');
  });
  await check('/api/campaigns lists nothing', async () => matches(List, (await ask('/api/campaigns')).text));
  if (healthToken === undefined) tools.print('HEALTH_TOKEN is not set here, so no checkout was tried.');
  else
    await check('the payment provider opens no checkout', async () => {
      const { status, text } = await ask('/api/health/checkout', 'POST');
      if (status === 404) tools.print('The Worker has another HEALTH_TOKEN, so no checkout was tried.');
      return status === 404 || matches(Checkout, text);
    });
  return failed;
}

async function passes(tries: number, { wait }: Tools, check: () => Promise<boolean>): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    if (await check()) return true;
    await wait(PAUSE_MS);
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
