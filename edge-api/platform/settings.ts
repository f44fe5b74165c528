import { z } from 'zod';
import { COSTS_COVERED_BY } from './money-rules.ts';
import { findHalfPair, findProductionProblems, LOCAL_OPERATOR, PROMISED_DAYS } from './production-rules.ts';
import { DAY_MS, SECOND_MS } from './rules.ts';

/** A rate limit as `<count>/<seconds>`: `10/60` is ten per minute. */
const Limit = z
  .string()
  .regex(/^\d+\/0*[1-9]\d*$/, 'must be <count>/<seconds>, for example 10/60')
  .transform((text) => {
    const [count = 0, seconds = 0] = text.split('/').map(Number);
    return { count, seconds };
  });
export type Limit = z.infer<typeof Limit>;

const Alert = Limit.refine(({ count }) => count > 0, 'must be at least 1/<seconds>');

const WholeNumber = z.string().regex(/^\d+$/, 'must be a whole number, for example 10').transform(Number);

const DAY_SECONDS = DAY_MS / SECOND_MS;

const url = z.url().transform((text) => text.replace(/\/$/, ''));

const Settings = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'production']),
  /** The site's address as browsers write it, which passkeys and calls are compared with. */
  PUBLIC_ORIGIN: z.url().transform((text) => new URL(text).origin),
  /** Who runs the site: an organization's name, number and address, as pages show it. */
  PUBLIC_OPERATOR: z.string().min(1),
  BETTER_AUTH_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** The signing secrets of all event destinations, separated by spaces. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: url.optional(),
  MAIL_API_URL: url,
  MAIL_API_KEY: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  OPERATOR_EMAIL: z.email().optional(),
  /** Lets its bearer see the parts of `/api/health/deep`. */
  HEALTH_TOKEN: z.string().min(32).optional(),
  /** The commit and time of the build, set by a deploy and returned by `/api/health`. */
  BUILD_ID: z.string().optional(),
  LIBSQL_URL: z.string().optional(),
  LIBSQL_AUTH_TOKEN: z.string().optional(),
  /** How admins log in; production allows only `passkey`. */
  ADMIN_LOGIN: z.enum(['passkey', 'password']).default('passkey'),
  LIMIT_LOGIN: Limit.default({ count: 10, seconds: 60 }),
  LIMIT_LOGIN_NETWORK: Limit.default({ count: 60, seconds: 60 }),
  LIMIT_LOGIN_ADDRESS: Limit.default({ count: 200, seconds: 3600 }),
  LIMIT_ACCOUNTS: Limit.default({ count: 60, seconds: 60 }),
  LIMIT_PAYMENTS: Limit.default({ count: 120, seconds: 60 }),
  LIMIT_MAIL_PER_ADDRESS: Limit.default({ count: 5, seconds: 600 }),
  LIMIT_MAIL_PER_IP: Limit.default({ count: 30, seconds: 600 }),
  REFUNDS_PER_SECOND: WholeNumber.pipe(z.number().min(1)).default(20),
  /** Language-model calls per minute, for all selections together: the provider's limit. */
  MODEL_CALLS_PER_MINUTE: WholeNumber.pipe(z.number().min(1)).default(300),
  /** A second language model for the judge, by the provider's name for it; of another family than the first. */
  SECOND_JUDGE: z.string().optional(),
  /** How long the edge may cache responses that are the same for everyone; 0 disables the cache. */
  EDGE_CACHE_SECONDS: WholeNumber.default(5),
  LIMIT_REPORTS: Limit.default({ count: 10, seconds: 3600 }),
  /** Days until the words of a report are blanked, counted from its decision or, without one, from its receipt. */
  REPORT_RETENTION_DAYS: WholeNumber.pipe(z.number().min(1)).default(180),
  /** With both keys, network limits offer a check (https://developers.cloudflare.com/turnstile/). */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_API_URL: url.default('https://challenges.cloudflare.com/turnstile/v0'),
  /** Which new campaigns an admin confirms first; production has to set it. */
  CAMPAIGN_REVIEW: z.enum(['first', 'all', 'none']),
  RESULT_MIN_PARTICIPANTS: WholeNumber.default(10),
  COSTS_COVERED_BY: z.enum(COSTS_COVERED_BY).default('platform'),
  /** Days for which a campaign's money is held after its winners are chosen. */
  TRANSFER_HOLD_DAYS: WholeNumber.default(14),
  /** Days that an owner has to choose winners once there are nominees, and a winner to answer. */
  CHOICE_DAYS: WholeNumber.pipe(z.number().min(1)).default(PROMISED_DAYS.CHOICE_DAYS),
  ANSWER_DAYS: WholeNumber.pipe(z.number().min(1)).default(PROMISED_DAYS.ANSWER_DAYS),
  LIVE_CAMPAIGNS_MAX: WholeNumber.default(10),
  LIMIT_CAMPAIGNS: Limit.default({ count: 20, seconds: DAY_SECONDS }),
  LIMIT_CHARITIES: Limit.default({ count: 5, seconds: DAY_SECONDS }),
  LIMIT_PICTURES: Limit.default({ count: 60, seconds: DAY_SECONDS }),
  LIMIT_PICTURE_BYTES: Limit.default({ count: 200 * 1024 * 1024, seconds: DAY_SECONDS }),
  /** The number of failures within a time after which the operator is told. */
  ALERT_PAYMENTS: Alert.default({ count: 3, seconds: 600 }),
  ALERT_WEBHOOKS: Alert.default({ count: 5, seconds: 600 }),
  ALERT_REFUNDS: Alert.default({ count: 3, seconds: 3600 }),
  ALERT_TRANSFERS: Alert.default({ count: 1, seconds: 3600 }),
  ALERT_BALANCE: Alert.default({ count: 1, seconds: 3600 }),
  ALERT_MAILS: Alert.default({ count: 3, seconds: 600 }),
  ALERT_SELECTIONS: Alert.default({ count: 1, seconds: 12 * 3600 }),
  ALERT_QUEUES: Alert.default({ count: 3, seconds: 600 }),
  ALERT_DEAD_LETTERS: Alert.default({ count: 1, seconds: 3600 }),
  ALERT_ERRORS: Alert.default({ count: 5, seconds: 600 }),
});
export type Settings = z.infer<typeof Settings>;

