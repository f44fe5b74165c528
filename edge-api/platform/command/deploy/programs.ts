import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** npm puts the project's programs first; a command that npm did not start finds them last. */
const PATH = `${process.env['PATH'] ?? ''}${delimiter}node_modules/.bin`;
const ENV = { PATH, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

type Variables = Readonly<Record<string, string>>;

/** Runs a program to its end, its output in this terminal. Throws when it fails. */
export function runProgram([name = '', ...args]: readonly string[], variables: Variables = {}): void {
  const env = { ...process.env, ...ENV, ...variables };
  const { status } = spawnSync(toPath(name), args, { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed: nothing after it was done.`);
}

/** Runs a program and returns what it prints. Throws with its error output when it fails. */
export function readProgram([name = '', ...args]: readonly string[]): string {
  const env = { ...process.env, ...ENV };
  const { status, stdout, stderr } = spawnSync(toPath(name), args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}

function toPath(name: string): string {
  return name === 'node' ? process.execPath : name;
}
