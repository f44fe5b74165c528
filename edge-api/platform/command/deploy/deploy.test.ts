import { expect, it } from 'vitest';
import released from '#tests/released/released.json' with { type: 'json' };
import { deploy } from './deploy.ts';
import type { Tools } from './production.ts';

const SECRETS = ['BETTER_AUTH_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'MAIL_API_KEY'];
const ORIGIN = 'https://powerhour.nl';
const PRODUCTION = {
  name: 'power-hour',
  variables: {
    PUBLIC_ORIGIN: ORIGIN,
    PUBLIC_OPERATOR: 'Stichting Uur',
    MAIL_FROM: 'Power Hour <hello@powerhour.nl>',
    CAMPAIGN_REVIEW: 'first',
  },
  databaseId: '6f0e3a55-0000-4000-8000-000000000000',
  isDryRun: false,
  isGradual: false,
  healthToken: 'the-operator-of-this-installation-0123',
};
const BUILD = '01fb2a1 2026-06-01T10:00:00.000Z';
const HEALTHY = { ok: true, version: '0.1.0', build: BUILD };
const CONFIG = '-c .local/deploy/server/wrangler.json';

/** The bodies of a working site, by path. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  '/api/health': [JSON.stringify(HEALTHY)],
  '/nl': ['<html></html>'],
  '/api/campaigns-list': ['{"docs":[]}'],
  '/api/health/checkout': ['{"ok":true,"isTried":true}'],
};

/** Creates tools that record their calls, for an account with these secrets and a site with these bodies. */
function createTools({
  secrets = SECRETS,
  bodies = {},
  fails = '',
  isFirst = false,
  bindings = ['d1'],
} = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const requests: Request[] = [];
  const waits: number[] = [];
  const left = new Map(
    Object.entries<readonly string[]>({ ...BODIES, ...bodies }).map(([path, own]) => [path, [...own]]),
  );
  const outputs: readonly (readonly [string, unknown])[] = [
    ['secret list', secrets.map((name) => ({ name, type: 'secret_text' }))],
    ['deployments status', { versions: [{ version_id: 'before', percentage: 100 }] }],
    ['versions view', { resources: { bindings: ['secret_text', ...bindings].map((type) => ({ type })) } }],
    ['versions list', ['before', 'after'].map((id, at) => ({ id, number: at + 1 }))],
  ];
  const tools: Tools = {
    run: (command, variables = {}) => {
      const line = [...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ...command].join(
        ' ',
      );
      commands.push(line);
      if (fails && line.includes(fails)) throw new Error(`${line} failed`);
    },
    read: (command) => {
      const line = command.join(' ');
      if (line.startsWith('git')) return '01fb2a1\n';
      if (isFirst && line.includes('deployments status'))
        throw new Error('The Worker power-hour has no deployments.');
      return JSON.stringify(outputs.find(([part]) => line.includes(part))?.[1]);
    },
    fetch: async (address, init) => {
      const request = new Request(address, init);
      requests.push(request);
      const own = left.get(new URL(address).pathname) ?? [];
      const body = (own.length > 1 ? own.shift() : own[0]) ?? '';
      return new Response(body, { status: body === '' ? 404 : 200 });
    },
    print: (line) => lines.push(line),
    now: () => new Date('2026-06-01T10:00:00Z'),
    wait: async (ms) => waits.push(ms),
  };
  return { tools, commands, requests, waits, output: () => lines.join('\n') };
}

it('a deploy builds in a folder of its own, has the bundle checked, migrates, deploys, and checks what answers', async () => {
  const old = { ...HEALTHY, build: '57248cd 2026-05-01T10:00:00.000Z' };
  const bodies = { '/api/health': [JSON.stringify(old), 'Bad gateway', JSON.stringify(HEALTHY)] };
  const { tools, commands, requests, output } = createTools({ bodies });
  expect(await deploy(PRODUCTION, tools)).toBe(0);
  expect(commands).toEqual([
    `CLOUDFLARE_ENV=production OUT_DIR=.local/deploy PUBLIC_ORIGIN=${ORIGIN} PUBLIC_OPERATOR=Stichting Uur node tina/build.mjs`,
    `wrangler deploy ${CONFIG} --dry-run`,
    'node edge-api/platform/command/migrate.ts --remote',
    `wrangler deploy ${CONFIG} --var BUILD_ID:${BUILD}`,
  ]);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    ...[1, 2, 3].map(() => `GET ${ORIGIN}/api/health`),
    `GET ${ORIGIN}/nl`,
    `GET ${ORIGIN}/api/campaigns-list`,
    `POST ${ORIGIN}/api/health/checkout`,
  ]);
  expect(requests.at(-1)?.headers.get('authorization')).toBe(`Bearer ${PRODUCTION.healthToken}`);
  expect(output()).toContain(`answers with build ${BUILD}`);
  expect(output()).toContain('npx wrangler rollback before --env production');
});

