import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';

const Bindings = z.array(z.looseObject({ binding: z.string() }));
/** What the commands read of wrangler.toml. */
const Config = z.object({
  compatibility_date: z.string(),
  d1_databases: Bindings,
  r2_buckets: Bindings,
});

/**
 * Writes a configuration with only the database and the bucket of wrangler.toml, and returns its path. `remote` ones
 * are production's. A new folder each time: commands run side by side.
 */
export function writeStoreConfig(remote: boolean): string {
  const raw: unknown = readConfig({ config: 'wrangler.toml', ...(remote && { env: 'production' }) });
  const { compatibility_date, d1_databases, r2_buckets } = Config.parse(raw);
  const config = {
    name: 'power-hour-store',
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({ ...database, remote })),
    r2_buckets: r2_buckets.map((bucket) => ({ ...bucket, remote })),
  };
  const path = join(mkdtempSync(join(tmpdir(), 'power-hour-store-')), 'wrangler.json');
  writeFileSync(path, JSON.stringify(config));
  return path;
}
