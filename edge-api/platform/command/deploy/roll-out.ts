import { z } from 'zod';
import type { Tools } from './production.ts';
import { findFailedChecks, type Site } from './smoke-checks.ts';

type Release = Site & {
  readonly name: string;
  /** The option that names the build's configuration to wrangler. */
  readonly config: readonly string[];
  readonly isGradual: boolean;
};

/** The percentages of the traffic that a new version gets one after the other; with none, only the checks reach it. */
const STEPS = [0, 10, 50, 100];
/** How long a part of the traffic goes to a new version before it is checked again and gets more. */
const STEP_MS = 5 * 60_000;

const NEVER_DEPLOYED = /has no deployments|Worker .*(does not exist|not found)/;

const Deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const Versions = z.array(z.object({ id: z.string(), number: z.number() }));

/**
 * Deploys a build, at once or step by step, and checks it; where a check fails, puts back the version before it. Returns
 * whether the build is what runs now.
 */
export async function rollOut(release: Release, tools: Tools): Promise<boolean> {
  const { config, origin, build, isGradual } = release;
  const { run, print } = tools;
  const before = readRunningVersion(release, tools);
  const failed =
    isGradual && before !== undefined
      ? await shiftTraffic(release, before, tools)
      : await deployAtOnce(release, tools);
  if (failed.length === 0) {
    print(`${origin} answers with build ${build}, and every check passes.`);
    if (before !== undefined)
      print(`To go back all the same: npx wrangler rollback ${before} --env production`);
    return true;
  }
  print(`Failed after the deploy:\n  ${failed.join('\n  ')}`);
  if (before === undefined) {
    print('This is the first version, so there is none to go back to: correct it and deploy again.');
    return false;
  }
  run(['wrangler', 'rollback', before, ...config, '--yes', '--message', 'a check after the deploy failed']);
  print(`Version ${before} runs again, on the migrated database: migrations only add. To undo them as well, see
edge-api/README.md, "Point-in-time recovery".`);
  return false;
}

/** Returns the version that most of the traffic goes to; undefined before the first deploy. */
function readRunningVersion({ config }: Release, { read }: Tools): string | undefined {
  try {
    const status: unknown = JSON.parse(read(['wrangler', 'deployments', 'status', ...config, '--json']));
    const { versions } = Deployment.parse(status);
    return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
  } catch (error) {
    if (error instanceof Error && NEVER_DEPLOYED.test(error.message)) return undefined;
    throw error;
  }
}

async function deployAtOnce(release: Release, tools: Tools): Promise<readonly string[]> {
  tools.run(['wrangler', 'deploy', ...release.config, '--var', `BUILD_ID:${release.build}`]);
  return findFailedChecks(release, tools);
}

/** Gives the new version more of the traffic as long as it passes the checks, which reach no other version. */
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
  // What a version alone does not bring: routes, crons and queues.
  run(['wrangler', 'triggers', 'deploy', ...config]);
  return [];
}
