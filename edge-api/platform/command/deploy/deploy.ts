import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { findSettingProblems, type Production } from './production.ts';

const WORKER = ['-c', 'dist/server/wrangler.json'];
const ROLL_BACK = `To go back to the version before this one:
  npx wrangler rollback --env production
It runs on the migrated database too: migrations only add. To undo them as well, restore the database to the minute
before (edge-api/README.md, "Point-in-time recovery").`;

/** How long a new version may take until it answers everywhere. */
const ANSWER_TRIES = 30;
const ANSWER_PAUSE_MS = 2000;

const Secrets = z.array(z.object({ name: z.string() }));
const Health = z.object({ ok: z.boolean(), version: z.string() });

type Options = Production & { readonly isDryRun: boolean; readonly built?: string | undefined };

/** What a deploy works with. `run` shows a program's output, `read` returns it; both throw when it fails. */
export type Tools = {
  readonly run: (command: readonly string[], variables?: Readonly<Record<string, string>>) => void;
  readonly read: (command: readonly string[]) => string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly print: (line: string) => void;
  readonly pauseMs?: number;
};

/**
 * Deploys production: checks the settings by name, builds, lets wrangler check the bundle, migrates, deploys and waits
 * for the new version at `/api/health`. Stops before anything is changed while a setting is missing. Returns the exit
 * code. A dry run ends before the first step that needs an account.
 */
export async function deploy(options: Options, tools: Tools): Promise<number> {
  const { isDryRun, built, variables, version } = options;
  const { run, print } = tools;
  const problems = findSettingProblems(options, isDryRun ? undefined : readSecretNames(tools));
  print(problems.length === 0 ? 'Settings: complete.' : `Settings:\n  ${problems.join('\n  ')}`);
  if (problems.length > 0 && !isDryRun) return 1;

  const origin = typeof variables['PUBLIC_ORIGIN'] === 'string' ? variables['PUBLIC_ORIGIN'] : undefined;
  if (built === undefined) {
    run(['node', 'tina/build.mjs'], {
      CLOUDFLARE_ENV: 'production',
      ...(origin && { PUBLIC_ORIGIN: origin }),
    });
  }
  const worker = built === undefined ? WORKER : ['-c', `${built}/server/wrangler.json`];
  run(['wrangler', 'deploy', ...worker, '--dry-run']);
  if (isDryRun) {
    print(
      problems.length === 0
        ? 'Dry run: the Worker bundles. Secrets are checked by a deploy; nothing was changed.'
        : `Dry run: the Worker bundles. A deploy would stop at ${problems.length} settings; nothing was changed.`,
    );
    return 0;
  }
  run(['node', 'edge-api/platform/command/migrate.ts', '--remote']);
  run(['wrangler', 'deploy', ...worker]);
  const isUp = await waitForVersion(`${origin}/api/health`, version, tools);
  print(
    isUp
      ? `${origin} answers with version ${version}.`
      : `${origin}/api/health does not answer as it should.`,
  );
  print(ROLL_BACK);
  return isUp ? 0 : 1;
}

function readSecretNames({ read }: Tools): string[] {
  const listed: unknown = JSON.parse(read(['wrangler', 'secret', 'list', '--env', 'production']));
  return Secrets.parse(listed).map(({ name }) => name);
}

/** Waits until the address answers that this version is well. Returns whether it did. */
async function waitForVersion(address: string, version: string, tools: Tools): Promise<boolean> {
  for (let tries = 0; tries < ANSWER_TRIES; tries += 1) {
    const answer = await tools
      .fetch(address)
      .then((response) => response.json())
      .catch(() => undefined);
    const health = Health.safeParse(answer).data;
    if (health?.ok && health.version === version) return true;
    await sleep(tools.pauseMs ?? ANSWER_PAUSE_MS);
  }
  return false;
}
