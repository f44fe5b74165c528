import { findProductionProblems } from '../../production-rules.ts';
import { LOCAL_DEFAULTS } from '../../settings.ts';
import type { Production } from './read-production.ts';

/** Set with `wrangler secret put`, so that only their names can be read. */
export const REQUIRED_SECRETS = [
  'BETTER_AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'MAIL_API_KEY',
];
/** Set under `[env.production.vars]` in wrangler.toml. */
export const REQUIRED_VARIABLES = ['PUBLIC_ORIGIN', 'MAIL_FROM'];

/**
 * Returns what production still lacks, one sentence each with how to fix it. `secrets` are the names that the account
 * holds; undefined where there is no account to ask.
 */
export function findSettingProblems(
  { variables, databaseId }: Production,
  secrets: readonly string[] | undefined,
): string[] {
  return [
    ...(databaseId === undefined
      ? ['database_id under [[env.production.d1_databases]] is missing: npx wrangler d1 create power-hour']
      : []),
    ...REQUIRED_VARIABLES.filter((name) => variables[name] === undefined).map(
      (name) => `${name} is missing: set it under [env.production.vars] in wrangler.toml`,
    ),
    ...REQUIRED_SECRETS.filter(
      (name) => secrets && variables[name] === undefined && !secrets.includes(name),
    ).map((name) => `${name} is missing: npx wrangler secret put ${name} --env production`),
    ...findProductionProblems(variables, LOCAL_DEFAULTS),
  ];
}
