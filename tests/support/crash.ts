import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/**
 * When the crash happens: before the database runs a call, or after a write whose response is lost. A crash after a read
 * equals one before it, so reads are not counted there.
 */
export type CrashPoint = 'before' | 'after';

class SimulatedCrash extends Error {}

/** Makes the database call with number `at` fail; later calls work again. */
export function crashAtCall(at: number, when: CrashPoint) {
  let calls = 0;
  const spies = listD1Methods().map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(async function (this: unknown, ...args: unknown[]) {
      if (when === 'before' || name === 'batch' || isWrite(this)) calls += 1;
      else return Reflect.apply(original, this, args);
      const isLast = calls === at;
      if (isLast && when === 'before') throw new SimulatedCrash('the isolate went away');
      const answer: unknown = await Reflect.apply(original, this, args);
      if (isLast) throw new SimulatedCrash('the isolate went away');
      return answer;
    });
  });
  return {
    hasHappened: () => calls >= at,
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

/** Makes the process disappear at the call with number `at` whose SQL matches: it never answers. Later calls work. */
export function hangAtStatement(pattern: RegExp, at: number) {
  let calls = 0;
  const spies = listD1Methods().map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (name !== 'batch' && pattern.test(String(Object(this).statement))) calls += 1;
      else return Reflect.apply(original, this, args);
      return calls === at ? new Promise(() => undefined) : Reflect.apply(original, this, args);
    });
  });
  return {
    hasHappened: () => calls >= at,
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

type Restorable = { readonly restore: () => void };

/** Does something else first, once, when a batch is about to run whose SQL matches: what a call read has changed then. */
export function runBeforeBatch(pattern: RegExp, work: () => Promise<unknown>): Restorable {
  return runBefore(listD1Methods().slice(0, 1), pattern, work);
}

/** Does the same when a statement is about to run by itself. */
export function runBeforeStatement(pattern: RegExp, work: () => Promise<unknown>): Restorable {
  return runBefore(listD1Methods().slice(1), pattern, work);
}

function runBefore(
  methods: ReturnType<typeof listD1Methods>,
  pattern: RegExp,
  work: () => Promise<unknown>,
): Restorable {
  let isDone = false;
  const spies = methods.map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(async function (this: unknown, ...args: unknown[]) {
      const statements = name === 'batch' ? [args[0]].flat() : [this];
      if (!isDone && statements.some((statement) => pattern.test(readSql(statement)))) {
        isDone = true;
        await work();
      }
      return Reflect.apply(original, this, args);
    });
  });
  return { restore: () => spies.forEach((spy) => spy.mockRestore()) };
}

/** Counts the database's calls from now on; a batch is one. */
export function countCalls() {
  let calls = 0;
  const spies = listD1Methods().map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
      calls += 1;
      return Reflect.apply(original, this, args);
    });
  });
  return {
    count: () => calls,
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

/** Records the SQL of the database's calls from now on, in their order; a batch is one call with several statements. */
export function recordStatements() {
  const calls: (readonly string[])[] = [];
  const spies = listD1Methods().map(([holder, name]) => {
    const original = holder[name];
    if (!original) throw new Error(`D1 has no ${name}`);
    return vi.spyOn(holder, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
      calls.push((name === 'batch' ? [args[0]].flat() : [this]).map(readSql));
      return Reflect.apply(original, this, args);
    });
  });
  return { calls, restore: () => spies.forEach((spy) => spy.mockRestore()) };
}

/** Returns whether a prepared statement writes, judging by its SQL. */
function isWrite(statement: unknown): boolean {
  return !/^\s*select\b/i.test(readSql(statement));
}

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
