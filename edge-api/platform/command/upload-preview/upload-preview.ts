import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Production, type Tools, readBaked } from '../deploy/production.ts';

type Options = Pick<Production, 'name' | 'variables'> & {
  readonly alias: string;
  /** The account's name below workers.dev. */
  readonly subdomain: string | undefined;
  readonly databaseId: string | undefined;
  /** The folder of the build's wrangler configuration. */
  readonly folder: string;
};

/** What Cloudflare accepts as an alias; with the Worker's name it forms one label of a host name. */
const ALIAS = /^[a-z][a-z0-9-]{0,29}$/;

/**
 * Builds this code for its own address, migrates the preview database and uploads a version of the preview Worker,
 * which stays at that address until the alias is uploaded again. Returns the exit code.
 */
export function uploadPreview(
  { name, variables, alias, subdomain, databaseId, folder }: Options,
  { run, print }: Pick<Tools, 'run' | 'print'>,
): number {
  if (!ALIAS.test(alias))
    throw new Error(`"${alias}" is not a valid alias: use lower-case letters, digits and hyphens.`);
  if (!subdomain || !databaseId) {
    if (!subdomain) print('PREVIEW_SUBDOMAIN is missing: the account’s name below workers.dev');
    if (!databaseId) print('PREVIEW_DATABASE_ID is missing: npx wrangler d1 create power-hour-preview');
    return 1;
  }
  const origin = `https://${alias}-${name}-preview.${subdomain}.workers.dev`;
  run(['node', 'tina/build.mjs'], {
    CLOUDFLARE_ENV: 'production',
    ...readBaked(variables),
    PUBLIC_ORIGIN: origin,
  });
  const path = `${folder}/wrangler.upload.json`;
  const built: unknown = JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8'));
  writeFileSync(path, JSON.stringify(toPreviewConfig(built, databaseId)));
  run(['wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', '-c', path]);
  const version = ['--preview-alias', alias, '--var', `PUBLIC_ORIGIN:${origin}`];
  run(['wrangler', 'versions', 'upload', '-c', path, ...version]);
  print(`The preview is at ${origin}/nl`);
  return 0;
}

const ProductionConfig = z.looseObject({
  name: z.string(),
  d1_databases: z.tuple([z.looseObject({ database_name: z.string() })]),
  r2_buckets: z.tuple([z.looseObject({ bucket_name: z.string() })]),
});

/** Bindings that a preview lacks: requests do the work of queues and the Workflow themselves, and the rubric scores. */
const LEFT_OUT = ['queues', 'workflows', 'triggers', 'ai', 'analytics_engine_datasets', 'routes'];

/** Derives the preview Worker's configuration from production's build, without anything specific to production. */
function toPreviewConfig(production: unknown, databaseId: string) {
  const config = ProductionConfig.parse(production);
  const [database] = config.d1_databases;
  const [bucket] = config.r2_buckets;
  const rest = Object.fromEntries(Object.entries(config).filter(([name]) => !LEFT_OUT.includes(name)));
  return {
    ...rest,
    name: `${config.name}-preview`,
    d1_databases: [
      { ...database, database_name: `${database.database_name}-preview`, database_id: databaseId },
    ],
    r2_buckets: [{ ...bucket, bucket_name: `${bucket.bucket_name}-preview` }],
    workers_dev: true,
    preview_urls: true,
  };
}
