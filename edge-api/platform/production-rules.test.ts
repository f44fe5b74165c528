import { describe, expect, it, test } from 'vitest';
import { findProductionProblems, isLocalHost } from './production-rules.ts';
import { getSettings, LOCAL_DEFAULTS, MisconfiguredError } from './settings.ts';

const ORIGIN = 'https://powerhour.nl';
const GOOD = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: ORIGIN,
  PUBLIC_OPERATOR: 'Stichting Power Hour, KvK 12345678, Plein 1, 3511 LX Utrecht',
  BETTER_AUTH_SECRET: 'x1'.repeat(20),
  STRIPE_SECRET_KEY: 'sk_live_real',
  STRIPE_WEBHOOK_SECRET: 'whsec_real',
  MAIL_API_URL: 'https://api.resend.com',
  MAIL_API_KEY: 're_real',
  MAIL_FROM: 'Power Hour <hello@powerhour.nl>',
  CAMPAIGN_REVIEW: 'first',
};

const findProblems = (changes: Readonly<Record<string, string>>, buildOrigin = ORIGIN) =>
  findProductionProblems({ ...GOOD, ...changes }, LOCAL_DEFAULTS, buildOrigin);

function readProblems(env: object, buildOrigin?: string): readonly string[] {
  try {
    getSettings(env, buildOrigin);
    return [];
  } catch (error) {
    if (error instanceof MisconfiguredError) return error.problems;
    throw error;
  }
}

describe('production', () => {
  it('runs with settings of its own', () => {
    expect(findProblems({})).toEqual([]);
    expect(getSettings(GOOD, ORIGIN).PUBLIC_ORIGIN).toBe(ORIGIN);
    // As browsers write it, because passkeys and calls are compared with it.
    const written = { ...GOOD, PUBLIC_ORIGIN: 'HTTPS://PowerHour.nl/' };
    expect(getSettings(written, ORIGIN).PUBLIC_ORIGIN).toBe(ORIGIN);
  });

  it.each(Object.entries(LOCAL_DEFAULTS))('refuses the local default of %s, by name', (name, value) => {
    const problems = findProblems({ [name]: value });
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(new RegExp(`^${name} `));
  });

  it('refuses one of Turnstile’s keys without the other, naming the one that is missing', () => {
    const half = { ...GOOD, TURNSTILE_SITE_KEY: '0x4' };
    expect(readProblems(half, ORIGIN)[0]).toMatch(/^TURNSTILE_SECRET_KEY is missing/);
    expect(readProblems({ ...half, TURNSTILE_SECRET_KEY: '0x5' }, ORIGIN)).toEqual([]);
  });

  it('refuses other days to choose and to answer than the texts promise', () => {
    expect(findProblems({ CHOICE_DAYS: '14', ANSWER_DAYS: '7' })).toEqual([]);
    expect(findProblems({ CHOICE_DAYS: '21' })[0]).toMatch(/^CHOICE_DAYS is not the 14 /);
    expect(findProblems({ ANSWER_DAYS: '5' })[0]).toMatch(/^ANSWER_DAYS is not the 7 /);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_another_sandbox'],
    ['STRIPE_API_URL', 'https://payments.example.nl'],
    ['TURNSTILE_API_URL', 'https://challenges.example.nl'],
    ['MAIL_API_URL', 'http://api.resend.com'],
    ['MAIL_API_URL', 'https://192.168.1.4:8788'],
    ['MAIL_API_URL', 'libsql://api.resend.com'],
    ['MAIL_FROM', 'hello@powerhour.nl, hello@powerhour.test'],
    ['MAIL_FROM', 'hello@powerhour.example'],
    ['MAIL_FROM', 'Power Hour <hello@mail.example.org>'],
    ['MAIL_FROM', 'Power Hour'],
    ['OPERATOR_EMAIL', 'operator@powerhour.example'],
    ['LIBSQL_URL', 'file:local.db'],
    ['LIBSQL_URL', 'http://127.0.0.1:8080'],
    ['PUBLIC_ORIGIN', 'http://powerhour.nl'],
    ['PUBLIC_ORIGIN', 'https://localhost'],
    ['PUBLIC_ORIGIN', 'https://powerhour.nl/nl'],
    ['PUBLIC_ORIGIN', 'https://elsewhere.nl'],
  ])('refuses %s=%s, by name and without the value', (name, value) => {
    const problems = findProblems({ [name]: value });
    expect(problems.join()).toMatch(new RegExp(`^${name} `));
    expect(problems.join()).not.toContain(value);
  });

  it.each([
    ['LIBSQL_URL', 'libsql://powerhour.turso.io'],
    ['LIBSQL_URL', 'wss://powerhour.turso.io'],
    ['LIBSQL_URL', 'https://powerhour.turso.io'],
    ['MAIL_FROM', 'hello@powerhour.nl '],
    ['PUBLIC_ORIGIN', 'https://PowerHour.nl/'],
  ])('takes %s=%s', (name, value) => expect(findProblems({ [name]: value })).toEqual([]));

  it.each([
    ['http://powerhour.nl', 'PUBLIC_ORIGIN is not https'],
    ['https://localhost', 'PUBLIC_ORIGIN is local'],
    ['https://powerhour.nl/nl', 'PUBLIC_ORIGIN is more than an origin: remove the path'],
    ['nowhere', 'PUBLIC_ORIGIN is not an address'],
  ])('says of the site’s address %s: %s', (origin, problem) => {
    expect(findProblems({ PUBLIC_ORIGIN: origin }, origin)).toEqual([problem]);
  });

  it('says what is not an address, and that a build’s origin has to be one', () => {
    expect(findProblems({ MAIL_API_URL: 'nowhere' })).toEqual(['MAIL_API_URL is not an address']);
    expect(findProblems({}, 'nowhere')).toHaveLength(1);
  });

  it('looks neither at what is missing nor at a build that is', () => {
    expect(findProductionProblems({}, {})).toEqual([]);
    expect(findProductionProblems(GOOD, LOCAL_DEFAULTS)).toEqual([]);
  });

  it('names every problem at once: what is missing, what is the sandbox’s and what is wrong', () => {
    const { MAIL_API_KEY: _, ...withoutKey } = { ...GOOD, ...LOCAL_DEFAULTS, LIMIT_LOGIN: 'many' };
    const problems = readProblems({ ...withoutKey, ENVIRONMENT: 'production' }, ORIGIN);
    for (const name of [...Object.keys(LOCAL_DEFAULTS), 'LIMIT_LOGIN']) {
      expect(
        problems.some((problem) => problem.startsWith(name)),
        name,
      ).toBe(true);
    }
    expect(problems.join()).not.toContain(LOCAL_DEFAULTS.BETTER_AUTH_SECRET);
  });

  it('has to say which campaigns an admin confirms', () => {
    const { CAMPAIGN_REVIEW: _, ...silent } = GOOD;
    expect(readProblems(silent, ORIGIN)).toEqual(['CAMPAIGN_REVIEW is missing']);
    expect(readProblems({ ...GOOD, CAMPAIGN_REVIEW: 'none' }, ORIGIN)).toEqual([]);
  });

  it.each([
    ['LIMIT_LOGIN', '10/0', 'must be <count>/<seconds>'],
    ['ALERT_ERRORS', '0/600', 'must be at least 1'],
  ])('refuses %s=%s, which would count nothing', (name, value, reason) => {
    expect(readProblems({ ...GOOD, [name]: value }, ORIGIN)).toEqual([
      expect.stringContaining(`${name}: ${reason}`),
    ]);
  });

  it('names an origin that is not the build’s', () => {
    expect(readProblems(GOOD, 'http://localhost:8787')).toEqual([
      expect.stringMatching(/^PUBLIC_ORIGIN is not the one that the site was built with/),
    ]);
  });
});

