import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from 'better-auth/crypto';
import { getPlatformProxy } from 'wrangler';
import { listMessages, openDb } from '#api/platform/db.ts';
import { getSettings } from '#api/platform/settings.ts';
import { demoPlan } from './demo-plan.ts';
import { DEMO_PASSWORD } from './plan/plan-people.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { storeSharePictures } from './pictures/store-share-pictures.ts';
import { findRefusal } from './refuse.ts';
import { writeSandboxState } from './sandbox-payments.ts';
import { storeThanks } from './thanks/store-thanks.ts';
import { hasDemo, writeDemo } from './write-demo.ts';

const USAGE =
  'Usage: node edge-api/sandbox/demo/seed.ts --persist-to <folder> [--sandbox-state <file>] [--config wrangler.toml]';
const SANDBOX_ORIGIN = 'http://localhost:8788';

/**
 * Writes the demo data into the local state below `--persist-to` (the folder for `wrangler dev --persist-to`), unless
 * it is already there. Expects an up-to-date database and a stopped sandbox.
 */
async function seed(): Promise<string> {
  const { persistTo, sandboxState, config } = readArguments();
  refuse(process.env);
  const startedAt = Date.now();
  const platform = await getPlatformProxy<Env>({
    configPath: config,
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: false,
  });
  try {
    const { env } = platform;
    refuse({ ...env });
    const db = openDb(env);
    if (await hasDemo(db)) return 'Demo data: there already.';
    const plan = demoPlan(new Date(), await hashPassword(DEMO_PASSWORD), readOrigins(env));
    await storePictures(env.MEDIA);
    const { RESULT_MIN_PARTICIPANTS } = getSettings(env);
    const shown = plan.results.filter(({ participants }) => participants >= RESULT_MIN_PARTICIPANTS);
    const shared = await storeSharePictures(env.MEDIA, plan.campaigns, shown);
    const thanks = await storeThanks(env.MEDIA, plan.campaigns);
    if (sandboxState) writeSandboxState(sandboxState, plan);
    await writeDemo(db, plan, { shared, thanks });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    return `Demo data: ${plan.users.length} people, ${plan.charities.length} charities, ${plan.campaigns.length} campaigns, ${plan.submissions.length} answers and ${plan.media.length} pictures in ${seconds} s.`;
  } finally {
    await platform.dispose();
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      'persist-to': { type: 'string' },
      'sandbox-state': { type: 'string' },
      config: { type: 'string', default: 'wrangler.toml' },
    },
  });
  const persistTo = values['persist-to'];
  if (!persistTo) throw new Error(USAGE);
  return { persistTo, sandboxState: values['sandbox-state'], config: values.config };
}

/** Returns where site and sandbox will listen: the shell's variables win, because `npm start` can move them. */
function readOrigins(env: Env) {
  const settings = getSettings(env);
  return {
    site: process.env['PUBLIC_ORIGIN'] ?? settings.PUBLIC_ORIGIN,
    sandbox: process.env['STRIPE_API_URL'] ?? settings.STRIPE_API_URL ?? SANDBOX_ORIGIN,
  };
}

function refuse(environment: Readonly<Record<string, unknown>>): void {
  const refusal = findRefusal(environment);
  if (refusal) throw new Error(refusal);
}

try {
  process.stdout.write(`${await seed()}\n`);
} catch (error) {
  process.stderr.write(`Demo data not written. ${listMessages(error).join(' ')}\n`);
  process.exitCode = 1;
}
