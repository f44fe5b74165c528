import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import { openLibsql, type Db } from '../db.ts';
import { explainFailure } from './explain-failure.ts';

/** A database and its bucket, local or remote. */
export type Store = {
  readonly kind: 'D1' | 'libSQL';
  readonly db: Db;
  readonly files: R2Bucket;
  readonly close: () => Promise<void>;
};

/** Where a store is: on this machine under `persistTo`, or in production, which needs `wrangler login`. */
export type Place = {
  readonly remote: boolean;
  readonly persistTo: string;
  /** A libSQL database instead of D1. */
  readonly libsql?: { readonly url: string; readonly authToken?: string | undefined } | undefined;
};

/** Opens a store. Its files are always in R2, with either database. */
export async function openStore({ remote, persistTo, libsql }: Place): Promise<Store> {
  // A new folder each time, because commands may run at the same time.
  const folder = mkdtempSync(join(tmpdir(), 'power-hour-store-'));
  const configPath = join(folder, 'wrangler.json');
  writeFileSync(configPath, JSON.stringify(toStoreConfig(remote)));
  const platform = await getPlatformProxy<Pick<Env, 'DB' | 'MEDIA'>>({
    configPath,
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: remote,
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${explainFailure(String(error))}`);
  });
  rmSync(folder, { recursive: true });
  const { DB, MEDIA } = platform.env;
  if (!libsql) return { kind: 'D1', db: drizzle(DB), files: MEDIA, close: () => platform.dispose() };
  const db = openLibsql(libsql.url, libsql.authToken);
  const close = () => {
    db.$client.close();
    return platform.dispose();
  };
  return { kind: 'libSQL', db, files: MEDIA, close };
}

const Bindings = z.array(z.looseObject({ binding: z.string() }));
const Config = z.object({ compatibility_date: z.string(), d1_databases: Bindings, r2_buckets: Bindings });

/** Returns a configuration with only the database and bucket of wrangler.toml: production's if `remote`. */
export function toStoreConfig(remote: boolean, migrationsFolder?: string) {
  const raw: unknown = readConfig({ config: 'wrangler.toml', ...(remote && { env: 'production' }) });
  const { compatibility_date, d1_databases, r2_buckets } = Config.parse(raw);
  return {
    name: 'power-hour-store',
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({
      ...database,
      remote,
      ...(migrationsFolder && { migrations_dir: migrationsFolder }),
    })),
    r2_buckets: r2_buckets.map((bucket) => ({ ...bucket, remote })),
  };
}
