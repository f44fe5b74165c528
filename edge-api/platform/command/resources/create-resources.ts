import type { Tools as DeployTools } from '../deploy/deploy.ts';
import type { Resource } from './list-resources.ts';
import { readAccount, readDatabaseIds } from './read-account.ts';

type Options = {
  readonly resources: readonly Resource[];
  readonly madeByDeploy: readonly string[];
  /** The database's id in `wrangler.toml`; undefined while it names none. */
  readonly databaseId: string | undefined;
  readonly isDryRun: boolean;
};

type Tools = Pick<DeployTools, 'run' | 'read' | 'print'> & {
  readonly ask: (question: string) => Promise<boolean>;
};

/**
 * Says what of production's resources the account holds, and creates what it lacks, each after asking. A dry run asks
 * no account: it prints the commands. Returns the exit code: 1 while something that is needed is missing.
 */
export async function createResources(options: Options, tools: Tools): Promise<number> {
  const { resources, madeByDeploy, isDryRun } = options;
  const missing = isDryRun ? printCommands(resources, tools) : await createMissing(resources, tools);
  if (!isDryRun) printDatabaseId(options, tools);
  tools.print(`Made by the first deploy: ${madeByDeploy.join(', ')}.`);
  if (missing > 0) tools.print(`Still missing: ${missing}. npm run deploy would stop.`);
  return missing === 0 ? 0 : 1;
}

function printCommands(resources: readonly Resource[], { print }: Tools): number {
  for (const resource of resources) print(`npx ${resource.create.join(' ')}${toRemark(resource)}`);
  return 0;
}

/** Returns how many are missing in the end that a deploy needs. */
async function createMissing(resources: readonly Resource[], tools: Tools): Promise<number> {
  const { print, read, run, ask } = tools;
  const account = readAccount(read);
  let missing = 0;
  for (const resource of resources) {
    const { kind, name, create, optional } = resource;
    const isThere = account[kind].includes(name);
    print(`${isThere ? 'there  ' : 'missing'}  ${kind} ${name}${toRemark(resource)}`);
    if (isThere) continue;
    // Secrets are typed in; for everything else wrangler would offer to edit wrangler.toml.
    if (await ask(`Run npx ${create.join(' ')}?`)) run(create, kind === 'secret' ? { CI: '' } : {});
    else if (optional === undefined) missing += 1;
  }
  return missing;
}

function toRemark({ optional }: Resource): string {
  return optional === undefined ? '' : `   (optional: ${optional})`;
}

/** Says which id belongs in `wrangler.toml`, unless it is already there. */
function printDatabaseId({ resources, databaseId }: Options, { read, print }: Tools): void {
  const name = resources.find(({ kind }) => kind === 'D1 database')?.name ?? '';
  const id = readDatabaseIds(read).get(name);
  if (id !== undefined && id !== databaseId)
    print(`Put database_id = "${id}" under [[env.production.d1_databases]] in wrangler.toml.`);
}
