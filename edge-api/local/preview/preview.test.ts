import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OWN_SETTINGS } from '#tests/support/own-settings.ts';
import { findPreviewProblems, writePreviewConfig } from './preview-settings.ts';

it('takes what a deploy takes', () => {
  expect(findPreviewProblems(OWN_SETTINGS)).toEqual([]);
});

it('names everything that is missing, and where it belongs', () => {
  const problems = findPreviewProblems({});
  for (const name of Object.keys(OWN_SETTINGS))
    expect(problems).toContain(`${name} is missing: add it to .dev.vars.production`);
});

it.each([
  ['STRIPE_API_URL', 'http://localhost:8788', 'STRIPE_API_URL is for the sandbox'],
  ['BETTER_AUTH_SECRET', 'only-for-a-local-machine-never-for-production', 'set your own'],
  ['STRIPE_SECRET_KEY', 'sk_live_own', 'moves money'],
  ['TURNSTILE_SITE_KEY', '0x4', 'TURNSTILE_SECRET_KEY is missing'],
  ['CAMPAIGN_REVIEW', 'maybe', 'CAMPAIGN_REVIEW: Invalid option'],
  ['LIBSQL_URL', 'libsql://power-hour.turso.io', 'the preview has its own'],
])('refuses %s=%s', (name, value, reason) => {
  expect(findPreviewProblems({ ...OWN_SETTINGS, [name]: value }).join()).toContain(reason);
});

it('leaves the AI binding out, and everything else as built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-hour-preview-'));
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify({ name: 'power-hour', ai: { binding: 'AI' } }));
  expect(JSON.parse(readFileSync(writePreviewConfig(folder), 'utf8'))).toEqual({ name: 'power-hour' });
  rmSync(folder, { recursive: true });
});
