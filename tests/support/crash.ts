import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/**
 * When the crash happens: before a database call runs, or after a write whose response is lost. A read fails only if it
 * is the first call, or the first since something was done: later ones would leave behind the same.
 */
export type CrashPoint = 'before' | 'after';

class SimulatedCrash extends Error {}

/** A database call: the SQL of its statements, and the function that runs it. */
type Call = {
  readonly statements: readonly string[];
  readonly isBatch: boolean;
  readonly run: () => Promise<unknown>;
};

/** Lets `handle` answer database calls from now on; returns a function that ends that. */
function intercept(handle: (call: Call) => Promise<unknown>): () => void {
  const spies = listD1Methods().map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
      const isBatch = name === 'batch';
      const statements = (isBatch ? [args[0]].flat() : [this]).map(readSql);
      return handle({ statements, isBatch, run: async () => Reflect.apply(original, this, args) });
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** Counts the pending database calls and all calls, until it is restored. */
export function countCalls() {
  const counts = { underWay: 0, all: 0 };
  const restore = intercept(async ({ run }) => {
    counts.underWay += 1;
    counts.all += 1;
    try {
      return await run();
    } finally {
      counts.underWay -= 1;
    }
  });
  return { counts, restore };
}

/** Makes database call number `at` fail; later calls work again. `countActions` counts what else was done. */
export function crashAtCall(at: number, when: CrashPoint, countActions: () => number = () => 0) {
  let calls = 0;
  let writes = 0;
  let covered = -1;
  const restore = intercept(async ({ statements, isBatch, run }) => {
    const mayWrite = isBatch || statements.some(isWrite);
    const done = writes + countActions();
    if (!mayWrite && (when === 'after' || done === covered)) return run();
    calls += 1;
    covered = done;
    const isLast = calls === at;
    if (isLast && when === 'before') throw new SimulatedCrash('the isolate went away');
    if (mayWrite) writes += 1;
    const answer = await run();
    if (isLast) throw new SimulatedCrash('the isolate went away');
    return answer;
  });
  return { hasHappened: () => calls >= at, hasWritten: () => writes > 0, restore };
}

/** Makes the process disappear at matching call number `at`: it never responds. Later calls work. */
export function hangAtStatement(pattern: RegExp, at: number) {
  let calls = 0;
  const restore = intercept(({ statements, isBatch, run }) => {
    if (isBatch || !statements.some((sql) => pattern.test(sql))) return run();
    calls += 1;
    return calls === at ? new Promise(() => undefined) : run();
  });
  return { hasHappened: () => calls >= at, restore };
}

/** Runs `work` once before a matching batch, to change what the call has read. */
export const runBeforeBatch = (pattern: RegExp, work: () => Promise<unknown>) =>
  runBefore(pattern, work, { inBatch: true });

/** Runs `work` once before a matching single statement. */
export const runBeforeStatement = (pattern: RegExp, work: () => Promise<unknown>) =>
  runBefore(pattern, work, { inBatch: false });

function runBefore(
  pattern: RegExp,
  work: () => Promise<unknown>,
  { inBatch }: { readonly inBatch: boolean },
) {
  let isDone = false;
  const restore = intercept(async ({ statements, isBatch, run }) => {
    if (!isDone && isBatch === inBatch && statements.some((sql) => pattern.test(sql))) {
      isDone = true;
      await work();
    }
    return run();
  });
  return { restore };
}

/** Records the SQL of database calls from now on, in order; a batch is one call with several statements. */
export function recordStatements() {
  const calls: (readonly string[])[] = [];
  const restore = intercept(({ statements, run }) => {
    calls.push(statements);
    return run();
  });
  return { calls, restore };
}

const isWrite = (sql: string): boolean => !/^\s*select\b/i.test(sql);

function readSql(statement: unknown): string {
  const { statement: text } = Object(statement);
  if (typeof text !== 'string') throw new Error('D1 does not say what is prepared');
  return text;
}

type MethodHolder = Record<string, (...args: unknown[]) => unknown>;

/** Lists the methods of D1 that run queries; all instances share them. */
function listD1Methods(): readonly (readonly [MethodHolder, string])[] {
  const database: MethodHolder = Object.getPrototypeOf(env.DB);
  const statement: MethodHolder = Object.getPrototypeOf(env.DB.prepare('select 1'));
  return [[database, 'batch'], ...['all', 'run', 'raw', 'first'].map((name) => [statement, name] as const)];
}
