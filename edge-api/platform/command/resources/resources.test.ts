import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { explainFailure } from '../explain-failure.ts';
import { readProgram } from '../run-command.ts';
import { createResources } from './create-resources.ts';
import { listResources } from './list-resources.ts';

/** Wrangler's configuration reader takes seconds to load on busy cores. */
const TIMEOUT_MS = 60_000;
const FOLDER = mkdtempSync(join(tmpdir(), 'power-hour-resources-'));
const RESOURCES = 'edge-api/platform/command/resources.ts';
const LOG = join(FOLDER, 'calls');
const FAKE = new URL('fake-wrangler.fixture.mjs', import.meta.url).pathname;
afterAll(() => rmSync(FOLDER, { recursive: true }));

beforeAll(() => {
  writeFileSync(join(FOLDER, 'wrangler'), `#!/bin/sh\nexec "${process.execPath}" "${FAKE}" "$@"\n`);
  chmodSync(join(FOLDER, 'wrangler'), 0o755);
  writeFileSync(LOG, '');
});

it(
  'creates what the account lacks, dead letters before the queues that name them, and leaves what is there',
  () => {
    const PATH = `${FOLDER}${delimiter}${process.env['PATH']}`;
    const env = { ...process.env, PATH, FAKE_LOG: LOG };
    const { status, stdout: output } = spawnSync(process.execPath, [RESOURCES, '--yes'], {
      env,
      encoding: 'utf8',
    });
    const calls = readFileSync(LOG, 'utf8').trim().split('\n');
    expect(output).toContain('there    D1 database power-hour');
    expect(output).toContain('there    queue power-hour-mails');
    expect(output).toContain('missing  R2 bucket power-hour-media');
    expect(output).toContain('Put database_id = "6f0e3a55-0000-4000-8000-000000000000"');
    // Turnstile's widget is only created once wrangler.toml has the site's address.
    expect(calls.filter((call) => /^(?!turnstile).*(create|put)/.test(call))).toEqual([
      'r2 bucket create power-hour-media --jurisdiction eu',
      'queues create power-hour-dead-letters --jurisdiction eu',
      'queues create power-hour-webhooks --jurisdiction eu',
      'queues create power-hour-refunds --jurisdiction eu',
      'secret put BETTER_AUTH_SECRET --env production',
      'secret put STRIPE_SECRET_KEY --env production',
      'secret put STRIPE_WEBHOOK_SECRET --env production',
      'secret put MAIL_API_KEY --env production',
    ]);
    expect(status).toBe(0);
  },
  TIMEOUT_MS,
);

it('prints the commands in a dry run, without an account', async () => {
  const lines: string[] = [];
  const untouched = () => {
    throw new Error('a dry run asks nothing');
  };
  const tools = {
    run: untouched,
    read: untouched,
    ask: untouched,
    print: (line: string) => lines.push(line),
  };
  const options = { ...listResources(), databaseId: undefined, isDryRun: true };
  expect(await createResources(options, tools)).toBe(0);
  expect(lines).toContain('npx wrangler d1 create power-hour --jurisdiction eu');
  expect(lines.at(-1)).toContain('Workflow nominee-selection');
});

it('creates nothing without a yes, and counts what a deploy would stop at', async () => {
  const lines: string[] = [];
  const commands: string[] = [];
  const answers: Readonly<Record<string, string>> = { d1: '[]', turnstile: '[]', secret: '[]' };
  const tools = {
    run: (command: readonly string[]) => commands.push(command.join(' ')),
    read: ([, noun = '']: readonly string[]) => answers[noun] ?? '',
    ask: async (question: string) => question.includes('r2'),
    print: (line: string) => lines.push(line),
  };
  const options = { ...listResources(), databaseId: undefined, isDryRun: false };
  expect(await createResources(options, tools)).toBe(1);
  expect(commands).toEqual(['wrangler r2 bucket create power-hour-media --jurisdiction eu']);
  expect(lines.at(-1)).toBe('Still missing: 9. npm run deploy would stop.');
});

it('ends with what to do when wrangler fails', () => {
  vi.stubEnv('FAKE_LOG', LOG);
  vi.stubEnv('FAKE_FAILURE', 'Could not authenticate because no credentials were found.');
  expect(() => readProgram(['node', FAKE])).toThrow(
    /\[ERROR\][^]*Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN\.$/,
  );
  vi.unstubAllEnvs();
});

it.each([
  [
    'More than one account available but unable to select one.',
    'Set CLOUDFLARE_ACCOUNT_ID to the one to use.',
  ],
  ['Authentication error [code: 10000]', 'The login lacks a permission in this account.'],
  ["Couldn't find a D1 DB named 'power-hour' (bound as 'DB') in the API.", '`npm run resources` shows what'],
  [
    'Migration 0001_failures-and-incidents.sql failed with the following errors:\nno such table: users',
    'A migration failed; neither it nor those after it were applied.',
  ],
  [
    'TypeError: fetch failed\n  cause: getaddrinfo EAI_AGAIN api.cloudflare.com',
    'Cloudflare cannot be reached from here.',
  ],
  ['Something new went wrong.', 'The steps after it did not run.'],
])('says what to do about “%s”', (output, sentence) => {
  expect(explainFailure(`✘ [ERROR] ${output}`)).toContain(sentence);
});
