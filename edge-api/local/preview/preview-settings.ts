import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { REQUIRED_SECRETS, REQUIRED_VARIABLES } from '#api/platform/command/deploy/production.ts';
import { findHalfPair } from '#api/platform/production-rules.ts';
import { findWrongSettings } from '#api/platform/settings.ts';

/** The file with the preview's own secrets, named as wrangler expects; Git ignores it. */
export const PREVIEW_FILE = '.dev.vars.production';

const LIVE_KEY = /^(sk|rk)_live_/;

/** Returns why production's settings cannot run on this machine, one sentence each with the fix. */
export function findPreviewProblems(variables: Readonly<Record<string, unknown>>): string[] {
  const missing = [...REQUIRED_VARIABLES, ...REQUIRED_SECRETS].filter((name) => !variables[name]);
  const isLive = LIVE_KEY.test(String(variables['STRIPE_SECRET_KEY']));
  return [
    ...missing.map((name) => `${name} is missing: add it to ${PREVIEW_FILE}`),
    ...findWrongSettings(variables),
    ...findHalfPair(variables),
    ...(isLive ? ['STRIPE_SECRET_KEY is a live key, which moves money: use one of Stripe’s test mode'] : []),
    ...(variables['LIBSQL_URL']
      ? ['LIBSQL_URL is a database elsewhere: remove it, the preview has its own']
      : []),
  ];
}

const Config = z.looseObject({ ai: z.unknown().optional() });

/** Writes the build's configuration without the AI binding, which needs an account; returns the new file's path. */
export function writePreviewConfig(folder: string): string {
  const { ai: _, ...config } = Config.parse(JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8')));
  const path = `${folder}/wrangler.preview.json`;
  writeFileSync(path, JSON.stringify(config));
  return path;
}
