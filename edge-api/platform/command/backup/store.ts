import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient, type Client } from '@libsql/client';
import { getPlatformProxy } from 'wrangler';
import { writeStoreConfig } from './write-store-config.ts';

/** A value as SQLite stores it. */
export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;
export type Statement = { readonly sql: string; readonly args: readonly Value[] };

/** A database and the bucket beside it, wherever they are. */
export type Store = {
  readonly kind: 'D1' | 'libSQL';
  readonly query: (statement: Statement) => Promise<Row[]>;
  /** Runs statements in one transaction. */
  readonly batch: (statements: readonly Statement[]) => Promise<void>;
  readonly files: R2Bucket;
  readonly close: () => Promise<void>;
};

/** Where a store is: on this machine below `persistTo`, or in production, which needs `wrangler login`. */
export type Place = {
  readonly remote: boolean;
  readonly persistTo: string;
  /** A libSQL database instead of D1. */
  readonly libsql?: { readonly url: string; readonly authToken?: string | undefined } | undefined;
};

/** Opens a store. Its files are in R2, whichever database it has. */
export async function openStore({ remote, persistTo, libsql }: Place): Promise<Store> {
  const configPath = writeStoreConfig(remote);
  const platform = await getPlatformProxy<Pick<Env, 'DB' | 'MEDIA'>>({
    configPath,
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: remote,
  });
  rmSync(dirname(configPath), { recursive: true });
  const { DB, MEDIA } = platform.env;
  if (!libsql) return { kind: 'D1', ...overD1(DB), files: MEDIA, close: () => platform.dispose() };
  const { url, authToken } = libsql;
  const client = createClient({ url, ...(authToken && { authToken }) });
  const close = () => {
    client.close();
    return platform.dispose();
  };
  return { kind: 'libSQL', ...overLibsql(client), files: MEDIA, close };
}

function overD1(db: D1Database): Pick<Store, 'query' | 'batch'> {
  const prepare = ({ sql, args }: Statement) => db.prepare(sql).bind(...args);
  return {
    query: async (statement) => (await prepare(statement).all<Row>()).results,
    batch: async (statements) => {
      await db.batch(statements.map(prepare));
    },
  };
}

function overLibsql(client: Client): Pick<Store, 'query' | 'batch'> {
  const toLibsql = ({ sql, args }: Statement) => ({ sql, args: [...args] });
  return {
    query: async (statement) => {
      const { rows, columns } = await client.execute(toLibsql(statement));
      return rows.map((row) => Object.fromEntries(columns.map((column) => [column, toValue(row[column])])));
    },
    batch: async (statements) => {
      await client.batch(statements.map(toLibsql), 'write');
    },
  };
}

function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new Error(`a value that no table of ours has: ${typeof value}`);
}