it('a deploy takes the site’s address with a slash at its end, as the settings do', async () => {
  const { tools, commands, requests } = createTools();
  const variables = { ...PRODUCTION.variables, PUBLIC_ORIGIN: `${ORIGIN}/` };
  expect(await deploy({ ...PRODUCTION, variables }, tools)).toBe(0);
  expect(commands[0]).toContain(`PUBLIC_ORIGIN=${ORIGIN} `);
  expect(requests[0]?.url).toBe(`${ORIGIN}/api/health`);
});

it('a deploy asks for calls that the API has', async () => {
  const { tools, requests } = createTools();
  await deploy(PRODUCTION, tools);
  const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
  expect(Object.keys(released.paths)).toEqual(expect.arrayContaining(paths));
});

it.each([
  ['/api/health', JSON.stringify({ ...HEALTHY, build: 'another' }), 'does not answer with build'],
  ['/nl', 'Not found', '/nl does not return a page'],
  ['/api/campaigns-list', '{"error":"…"}', '/api/campaigns-list does not return a list'],
  ['/api/health/checkout', '{"code":"payment_provider_failed"}', 'opens no checkout'],
])('a deploy goes back to the version before when %s answers %s', async (path, body, reason) => {
  const { tools, commands, output } = createTools({ bodies: { [path]: [body] } });
  expect(await deploy(PRODUCTION, tools)).toBe(1);
  expect(commands.at(-1)).toBe(
    `wrangler rollback before ${CONFIG} --yes --message a check after the deploy failed`,
  );
  expect(output()).toContain(reason);
});

// Wrangler creates an empty version for the secrets that a deploy requires.
it.each([{ isFirst: true }, { bindings: [] }])(
  'a deploy has nothing to go back to when it is the first: %o',
  async (account) => {
    const { tools, commands, output } = createTools({ bodies: { '/nl': [''] }, ...account });
    expect(await deploy({ ...PRODUCTION, isGradual: true }, tools)).toBe(1);
    expect(commands.at(-1)).toContain('wrangler deploy');
    expect(output()).toContain('none to roll back to');
  },
);

it.each([undefined, 'the-token-of-another-installation-0123'])(
  'a deploy tries no checkout with the token %s, which the Worker does not take',
  async (healthToken) => {
    const { tools, output } = createTools({ bodies: { '/api/health/checkout': [''] } });
    expect(await deploy({ ...PRODUCTION, healthToken }, tools)).toBe(0);
    expect(output()).toContain('no checkout was tried');
  },
);

it('a deploy does not go back for a check that fails once', async () => {
  const { tools, commands } = createTools({ bodies: { '/nl': ['Error 1101', '<html></html>'] } });
  expect(await deploy(PRODUCTION, tools)).toBe(0);
  expect(commands.join()).not.toContain('rollback');
});