/** Settings for a machine without accounts; every address is the sandbox's (edge-api/README.md). */
export const LOCAL_DEFAULTS = {
  PUBLIC_ORIGIN: 'http://localhost:8787',
  PUBLIC_OPERATOR: LOCAL_OPERATOR,
  ADMIN_LOGIN: 'password',
  BETTER_AUTH_SECRET: 'only-for-a-local-machine-never-for-production',
  STRIPE_SECRET_KEY: 'sk_test_powerhour_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_powerhour_sandbox',
  STRIPE_API_URL: 'http://localhost:8788',
  MAIL_API_URL: 'http://localhost:8788',
  MAIL_API_KEY: 're_sandbox',
  MAIL_FROM: 'Power Hour <hello@powerhour.test>',
  OPERATOR_EMAIL: 'operator@powerhour.test',
};

/** Returns what is wrong with the production settings that are known before a deploy; ignores unknown ones. */
export function findWrongSettings(variables: Readonly<Record<string, unknown>>): string[] {
  const issues = Settings.partial().safeParse(variables).error?.issues ?? [];
  return [
    ...issues.map(({ path: [name], message }) => `${String(name)}: ${message}`),
    ...findProductionProblems(variables, LOCAL_DEFAULTS),
  ];
}

/** Settings that have a default only on a local machine; production must set them. */
const LOCAL_CHOICES = { CAMPAIGN_REVIEW: 'none' };

const PRODUCTION_DEFAULTS = { MAIL_API_URL: 'https://api.resend.com' };

/** The environment may not run. `problems` name every wrong variable with a reason, for the log only. */
export class MisconfiguredError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is misconfigured: ${problems.join('; ')}`);
    this.name = 'MisconfiguredError';
    this.problems = problems;
  }
}

const settingsCache = new WeakMap<object, Map<string | undefined, Settings>>();

/**
 * Returns the environment's variables, validated once per isolate. Throws {@link MisconfiguredError} with everything
 * that is missing or wrong and, in production, every value of the local defaults or the sandbox. `buildOrigin` is the
 * site's address in the built pages, if there is a build.
 */
export function getSettings(env: object, buildOrigin?: string): Settings {
  const cached = settingsCache.get(env)?.get(buildOrigin);
  if (cached) return cached;
  const { variables, isProduction, given } = readVariables(env);
  const parsed = Settings.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path: [name = ''], message }) =>
      variables[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)}: ${message}`,
    ),
    ...(isProduction
      ? [...findProductionProblems(given, LOCAL_DEFAULTS, buildOrigin), ...findHalfPair(given)]
      : findLiveKeyProblems(given)),
  ];
  if (!parsed.success || problems.length > 0) throw new MisconfiguredError(problems);
  const byOrigin = settingsCache.get(env) ?? new Map<string | undefined, Settings>();
  settingsCache.set(env, byOrigin.set(buildOrigin, parsed.data));
  return parsed.data;
}

function readVariables(env: object) {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const isProduction = variables['ENVIRONMENT'] === 'production';
  const given = {
    ...(isProduction ? PRODUCTION_DEFAULTS : { ...LOCAL_CHOICES, ...LOCAL_DEFAULTS }),
    ...variables,
  };
  return { variables, isProduction, given };
}

const OperatorSettings = Settings.pick({
  MAIL_API_URL: true,
  MAIL_API_KEY: true,
  MAIL_FROM: true,
  OPERATOR_EMAIL: true,
  LIBSQL_URL: true,
  LIBSQL_AUTH_TOKEN: true,
});

/** Returns the settings for mail to the operator from a misconfigured environment; undefined if they are wrong too. */
export function findOperatorSettings(env: object): z.infer<typeof OperatorSettings> | undefined {
  return OperatorSettings.safeParse(readVariables(env).given).data;
}

/** A live key must only be sent to the real provider. */
function findLiveKeyProblems({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Record<string, unknown>): string[] {
  const isLive = /^(sk|rk)_live_/.test(String(STRIPE_SECRET_KEY));
  return isLive && STRIPE_API_URL ? ['STRIPE_API_URL is for the sandbox: remove it, or use a test key'] : [];
}
