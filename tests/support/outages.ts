import { vi } from 'vitest';
import { z } from 'zod';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { listQueuedMails, requestApi, runAsSystem } from './api.ts';
import { callAs, unlimitedEnv, type createCaller } from './callers.ts';
import { findOperation } from './operations.ts';

const TOKEN = 'the-operator-of-this-installation-0123';
const EVERY_FIVE = 5;
const OUTAGE_MINUTES = 10;
const WATCHED_MINUTES = 30;

/** What was logged, and what the health check said, since a test began. */
export const seen = new Set<string>();

/** Returns the environment with some parts replaced; a new one each time, so that nothing earlier is remembered. */
export const withParts = (parts: object): Env =>
  Object.assign(Object.create(null), unlimitedEnv, { HEALTH_TOKEN: TOKEN }, parts);

/** Creates a binding whose every method fails. */
export const rejectAll = (reason: string) =>
  new Proxy<object>({}, { get: () => () => Promise.reject(new Error(reason)) });

/** Creates an unreachable database: queries can be prepared, but fail when they run. */
export function createDeadDatabase() {
  const fail = () => Promise.reject(new Error('D1_ERROR: out of reach'));
  const statement = { bind: (): object => statement, all: fail, run: fail, raw: fail, first: fail };
  return { prepare: () => statement, batch: fail };
}

/** Calls the API by a call's name. */
export async function call(
  caller: Awaited<ReturnType<typeof createCaller>>,
  name: string,
  body: unknown,
  under: Env,
) {
  const operation = await findOperation(name);
  return callAs(caller, operation, operation.path, body, under);
}

/** Returns what the health check tells the operator; each word counts as seen. */
export async function readHealth(under: Env): Promise<string> {
  const response = await requestApi('/api/health/deep', under, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const { ok, code, failing } = z
    .object({ ok: z.boolean(), code: z.string().optional(), failing: z.array(z.string()).optional() })
    .parse(await response.json());
  for (const kind of failing ?? []) seen.add(`failing ${kind}`);
  if (!ok) seen.add(String(code));
  return ok ? 'ok' : [code, ...(failing ?? [])].join(' ');
}

type Outage = {
  /** What replaces the working parts. */
  readonly parts: object;
  /** What people or the provider do in each minute of the outage. */
  readonly act: (under: Env, minute: number) => Promise<unknown>;
};

/**
 * Lets a part be down for ten minutes, with two concurrent sweeps every five, and watches for twenty more. Returns the
 * health check's changes by minute, and the minute at which each mail to the operator was sent.
 */
export async function watch({ parts, act }: Outage) {
  const start = Math.ceil(Date.now() / (EVERY_FIVE * MINUTE_MS)) * EVERY_FIVE * MINUTE_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const health: string[] = [];
  let last = '';
  for (let minute = 0; minute < WATCHED_MINUTES; minute += 1) {
    vi.setSystemTime(start + minute * MINUTE_MS);
    const isDown = minute < OUTAGE_MINUTES;
    const under = withParts(isDown ? parts : {});
    if (isDown) await act(under, minute);
    if (minute % EVERY_FIVE === 0) {
      const runAt = (ms: number) => runAsSystem(runSweep, new Date(Date.now() + ms), under);
      await Promise.all([runAt(0), runAt(1)]);
    }
    const said = await readHealth(withParts(isDown ? parts : {}));
    if (said !== last) health.push(`${minute}: ${said}`);
    last = said;
  }
  const rows = await listQueuedMails('incident:*');
  const told = rows.map(({ key, sentAt }) => {
    const [, kind, , change] = key.split(':');
    const minute = sentAt && Math.floor((sentAt.getTime() - start) / MINUTE_MS);
    return `${minute ?? 'never'}: ${kind} ${change}`;
  });
  return { health, told };
}
