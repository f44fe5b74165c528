import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { callAs, type Caller } from './callers.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { crashAtCall, type CrashPoint } from './crash.ts';
import { ErrorShape } from './operations.ts';

export type Answer = { readonly status: number; readonly body: unknown };

/** A call on objects of its own, which `seed` makes; `readState` reads what it changes, without ids and times. */
type Fault<World> = {
  readonly seed: () => Promise<World>;
  readonly call: (world: World) => Promise<Answer>;
  readonly readState: (world: World) => Promise<unknown>;
  /** What must happen before the call can be repeated. */
  readonly wait?: (world: World) => Promise<unknown>;
  /** Status of a repeat after the first call took effect but lost its response; the usual status by default. */
  readonly repeated?: number;
};

type Attempt = {
  readonly call: () => Promise<Answer>;
  readonly readState: () => Promise<unknown>;
  readonly wait: () => Promise<unknown>;
};
type FaultyCall = {
  readonly name: string;
  readonly prepare: () => Promise<Attempt>;
  readonly repeated: number | undefined;
};

/** Makes a call with a JSON body, or without one. */
export const send = (caller: Caller, method: string, path: string, body?: unknown) =>
  callAs(
    caller,
    { method, body: body === undefined ? undefined : { type: 'application/json', schema: {} } },
    path,
    body,
  );

/** Each verb is called some forty times, which takes long on a busy machine. */
const TIMEOUT_MS = 300_000;
const MOMENTS: readonly CrashPoint[] = ['before', 'after'];

/** More database calls than any verb makes. */
const CALLS_MAX = 60;
const INTERNALS = /SQLITE|D1_|Failed query|isolate|insert into|node_modules|stack/i;

/** Checks that a failure does not reveal what failed: 500, 502 or 503 in the one shape of errors. */
export function expectFailure({ status, body }: Answer, name: string): void {
  expect([500, 502, 503], `${name}: ${JSON.stringify(body)}`).toContain(status);
  expect(ErrorShape.safeParse(body).success, `${name}: ${JSON.stringify(body)}`).toBe(true);
  expect(JSON.stringify(body), name).not.toMatch(INTERNALS);
}

/** Makes a call without a fault. */
async function callUsually({ name, prepare }: FaultyCall) {
  const usual = await prepare();
  const { status } = await usual.call();
  expect(status, name).toBeLessThan(300);
  return { status, expected: await usual.readState() };
}
type Usual = Awaited<ReturnType<typeof callUsually>>;

/**
 * Lets each database call that can leave something half done fail in turn, before it runs or after a write whose
 * response is lost, until the verb passes. Nothing may be half-written, and a repeat ends like a call without a fault.
 */
async function expectSurvivesDatabase(faulty: FaultyCall, when: CrashPoint, usual: Usual): Promise<void> {
  const { status, expected } = usual;
  const allowed = [status, ...(faulty.repeated === undefined ? [] : [faulty.repeated])];
  let attempt = await faulty.prepare();
  for (let at = 1; at <= CALLS_MAX; at += 1) {
    const name = `${faulty.name}, ${when} call ${at}`;
    const { answer, hasHappened, hasActed } = await callWithCrash(attempt, at, when);
    if (!hasHappened) {
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(status);
      expect(await attempt.readState(), name).toEqual(expected);
      return expectConsistent(faulty.name);
    }
    if (answer.status !== status) expectFailure(answer, name);
    // A call without any effect is reused with the next fault, or without one.
    if (!hasActed) continue;
    await expectConsistent(name);
    await attempt.wait();
    const repeat = await attempt.call();
    expect(allowed, `${name}, repeated: ${JSON.stringify(repeat.body)}`).toContain(repeat.status);
    expect(await attempt.readState(), name).toEqual(expected);
    attempt = await faulty.prepare();
  }
  throw new Error(`${faulty.name} makes more calls of the database than expected`);
}

async function callWithCrash(attempt: Attempt, at: number, when: CrashPoint) {
  const outside = vi.spyOn(globalThis, 'fetch');
  const countAsked = () => outside.mock.calls.length;
  const crash = crashAtCall(at, when, countAsked);
  try {
    const answer = await attempt.call();
    return { answer, hasHappened: crash.hasHappened(), hasActed: crash.hasWritten() || countAsked() > 0 };
  } finally {
    crash.restore();
    outside.mockRestore();
  }
}

/** Tests a call with both crash points of the database. */
export function testFault<World>(name: string, { seed, repeated, ...of }: Fault<World>): void {
  const prepare = async (): Promise<Attempt> => {
    const world = await seed();
    return {
      call: () => of.call(world),
      readState: () => of.readState(world),
      wait: async () => of.wait?.(world),
    };
  };
  const faulty = { name, prepare, repeated };
  describe(`a database that fails while ${name}`, { timeout: TIMEOUT_MS }, () => {
    let usual: Promise<Usual> | undefined;
    test.for(MOMENTS)('%s any call leaves nothing half done', async (when) => {
      usual ??= callUsually(faulty);
      await expectSurvivesDatabase(faulty, when, await usual);
    });
  });
}

/** Checks that the database contains no contradiction. */
export async function expectConsistent(name: string): Promise<void> {
  const queries = Object.values(CONTRADICTIONS).map((query) => env.DB.prepare(query));
  const found = (await env.DB.batch(queries)).map(({ results }) => results);
  const contradictions = Object.keys(CONTRADICTIONS).map(
    (contradiction, at) => [contradiction, found[at] ?? []] as const,
  );
  expect(
    contradictions.filter(([, rows]) => rows.length > 0),
    name,
  ).toEqual([]);
}
