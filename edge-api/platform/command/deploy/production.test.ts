import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { expect, it, vi } from 'vitest';
import { readProduction } from './production.ts';

const DATABASE_ID = '6f0e3a55-0000-4000-8000-000000000000';

/** Returns the path of a copy of wrangler.toml. */
function copyConfig(change: (config: string) => string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'power-hour-config-')), 'wrangler.toml');
  writeFileSync(path, change(readFileSync('wrangler.toml', 'utf8')));
  return path;
}

it.each([
  { id: '00000000-0000-0000-0000-000000000000', databaseId: undefined },
  { id: DATABASE_ID, databaseId: DATABASE_ID },
])('reads production’s part of wrangler.toml, with the database $id', ({ id, databaseId }) => {
  const config = copyConfig((text) => text.replaceAll(/(?<=database_id = ")[\w-]+/g, id));
  expect(readProduction(config)).toMatchObject({
    variables: { ENVIRONMENT: 'production', MAIL_API_URL: 'https://api.resend.com' },
    databaseId,
  });
});

it('has a block in the README that sends traces and logs elsewhere, which wrangler takes', () => {
  const [, block = ''] = /```toml\n([^]*?)```/.exec(readFileSync('edge-api/README.md', 'utf8')) ?? [];
  const own = /^\[env\.production\.observability\][^]*?(?=^\[env\.production\.vars\])/m;
  const config = copyConfig((text) => text.replace(own, `${block}\n`));
  const warn = vi.spyOn(console, 'warn');
  const { observability } = readConfig({ config, env: 'production' });
  expect(warn).not.toHaveBeenCalled();
  expect(observability).toMatchObject({
    traces: { enabled: true, destinations: ['power-hour-traces'] },
    logs: { enabled: true, destinations: ['power-hour-logs'] },
  });
});
