import { z } from 'zod';

const ProductionConfig = z.looseObject({
  name: z.string(),
  d1_databases: z.tuple([z.looseObject({ database_name: z.string() })]),
  r2_buckets: z.tuple([z.looseObject({ bucket_name: z.string() })]),
});

/** What a preview does without: a request does the work of the queues and of the Workflow itself, the rubric scores. */
const LEFT_OUT = ['queues', 'workflows', 'triggers', 'ai', 'analytics_engine_datasets', 'routes'];

/**
 * Returns the configuration of the preview Worker, made from production's as it was built: nothing of production's
 * stays in it, neither the database nor the pictures nor the queues.
 */
export function toPreviewConfig(production: unknown, databaseId: string) {
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
