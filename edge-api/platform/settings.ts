import { z } from 'zod';

/** A rate limit as `<count>/<seconds>`: `10/60` is ten a minute. */
const Limit = z
  .string()
  .regex(/^\d+\/\d+$/, 'must be <count>/<seconds>, for example 10/60')
  .transform((text) => {
    const [count = 0, seconds = 0] = text.split('/').map(Number);
    return { count, seconds };
  });
export type Limit = z.infer<typeof Limit>;

const url = z.url().transform((text) => text.replace(/\/$/, ''));

const Settings = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'production']),
  PUBLIC_ORIGIN: url,
  BETTER_AUTH_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: url.optional(),
  MAIL_API_URL: url,
  MAIL_API_KEY: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  LIBSQL_URL: z.string().optional(),
  LIBSQL_AUTH_TOKEN: z.string().optional(),
  LIMIT_LOGIN: Limit.default({ count: 10, seconds: 60 }),
  LIMIT_LOGIN_NETWORK: Limit.default({ count: 60, seconds: 60 }),
  LIMIT_LOGIN_ADDRESS: Limit.default({ count: 200, seconds: 3600 }),
  LIMIT_ACCOUNTS: Limit.default({ count: 60, seconds: 60 }),
  LIMIT_PAYMENTS: Limit.default({ count: 120, seconds: 60 }),
  LIMIT_MAIL_PER_ADDRESS: Limit.default({ count: 5, seconds: 600 }),
  LIMIT_MAIL_PER_IP: Limit.default({ count: 30, seconds: 600 }),
});
export type Settings = z.infer<typeof Settings>;

/** Settings of a machine without accounts; every address is the sandbox's (README, "For the operator"). */
const LOCAL_DEFAULTS = {
  PUBLIC_ORIGIN: 'http://localhost:8787',
  BETTER_AUTH_SECRET: 'only-for-a-local-machine-never-for-production',
  STRIPE_SECRET_KEY: 'sk_test_powerhour_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_powerhour_sandbox',
  STRIPE_API_URL: 'http://localhost:8788',
  MAIL_API_URL: 'http://localhost:8788',
  MAIL_API_KEY: 're_sandbox',
  MAIL_FROM: 'Power Hour <hello@powerhour.test>',
};

const PRODUCTION_DEFAULTS = { MAIL_API_URL: 'https://api.resend.com' };

const settingsCache = new WeakMap<object, Settings>();

/**
 * Returns the environment's variables, validated once per isolate. Throws when one is missing or the sandbox is
 * configured where money is real: a live key talks to nothing but the provider.
 */
export function getSettings(env: object): Settings {
  const cached = settingsCache.get(env);
  if (cached) return cached;
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const isProduction = variables['ENVIRONMENT'] === 'production';
  const parsed = Settings.safeParse({
    ...(isProduction ? PRODUCTION_DEFAULTS : LOCAL_DEFAULTS),
    ...variables,
  });
  if (!parsed.success) throw new Error(`The environment is incomplete: ${z.prettifyError(parsed.error)}`);
  assertNoSandbox(parsed.data);
  settingsCache.set(env, parsed.data);
  return parsed.data;
}

function assertNoSandbox(settings: Settings): void {
  const isLive = /^(sk|rk)_live_/.test(settings.STRIPE_SECRET_KEY);
  if (isLive && settings.STRIPE_API_URL) {
    throw new Error('STRIPE_API_URL is for the sandbox: remove it, or use a test key.');
  }
  if (settings.ENVIRONMENT !== 'production') return;
  if (settings.STRIPE_API_URL) throw new Error('STRIPE_API_URL is for the sandbox: remove it in production.');
  if (settings.STRIPE_SECRET_KEY === LOCAL_DEFAULTS.STRIPE_SECRET_KEY) {
    throw new Error('STRIPE_SECRET_KEY is the sandbox key: set the provider’s own in production.');
  }
}
