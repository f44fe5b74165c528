import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimFolder } from './ports.ts';

const STOP_GRACE_MS = 5000;
const POLL_MS = 100;

type ProcessOptions = {
  /** The folder whose node_modules/.bin contains the program; the project's by default. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file for its output; this terminal by default. */
  readonly log?: string;
};

/** A child process in its own process group, so that its children stop with it. */
export type ManagedProcess = {
  readonly name: string;
  readonly stop: () => Promise<void>;
  readonly exited: Promise<number>;
};

const running = new Set<ManagedProcess>();

/** Starts a program from node_modules/.bin, which stops when this one does. */
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

/** Runs a program from node_modules/.bin until it exits; throws when it fails. */
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

/** Runs programs until a signal, or until one of them ends; then stops all and exits. Their logs are in `folder`. */
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

/** Makes signals stop everything and exit with `code`: the children's process groups do not receive Ctrl-C. */
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

/** Stops every program started here and still running, including its children. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map(({ stop }) => stop()));
}

/** Waits until an address responds successfully; throws when one of `processes` ends first or the time is up. */
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

/** Turns off prompts, telemetry, request traces and network access. */
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
