import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import { findHalfPair } from '../../production-rules.ts';
import { findWrongSettings } from '../../settings.ts';

/** What `wrangler.toml` says about production. */
export type Production = {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Undefined while `wrangler.toml` names no database that exists. */
  readonly databaseId: string | undefined;
};

const Config = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(z.object({ database_id: z.string().optional() })),
});

/** The placeholder id in `wrangler.toml` until there is a database. */
const NO_DATABASE = /^[0-]*$/;

/** Reads production’s part of `wrangler.toml`. */
export function readProduction(config = 'wrangler.toml'): Production {
  const read: unknown = readConfig({ config, env: 'production' }, { hideWarnings: true });
  const { name, vars, d1_databases: databases } = Config.parse(read);
  const id = databases[0]?.database_id;
  return {
    name,
    variables: dropEmpty(vars),
    databaseId: id === undefined || NO_DATABASE.test(id) ? undefined : id,
  };
}

/** Returns the variables without the empty ones, which count as missing. */
export function dropEmpty<Value>(variables: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Returns the variables that the build writes into the pages; the site's address as the Worker reads it. */
export function readBaked({ PUBLIC_ORIGIN, PUBLIC_OPERATOR }: Production['variables']) {
  const origin = typeof PUBLIC_ORIGIN === 'string' ? URL.parse(PUBLIC_ORIGIN)?.origin : undefined;
  return {
    ...(origin !== undefined && { PUBLIC_ORIGIN: origin }),
    ...(typeof PUBLIC_OPERATOR === 'string' && { PUBLIC_OPERATOR }),
  };
}

/** Set with `wrangler secret put`; only their names can be read back. */
export const REQUIRED_SECRETS = [
  'BETTER_AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'MAIL_API_KEY',
];
/** Set under `[env.production.vars]` in wrangler.toml. */
export const REQUIRED_VARIABLES = ['PUBLIC_ORIGIN', 'PUBLIC_OPERATOR', 'MAIL_FROM', 'CAMPAIGN_REVIEW'];

const Named = z.array(z.object({ name: z.string() }));

/** Reads the names of production's secrets. Wrangler reports an error for a Worker that was never deployed: none. */
export function readSecretNames(read: Tools['read']): string[] {
  try {
    const listed: unknown = JSON.parse(read(['wrangler', 'secret', 'list', '--env', 'production']));
    return Named.parse(listed).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && /Worker "[^"]+".* not found/.test(error.message)) return [];
    throw error;
  }
}

/** Returns what production still lacks, one sentence each; `secrets` is undefined when no account can be asked. */
export function findSettingProblems(
  { variables, databaseId }: Production,
  secrets: readonly string[] | undefined,
): string[] {
  return [
    ...(databaseId === undefined
      ? [
          'database_id under [[env.production.d1_databases]] is missing: `npm run resources` creates it and prints its id',
        ]
      : []),
    ...REQUIRED_VARIABLES.filter((name) => variables[name] === undefined).map(
      (name) => `${name} is missing: set it under [env.production.vars] in wrangler.toml`,
    ),
    ...REQUIRED_SECRETS.filter(
      (name) => secrets && variables[name] === undefined && !secrets.includes(name),
    ).map((name) => `${name} is missing: npx wrangler secret put ${name} --env production`),
    ...findWrongSettings(variables),
    ...(secrets
      ? findHalfPair({ ...Object.fromEntries(secrets.map((name) => [name, true])), ...variables })
      : []),
  ];
}

/** The tools of a deploy. `run` shows a program's output, `read` returns it; both throw when the program fails. */
export type Tools = {
  readonly run: (command: readonly string[], variables?: Readonly<Record<string, string>>) => void;
  readonly read: (command: readonly string[]) => string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly print: (line: string) => void;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
};
