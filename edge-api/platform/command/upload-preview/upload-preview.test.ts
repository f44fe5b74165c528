import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { OWN_SETTINGS } from '#tests/support/own-settings.ts';
import { uploadPreview } from './upload-preview.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'power-hour-upload-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const BUILT = {
  name: 'power-hour',
  vars: { ENVIRONMENT: 'production' },
  d1_databases: [{ binding: 'DB', database_name: 'power-hour', database_id: 'of-production' }],
  r2_buckets: [{ binding: 'MEDIA', bucket_name: 'power-hour-media' }],
  queues: { producers: [{ binding: 'MAILS', queue: 'power-hour-mails' }] },
  workflows: [{ name: 'nominee-selection' }],
  triggers: { crons: ['*/5 * * * *'] },
  analytics_engine_datasets: [{ dataset: 'power_hour_tracking' }],
  ai: { binding: 'AI' },
};

function upload(options: object, built: object = BUILT) {
  const [commands, lines]: [string[], string[]] = [[], []];
  writeFileSync(join(FOLDER, 'wrangler.json'), JSON.stringify(built));
  const run = (command: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
    commands.push([...Object.values(variables), ...command].join(' '));
  const print = (line: string) => lines.push(line);
  const production = { name: 'power-hour', variables: OWN_SETTINGS };
  const preview = { alias: 'pr-12', subdomain: 'charity', databaseId: 'of-preview', folder: FOLDER };
  const all = { ...production, ...preview, ...options };
  return { code: uploadPreview(all, { run, print }), commands, lines };
}

it('builds for the address of the alias, migrates the preview’s database and uploads a version', () => {
  const { code, commands, lines } = upload({});
  expect(code).toBe(0);
  const config = join(FOLDER, 'wrangler.upload.json');
  const origin = 'https://pr-12-power-hour-preview.charity.workers.dev';
  expect(commands).toEqual([
    `production ${origin} ${OWN_SETTINGS.PUBLIC_OPERATOR} node tina/build.mjs`,
    `wrangler d1 migrations apply DB --remote -c ${config}`,
    `wrangler versions upload -c ${config} --preview-alias pr-12 --var PUBLIC_ORIGIN:${origin}`,
  ]);
  expect(lines).toEqual([`The preview is at ${origin}/nl`]);
});

it('touches nothing of production', () => {
  upload({});
  expect(JSON.parse(readFileSync(join(FOLDER, 'wrangler.upload.json'), 'utf8'))).toEqual({
    name: 'power-hour-preview',
    vars: { ENVIRONMENT: 'production' },
    d1_databases: [{ binding: 'DB', database_name: 'power-hour-preview', database_id: 'of-preview' }],
    r2_buckets: [{ binding: 'MEDIA', bucket_name: 'power-hour-media-preview' }],
    workers_dev: true,
    preview_urls: true,
  });
});

const Buckets = z.object({
  r2_buckets: z.tuple([z.object({ bucket_name: z.string(), jurisdiction: z.string() })]),
});

it('looks for the bucket where the README has it created', () => {
  upload({}, readConfig({ config: 'wrangler.toml', env: 'production' }, { hideWarnings: true }));
  const uploaded: unknown = JSON.parse(readFileSync(join(FOLDER, 'wrangler.upload.json'), 'utf8'));
  const [{ bucket_name: name, jurisdiction }] = Buckets.parse(uploaded).r2_buckets;
  const create = `npx wrangler r2 bucket create ${name} --jurisdiction ${jurisdiction}`;
  expect(readFileSync('edge-api/README.md', 'utf8')).toContain(`\`${create}\``);
});

it('does nothing without an account’s settings, or with an invalid alias', () => {
  const { code, commands, lines } = upload({ subdomain: '', databaseId: undefined });
  expect(code).toBe(1);
  expect(commands).toEqual([]);
  expect(lines.join('\n')).toMatch(/PREVIEW_SUBDOMAIN[^]*PREVIEW_DATABASE_ID/);
  expect(() => upload({ alias: 'pr 12; ls' })).toThrow('is not a valid alias');
});
