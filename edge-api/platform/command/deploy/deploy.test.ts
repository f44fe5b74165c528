import { describe, expect, it } from 'vitest';
import { deploy, type Tools } from './deploy.ts';
import { readProduction } from './production.ts';

const SECRETS = ['BETTER_AUTH_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'MAIL_API_KEY'];
const PRODUCTION = {
  name: 'power-hour',
  variables: {
    PUBLIC_ORIGIN: 'https://powerhour.nl',
    MAIL_FROM: 'Power Hour <hello@powerhour.nl>',
    CAMPAIGN_REVIEW: 'first',
  },
  databaseId: '6f0e3a55-0000-4000-8000-000000000000',
  version: '1.2.3',
  isDryRun: false,
};

/** Tools that note what they are asked, in an account with these secrets and a site with these answers. */
function createTools({ secrets = SECRETS, answers = [{ ok: true, version: '1.2.3' }], fails = '' } = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const left = [...answers];
  const tools: Tools = {
    run: (command, variables = {}) => {
      const line = [...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ...command].join(
        ' ',
      );
      commands.push(line);
      if (fails && line.includes(fails)) throw new Error(`${line} failed`);
    },
    read: () => JSON.stringify(secrets.map((name) => ({ name, type: 'secret_text' }))),
    fetch: async () => Response.json(left.length > 1 ? left.shift() : left[0]),
    print: (line) => lines.push(line),
    pauseMs: 0,
  };
  return { tools, commands, output: () => lines.join('\n') };
}

describe('a deploy', () => {
  it('builds, has the bundle checked, migrates, deploys, and waits for the new version', async () => {
    const answers = [
      { ok: true, version: '1.2.2' },
      { ok: true, version: '1.2.3' },
    ];
    const { tools, commands, output } = createTools({ answers });
    expect(await deploy(PRODUCTION, tools)).toBe(0);
    expect(commands).toEqual([
      'CLOUDFLARE_ENV=production PUBLIC_ORIGIN=https://powerhour.nl node tina/build.mjs',
      'wrangler deploy -c dist/server/wrangler.json --dry-run',
      'node edge-api/platform/command/migrate.ts --remote',
      'wrangler deploy -c dist/server/wrangler.json',
    ]);
    expect(output()).toContain('answers with version 1.2.3');
    expect(output()).toContain('npx wrangler rollback --env production');
  });

  it('changes nothing while a setting is missing, and names each with what mends it', async () => {
    const { tools, commands, output } = createTools({ secrets: ['BETTER_AUTH_SECRET'] });
    const variables = { PUBLIC_ORIGIN: 'http://localhost:8787' };
    expect(await deploy({ ...PRODUCTION, variables, databaseId: undefined }, tools)).toBe(1);
    expect(commands).toEqual([]);
    expect(output()).toContain('npx wrangler d1 create power-hour');
    expect(output()).toContain('MAIL_FROM is missing');
    expect(output()).toContain('npx wrangler secret put STRIPE_SECRET_KEY --env production');
    expect(output()).not.toContain('BETTER_AUTH_SECRET');
    expect(output()).toContain('PUBLIC_ORIGIN is not https');
  });

  it('does not go on after a step that fails', async () => {
    const { tools, commands } = createTools({ fails: 'migrate' });
    await expect(deploy(PRODUCTION, tools)).rejects.toThrow('migrate.ts --remote failed');
    expect(commands.at(-1)).toContain('migrate');
  });

  it('fails, with the way back, when the new version does not answer', async () => {
    const { tools, output } = createTools({ answers: [{ ok: true, version: '1.2.2' }] });
    expect(await deploy(PRODUCTION, tools)).toBe(1);
    expect(output()).toContain('wrangler rollback');
  });

  it('that is a dry run needs no account and stops before anything changes', async () => {
    const { tools, commands, output } = createTools({ secrets: [] });
    expect(await deploy({ ...PRODUCTION, isDryRun: true, built: 'elsewhere' }, tools)).toBe(0);
    expect(commands).toEqual(['wrangler deploy -c elsewhere/server/wrangler.json --dry-run']);
    expect(output()).toContain('nothing was changed');
  });
});

it('reads production’s part of wrangler.toml', () => {
  expect(readProduction()).toMatchObject({
    variables: { ENVIRONMENT: 'production', MAIL_API_URL: 'https://api.resend.com' },
    databaseId: undefined,
  });
});