test('elsewhere the local defaults hold, and a live key never talks to the sandbox', () => {
  expect(readProblems({ ENVIRONMENT: 'local' }, 'http://localhost:1')).toEqual([]);
  expect(readProblems({ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'sk_live_real' }).join()).toMatch(
    /^STRIPE_API_URL /,
  );
});

test.each([
  ...['localhost', 'a.localhost', 'box.local', 'powerhour.test', 'intranet', '127.0.0.1', '10.1.2.3'],
  ...['172.16.0.1', '172.31.9.9', '192.168.0.1', '169.254.1.1', '100.64.0.1', '0.0.0.0'],
  ...['172.20.0.1', '100.70.0.1', '100.101.0.1', '100.119.0.1', '100.127.255.1', 'example.com', 'box.local.'],
  ...['[::1]', '[::]', '[fd00::1]', '[fe80::1]', '[::ffff:7f00:1]', 'localhost.'],
  // Forms of 10.0.0.1 in IPv6, and addresses that no public host has.
  ...[
    '[::a00:1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::]',
    '[2001:0:a00:1::]',
    '[fec0::1]',
    '[ff02::1]',
    '[20::1]',
  ],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '198.18.0.1'],
  ...[
    '198.19.255.1',
    '198.51.100.1',
    '203.0.113.9',
    '[100::1]',
    '[2001:db8::1]',
    '[2001:1ff::1]',
    '[3fff::1]',
  ],
])('%s is local', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each([
  ...[
    'powerhour.nl',
    'localhost.nl',
    'test.powerhour.nl',
    '172.32.0.1',
    '8.8.8.8',
    '[2606:4700::1]',
    '[2001:1c00::1]',
    '[3fff:1000::1]',
    '[2001:200::1]',
  ],
  ...['223.255.255.255', '22.4.0.1', '25.0.0.1'],
  ...['8.169.254.1', '8.192.168.1', '8.172.16.1', '8.100.64.1', '8.10.1.1', '100.63.0.1', '100.128.0.1'],
  ...['192.0.1.1', '198.17.255.1', '198.20.0.1', '198.51.99.1', '203.0.112.1'],
])('%s is public', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
