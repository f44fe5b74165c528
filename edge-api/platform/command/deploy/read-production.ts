import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import manifest from '../../../../package.json' with { type: 'json' };

/** What `wrangler.toml` says about production. */
export type Production = {
  /** The Worker's name. */
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Undefined while `wrangler.toml` names no database that exists. */
  readonly databaseId: string | undefined;
  /** The version that `/api/health` answers with once it is deployed. */
  readonly version: string;
};

const Config = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(z.object({ database_id: z.string().optional() })),
});

/** The placeholder id in `wrangler.toml` until there is a database. */
const NO_DATABASE = /^[0-]*$/;

/** Reads production’s part of `wrangler.toml`. */
export function readProduction(): Production {
  const read: unknown = readConfig({ config: 'wrangler.toml', env: 'production' }, { hideWarnings: true });
  const { name, vars, d1_databases: databases } = Config.parse(read);
  const id = databases[0]?.database_id;
  return {
    name,
    variables: vars,
    databaseId: id === undefined || NO_DATABASE.test(id) ? undefined : id,
    version: manifest.version,
  };
}
