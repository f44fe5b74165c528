import { z } from 'zod';
import {
  findSettingProblems,
  readBaked,
  readSecretNames,
  type Production,
  type Tools,
} from './production.ts';

/** A separate build folder, so that a running `npm start` keeps its own. */
const BUILD_FOLDER = '.local/deploy';

type Options = Production & {
  readonly isDryRun: boolean;
  readonly built?: string | undefined;
  /** Whether traffic moves to the new version in steps. */
  readonly isGradual: boolean;
  /** The operator's token for `/api/health/deep`, which also lets the checks try a checkout. */
  readonly healthToken: string | undefined;
};

/**
 * Deploys production and returns the exit code; changes nothing while a setting is missing. A dry run stops before the
 * first step that needs an account.
 */
export async function deploy(options: Options, tools: Tools): Promise<number> {
  const { isDryRun, built = BUILD_FOLDER, variables } = options;
  const { run, print } = tools;
  const problems = findSettingProblems(options, isDryRun ? undefined : readSecretNames(tools.read));
  print(problems.length === 0 ? 'Settings: complete.' : `Settings:\n  ${problems.join('\n  ')}`);
  if (problems.length > 0 && !isDryRun) return 1;

  const baked = readBaked(variables);
  const build = readBuildId(tools);
  if (options.built === undefined) {
    run(['node', 'tina/build.mjs'], { CLOUDFLARE_ENV: 'production', OUT_DIR: built, ...baked });
  }
  const config = ['-c', `${built}/server/wrangler.json`];
  run(['wrangler', 'deploy', ...config, '--dry-run']);
  if (isDryRun) {
    print(
      problems.length === 0
        ? 'Dry run: the Worker bundles. Secrets are checked by a deploy; nothing was changed.'
        : `Dry run: the Worker bundles. A deploy would stop at ${problems.length} settings (listed above); nothing was changed.`,
    );
    return 0;
  }
  run(['node', 'edge-api/platform/command/migrate.ts', '--remote']);
  const origin = baked.PUBLIC_ORIGIN ?? '';
  const isRunning = await rollOut({ ...options, config, build, origin, headers: {} }, tools);
  return isRunning ? 0 : 1;
}

/** Returns an id for this build: its commit, if there is one, and the time. */
function readBuildId({ read, now }: Tools): string {
  const time = now().toISOString();
  try {
    return `${read(['git', 'rev-parse', '--short', 'HEAD']).trim()} ${time}`;
  } catch {
    return time;
  }
}

type Release = Site & {
  readonly name: string;
  /** The wrangler option that names the build's configuration. */
  readonly config: readonly string[];
  readonly isGradual: boolean;
};

/** The percentages of traffic that a new version gets in turn; at 0, only the checks reach it. */
const STEPS = [0, 10, 50, 100];
/** How long a new version keeps its share of traffic before it is checked again and gets more. */
const STEP_MS = 5 * 60_000;

const NEVER_DEPLOYED = /has no deployments|Worker .*(does not exist|not found)/;

const Deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const Version = z.object({ resources: z.object({ bindings: z.array(z.object({ type: z.string() })) }) });
const Versions = z.array(z.object({ id: z.string(), number: z.number() }));

/** Deploys a build, checks it, and rolls back to the previous version if that fails. Returns whether the build runs. */
async function rollOut(release: Release, tools: Tools): Promise<boolean> {
  const { config, origin, build, isGradual } = release;
  const { run, print } = tools;
  const before = readRunningVersion(release, tools);
  const failed =
    isGradual && before !== undefined
      ? await shiftTraffic(release, before, tools)
      : await deployAtOnce(release, tools);
  if (failed.length === 0) {
    print(`${origin} answers with build ${build}, and every check passes.`);
    if (before !== undefined) print(`To roll back anyway: npx wrangler rollback ${before} --env production`);
    return true;
  }
  print(`Failed after the deploy:\n  ${failed.join('\n  ')}`);
  if (before === undefined) {
    print('This is the first version, so there is none to roll back to: correct it and deploy again.');
    return false;
  }
  run(['wrangler', 'rollback', before, ...config, '--yes', '--message', 'a check after the deploy failed']);
  print(`Version ${before} runs again, on the migrated database: migrations only add. To undo them as well, see
edge-api/README.md, "Point-in-time recovery".`);
  return false;
}

