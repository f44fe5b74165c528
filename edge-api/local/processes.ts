import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimFolder } from './ports.ts';

const STOP_GRACE_MS = 5000;
const POLL_MS = 100;

type ProcessOptions = {
  /** The folder whose node_modules/.bin has the program; by default the project's. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file for its output; by default the output goes to this terminal. */
  readonly log?: string;
};

/** A child program in a process group of its own, so that its children stop with it. */
export type ManagedProcess = {
  readonly name: string;
  readonly stop: () => Promise<void>;
  readonly exited: Promise<number>;
};

const running = new Set<ManagedProcess>();

/** Starts a program of a node_modules/.bin, which ends with this one. */
export function startProcess(
  name: string,
  args: readonly string[],
  options: ProcessOptions = {},
): ManagedProcess {
  stopOnSignals(1);
  const child = spawnBin(name, args, options);
  const exited = waitForExit(child);
  const managed = { name, exited, stop: () => stopGroup(child, exited) };
  running.add(managed);
  void exited.then(() => running.delete(managed));
  return managed;
}

/** Runs a program of a node_modules/.bin to its end; throws when it fails. */
export async function runProcess(
  name: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<void> {
  const code = await startProcess(name, args, options).exited;
  if (code !== 0) {
    throw new Error(`${name} ${args[0] ?? ''} failed (${code})${options.log ? `, see ${options.log}` : ''}`);
  }
}

/** Runs programs until a signal, or until one of them ends; then stops all and exits. `folder` has their logs. */
export async function runUntilStopped(
  folder: string,
  start: () => Promise<readonly ManagedProcess[]>,
): Promise<void> {
  stopOnSignals(0);
  try {
    await claimFolder(folder);
    for (const { name, exited } of await start())
      void exited.then(() => stopAndExit(1, `${name} ended; see the logs in ${folder}.`));
  } catch (error) {
    await stopAndExit(1, error instanceof Error ? error.message : String(error));
  }
}

let isWatchingSignals = false;

/** Has a signal stop everything and exit with `code`: the groups of children do not hear a terminal's Ctrl-C. */
function stopOnSignals(code: number): void {
  if (isWatchingSignals) return;
  isWatchingSignals = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stopAndExit(code));
}

let isStopping = false;

async function stopAndExit(code: number, reason?: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (reason !== undefined) console.error(reason);
  await stopProcesses();
  process.exit(code);
}

/** Stops every running program that was started here, children included. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map(({ stop }) => stop()));
}

/** Waits until an address answers with success; throws when one of `processes` ends first or the time is up. */
export async function waitForUrl(
  url: string,
  processes: readonly ManagedProcess[],
  timeoutMs = 60_000,
): Promise<void> {
  const ended: string[] = [];
  for (const { name, exited } of processes) void exited.then(() => ended.push(name));
  const deadline = Date.now() + timeoutMs;
  while (!(await isReachable(url))) {
    if (ended.length > 0) throw new Error(`${ended.join(', ')} ended before ${url} answered`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
    await sleep(POLL_MS);
  }
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

function spawnBin(
  name: string,
  args: readonly string[],
  { folder = '.', env, log }: ProcessOptions,
): ChildProcess {
  const child = spawn(`${folder}/node_modules/.bin/${name}`, args, {
    detached: true,
    env: {
      ...process.env,
      ...QUIET_ENV,
      PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
      ...env,
    },
    stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
  });
  if (log) {
    mkdirSync(dirname(log), { recursive: true });
    const file = createWriteStream(log);
    child.stdout?.pipe(file);
    child.stderr?.pipe(file);
  }
  return child;
}

/** Turns off questions, telemetry, traces of requests that nobody reads, and network access. */
const QUIET_ENV = {
  ASTRO_TELEMETRY_DISABLED: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  X_LOCAL_OBSERVABILITY: 'false',
};

function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function stopGroup(child: ChildProcess, exited: Promise<number>): Promise<void> {
  signalGroup(child, 'SIGINT');
  const grace = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_GRACE_MS);
  await exited;
  clearTimeout(grace);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