it('a deploy that is gradual checks the new version alone, and gives it the traffic step by step', async () => {
  const { tools, commands, requests, waits } = createTools();
  expect(await deploy({ ...PRODUCTION, isGradual: true }, tools)).toBe(0);
  expect(commands.slice(3)).toEqual([
    `wrangler versions upload ${CONFIG} --var BUILD_ID:${BUILD}`,
    `wrangler versions deploy after@0 before@100 ${CONFIG} --yes`,
    `wrangler versions deploy after@10 before@90 ${CONFIG} --yes`,
    `wrangler versions deploy after@50 before@50 ${CONFIG} --yes`,
    `wrangler versions deploy after@100 ${CONFIG} --yes`,
    `wrangler triggers deploy ${CONFIG}`,
  ]);
  const overrides = requests.map(({ headers }) => headers.get('cloudflare-workers-version-overrides'));
  expect(new Set(overrides)).toEqual(new Set(['power-hour="after"']));
  expect(waits).toEqual([300_000, 300_000]);
});

it('a deploy that is gradual takes the traffic back from a version that stops passing', async () => {
  const { tools, commands } = createTools({ bodies: { '/nl': ['<html></html>', 'Error 1101'] } });
  expect(await deploy({ ...PRODUCTION, isGradual: true }, tools)).toBe(1);
  expect(commands.at(-2)).toContain('after@10 before@90');
  expect(commands.at(-1)).toContain('wrangler rollback before');
});

it('a deploy changes nothing while a setting is missing, and names each with what mends it', async () => {
  const { tools, commands, output } = createTools({ secrets: ['BETTER_AUTH_SECRET'] });
  const variables = { PUBLIC_ORIGIN: 'http://localhost:8787', LIVE_CAMPAIGNS_MAX: 5 };
  expect(await deploy({ ...PRODUCTION, variables, databaseId: undefined }, tools)).toBe(1);
  expect(commands).toEqual([]);
  expect(output()).toContain('`npm run resources` creates it and prints its id');
  expect(output()).toContain('MAIL_FROM is missing');
  expect(output()).toContain('npx wrangler secret put STRIPE_SECRET_KEY --env production');
  expect(output()).not.toContain('BETTER_AUTH_SECRET');
  expect(output()).toContain('PUBLIC_ORIGIN is not https');
  expect(output()).toContain('LIVE_CAMPAIGNS_MAX: Invalid input: expected string');
});

it('a deploy takes Turnstile’s keys as a variable and a secret, and names the one that is missing', async () => {
  const variables = { ...PRODUCTION.variables, TURNSTILE_SITE_KEY: '0x4' };
  const withBoth = createTools({ secrets: [...SECRETS, 'TURNSTILE_SECRET_KEY'] });
  expect(await deploy({ ...PRODUCTION, variables }, withBoth.tools)).toBe(0);
  const withHalf = createTools();
  expect(await deploy({ ...PRODUCTION, variables }, withHalf.tools)).toBe(1);
  expect(withHalf.output()).toContain('TURNSTILE_SECRET_KEY is missing');
  const dry = createTools();
  await deploy({ ...PRODUCTION, variables, isDryRun: true }, dry.tools);
  expect(dry.output()).toContain('Settings: complete.');
});

it('a deploy does not go on after a step that fails', async () => {
  const { tools, commands } = createTools({ fails: 'migrate' });
  await expect(deploy(PRODUCTION, tools)).rejects.toThrow('migrate.ts --remote failed');
  expect(commands.at(-1)).toContain('migrate');
});

it('a deploy that is a dry run needs no account and stops before anything changes', async () => {
  const { tools, commands, output } = createTools({ secrets: [] });
  expect(await deploy({ ...PRODUCTION, isDryRun: true, built: 'elsewhere' }, tools)).toBe(0);
  expect(commands).toEqual(['wrangler deploy -c elsewhere/server/wrangler.json --dry-run']);
  expect(output()).toContain('nothing was changed');
});