/** Returns the version that gets most of the traffic; undefined before the first deploy, even if it holds secrets. */
function readRunningVersion({ config }: Release, { read }: Tools): string | undefined {
  try {
    const status: unknown = JSON.parse(read(['wrangler', 'deployments', 'status', ...config, '--json']));
    const { versions } = Deployment.parse(status);
    const id = versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? '';
    const version: unknown = JSON.parse(read(['wrangler', 'versions', 'view', id, ...config, '--json']));
    const { bindings } = Version.parse(version).resources;
    return bindings.every(({ type }) => type === 'secret_text') ? undefined : id;
  } catch (error) {
    if (error instanceof Error && NEVER_DEPLOYED.test(error.message)) return undefined;
    throw error;
  }
}

async function deployAtOnce(release: Release, tools: Tools): Promise<readonly string[]> {
  tools.run(['wrangler', 'deploy', ...release.config, '--var', `BUILD_ID:${release.build}`]);
  return findFailedChecks(release, tools);
}

/** Moves more traffic to the new version as long as it passes the checks, which are always sent to that version. */
async function shiftTraffic(release: Release, before: string, tools: Tools): Promise<readonly string[]> {
  const { name, config, build } = release;
  const { run, read, print, wait } = tools;
  run(['wrangler', 'versions', 'upload', ...config, '--var', `BUILD_ID:${build}`]);
  const listed: unknown = JSON.parse(read(['wrangler', 'versions', 'list', ...config, '--json']));
  const version = Versions.parse(listed).toSorted((a, b) => b.number - a.number)[0]?.id ?? '';
  const headers = { 'Cloudflare-Workers-Version-Overrides': `${name}="${version}"` };
  for (const percent of STEPS) {
    const shares = [`${version}@${percent}`, ...(percent < 100 ? [`${before}@${100 - percent}`] : [])];
    run(['wrangler', 'versions', 'deploy', ...shares, ...config, '--yes']);
    if (percent > 0 && percent < 100) await wait(STEP_MS);
    const failed = await findFailedChecks({ ...release, headers }, tools);
    if (failed.length > 0) return failed;
    print(`${percent} % of the traffic goes to ${build}; every check passes.`);
  }
  // A new version alone does not change routes, crons and queues.
  run(['wrangler', 'triggers', 'deploy', ...config]);
  return [];
}

/** A deployed site, and the build that should answer there. */
type Site = {
  readonly origin: string;
  readonly build: string;
  readonly healthToken: string | undefined;
  /** Headers that route a request to one version. */
  readonly headers: Readonly<Record<string, string>>;
};

/** How often a new version is asked until it answers everywhere, and how often any other check is tried. */
const ANSWER_TRIES = 30;
const CHECK_TRIES = 3;
const PAUSE_MS = 2000;

/** Waits until a site answers with the build, and returns the checks that fail. */
async function findFailedChecks(site: Site, tools: Tools): Promise<readonly string[]> {
  const { origin, build, headers, healthToken } = site;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await tools.fetch(`${origin}${path}`, { headers, ...init }).catch(() => undefined);
    return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' };
  };
  const returns = async (path: string, part: string) => {
    const { status, text } = await ask(path);
    return status === 200 && text.includes(part);
  };
  const isUp = await passes(ANSWER_TRIES, tools, () => returns('/api/health', JSON.stringify(build)));
  if (!isUp) return [`/api/health does not answer with build ${build}`];
  const failed: string[] = [];
  const check = async (failure: string, isAsItShould: () => Promise<boolean>) => {
    if (!(await passes(CHECK_TRIES, tools, isAsItShould))) failed.push(failure);
  };
  await check('/nl does not return a page', () => returns('/nl', '</html>'));
  await check('/api/campaigns-list does not return a list', () => returns('/api/campaigns-list', '"docs":'));
  if (healthToken === undefined) tools.print('HEALTH_TOKEN is not set here, so no checkout was tried.');
  else
    await check('the payment provider opens no checkout', async () => {
      const authorization = `Bearer ${healthToken}`;
      const init = { method: 'POST', headers: { ...headers, authorization } };
      const { status, text } = await ask('/api/health/checkout', init);
      if (status === 404) tools.print('The Worker has another HEALTH_TOKEN, so no checkout was tried.');
      return status === 404 || text.includes('"isTried":');
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
