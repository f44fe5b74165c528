import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { dropEmpty, readProduction } from '#api/platform/command/deploy/production.ts';
import { runProcess, runUntilStopped, waitForUrl, type ManagedProcess } from '../processes.ts';
import { startWrangler } from '../instance.ts';
import { readPort, requireFreePorts } from '../ports.ts';
import { startSchedule } from '../schedule.ts';
import { findPreviewProblems, PREVIEW_FILE, writePreviewConfig } from './preview-settings.ts';

/**
 * Runs the production build with production's settings on this machine, as after a deploy, with the developer's own
 * secrets and an empty database. There is no sandbox, demo data or AI.
 */
const FOLDER = '.local/preview';
const PORT = readPort('PORT', 8787);
const print = (line: string) => console.log(line);

const own = existsSync(PREVIEW_FILE) ? parseEnv(readFileSync(PREVIEW_FILE, 'utf8')) : {};
const variables = { ...readProduction().variables, ...dropEmpty(own) };
const problems = findPreviewProblems(variables);
if (problems.length > 0) {
  print(`Production’s settings, with ${PREVIEW_FILE}:\n  ${problems.join('\n  ')}`);
  print(`.dev.vars.example explains every one. Nothing was built.`);
  process.exit(1);
}

await runUntilStopped(FOLDER, () => startPreview(new URL(String(variables['PUBLIC_ORIGIN']))));

async function startPreview({ origin, host }: URL): Promise<readonly ManagedProcess[]> {
  await requireFreePorts([[PORT, 'PORT']]);
  const state = `${FOLDER}/state`;
  const env = {
    CLOUDFLARE_ENV: 'production',
    OUT_DIR: `${FOLDER}/dist`,
    PUBLIC_ORIGIN: origin,
    PUBLIC_OPERATOR: String(variables['PUBLIC_OPERATOR']),
  };
  print('Building for production …');
  await runProcess('node', ['tina/build.mjs'], { env, log: `${FOLDER}/build.log` });
  await runProcess('node', ['edge-api/platform/command/migrate.ts', '--persist-to', state], {
    env: { LIBSQL_URL: '' },
    log: `${FOLDER}/migrations.log`,
  });
  const config = writePreviewConfig(`${FOLDER}/dist/server`);
  const worker = startWrangler(config, { port: PORT, folder: FOLDER }, [
    // The Worker sees the address that it was built for, as behind its real domain.
    `--local-upstream=${host}`,
    '--upstream-protocol=https',
    // Wrangler resolves a relative path against the folder of its configuration.
    `--env-file=${resolve(PREVIEW_FILE)}`,
  ]);
  const site = `http://localhost:${PORT}`;
  await waitForUrl(`${site}/api/health`, [worker]);
  startSchedule(site, print);
  print(`
The production build of ${origin} is up at ${site}/nl

  Database, pictures and queues are this machine’s (${state}); there is no demo account.
  Payments and mails go through the accounts of your keys; no sandbox runs:
    stripe listen --forward-to localhost:${PORT}/api/stripe/webhook
  The rubric scores, since there is no AI binding. Logs: ${FOLDER}/worker.log

Ctrl-C stops it.`);
  return [worker];
}
