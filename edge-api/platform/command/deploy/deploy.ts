import { z } from 'zod';
import { findSettingProblems, type Production, type Tools } from './production.ts';
import { rollOut } from './roll-out.ts';

/** The build's own folder, so that a running `npm start` keeps its own. */
const BUILD_FOLDER = '.local/deploy';

const Secrets = z.array(z.object({ name: z.string() }));

type Options = Production & {
  readonly isDryRun: boolean;
  readonly built?: string | undefined;
  /** Whether the traffic moves to the new version step by step. */
  readonly isGradual: boolean;
  /** The operator's token of `/api/health/deep`, with which a checkout is tried. */
  readonly healthToken: string | undefined;
};

/**
 * Deploys production: checks the settings by name, builds, lets wrangler check the bundle, migrates and rolls the
 * version out. Stops before anything is changed while a setting is missing. Returns the exit code. A dry run ends before
 * the first step that needs an account.
 */
export async function deploy(options: Options, tools: Tools): Promise<number> {
  const { name, isDryRun, built = BUILD_FOLDER, variables } = options;
  const { run, print } = tools;
  const problems = findSettingProblems(options, isDryRun ? undefined : readSecretNames(tools));
  print(problems.length === 0 ? 'Settings: complete.' : `Settings:\n  ${problems.join('\n  ')}`);
  if (problems.length > 0 && !isDryRun) return 1;

  const baked = readBaked(variables);
  const build = readBuildId(tools);
  if (options.built === undefined) {
    run(['node', 'tina/build.mjs'], {
      CLOUDFLARE_ENV: 'production',
      OUT_DIR: built,
      ...baked,
    });
  }
  const config = ['-c', `${built}/server/wrangler.json`];
  run(['wrangler', 'deploy', ...config, '--dry-run']);
  if (isDryRun) {
    print(
      problems.length === 0
        ? 'Dry run: the Worker bundles. Secrets are checked by a deploy; nothing was changed.'
        : `Dry run: the Worker bundles. A deploy would stop at ${problems.length} settings; nothing was changed.`,
    );
    return 0;
  }
  run(['node', 'edge-api/platform/command/migrate.ts', '--remote']);
  return (await rollOut({ ...options, name, config, build, origin: baked['PUBLIC_ORIGIN'] ?? '' }, tools))
    ? 0
    : 1;
}

/** Returns the variables that the build puts into the pages. */
function readBaked(variables: Options['variables']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['PUBLIC_ORIGIN', 'PUBLIC_OPERATOR'].flatMap((name) => {
      const value = variables[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function readSecretNames({ read }: Tools): string[] {
  const listed: unknown = JSON.parse(read(['wrangler', 'secret', 'list', '--env', 'production']));
  return Secrets.parse(listed).map(({ name }) => name);
}

/** Returns what tells this build from every other: its commit, where there is one, and the time. */
function readBuildId({ read, now }: Tools): string {
  const time = now().toISOString();
  try {
    return `${read(['git', 'rev-parse', '--short', 'HEAD']).trim()} ${time}`;
  } catch {
    return time;
  }
}
