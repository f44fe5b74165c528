import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import { REQUIRED_SECRETS } from '../deploy/production.ts';

/** A resource that an account needs before a deploy, and the command that creates it. */
export type Resource = {
  readonly kind: 'D1 database' | 'R2 bucket' | 'queue' | 'secret' | 'Turnstile widget';
  readonly name: string;
  readonly create: readonly string[];
  /** What still works without it. */
  readonly optional?: string;
};

const Queues = z.object({
  producers: z.array(z.object({ queue: z.string() })),
  consumers: z.array(z.object({ queue: z.string(), dead_letter_queue: z.string().optional() })),
});
const Config = z.object({
  name: z.string(),
  vars: z.object({ PUBLIC_ORIGIN: z.url().optional() }),
  d1_databases: z.array(z.object({ database_name: z.string() })),
  r2_buckets: z.array(z.object({ bucket_name: z.string() })),
  kv_namespaces: z.array(z.unknown()).length(0, 'npm run resources does not know KV namespaces yet'),
  queues: Queues,
  ai: z.unknown().optional(),
  workflows: z.array(z.object({ name: z.string() })),
  analytics_engine_datasets: z.array(z.object({ dataset: z.string() })),
  triggers: z.object({ crons: z.array(z.string()).optional() }),
});
type Config = z.infer<typeof Config>;

/** Stores data within the European Union; a resource's jurisdiction cannot be changed later. */
export const IN_EU = ['--jurisdiction', 'eu'] as const;

/** Lists what production needs according to `wrangler.toml`: what has to be created, and what a deploy creates. */
export function listResources(): { resources: readonly Resource[]; madeByDeploy: readonly string[] } {
  const read: unknown = readConfig({ config: 'wrangler.toml', env: 'production' }, { hideWarnings: true });
  const config = Config.parse(read);
  return {
    resources: [
      ...config.d1_databases.map(({ database_name: name }): Resource => ({
        kind: 'D1 database',
        name,
        create: ['wrangler', 'd1', 'create', name, ...IN_EU],
      })),
      ...config.r2_buckets.map(({ bucket_name: name }): Resource => ({
        kind: 'R2 bucket',
        name,
        create: ['wrangler', 'r2', 'bucket', 'create', name, ...IN_EU],
      })),
      ...listQueueNames(config.queues).map((name): Resource => ({
        kind: 'queue',
        name,
        create: ['wrangler', 'queues', 'create', name, ...IN_EU],
      })),
      ...REQUIRED_SECRETS.map((name): Resource => ({
        kind: 'secret',
        name,
        create: ['wrangler', 'secret', 'put', name, '--env', 'production'],
      })),
      ...listWidgets(config),
    ],
    madeByDeploy: [
      ...config.workflows.map(({ name }) => `Workflow ${name}`),
      ...config.analytics_engine_datasets.map(({ dataset }) => `Analytics Engine dataset ${dataset}`),
      ...(config.triggers.crons ?? []).map((cron) => `cron ${cron}`),
      ...(config.ai === undefined ? [] : ['Workers AI, which has to be on for the account']),
    ],
  };
}

/** Lists dead-letter queues first: a queue that names one is rejected until it exists. */
function listQueueNames({ producers, consumers }: z.infer<typeof Queues>): string[] {
  const deadLetters = consumers.flatMap(({ dead_letter_queue: name }) => name ?? []);
  return [...new Set([...deadLetters, ...[...producers, ...consumers].map(({ queue }) => queue)])];
}

/** A widget belongs to a domain, so none can be created until the site has an address. */
function listWidgets({ name, vars: { PUBLIC_ORIGIN: origin } }: Config): Resource[] {
  if (origin === undefined) return [];
  const flags = ['--domain', new URL(origin).hostname, '--mode', 'managed'];
  return [
    {
      kind: 'Turnstile widget',
      name,
      optional: 'without it a network past its limit waits',
      create: ['wrangler', 'turnstile', 'widget', 'create', name, ...flags],
    },
  ];
}
