import { z } from 'zod';

const LIVE_KEY = /^[sr]k_live_/;

export const LIVE_KEY_REFUSED =
  'STRIPE_SECRET_KEY is a live key. The sandbox only ever runs on test keys: unset it or use sk_test_….';
export const PRODUCTION_REFUSED =
  'ENVIRONMENT is production. The sandbox stands in for real providers and never runs there.';

const PORT_INVALID = 'SANDBOX_PORT must be a port number, or 0 for any free port';

const Settings = z
  .object({
    SANDBOX_PORT: z.coerce
      .number(PORT_INVALID)
      .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, PORT_INVALID)
      .default(8788),
    STRIPE_SECRET_KEY: z
      .string()
      .min(1, 'STRIPE_SECRET_KEY must not be empty')
      .refine((key) => !LIVE_KEY.test(key), LIVE_KEY_REFUSED)
      .default('sk_test_powerhour_sandbox'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must start with whsec_')
      .default('whsec_powerhour_sandbox'),
    WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'WEBHOOK_URL must be an absolute http(s) address' })
      .default('http://localhost:8787/api/stripe/webhook'),
    SANDBOX_STATE: z.string().min(1, 'SANDBOX_STATE must be a file path').optional(),
    ENVIRONMENT: z
      .string()
      .optional()
      .refine((name) => name !== 'production', PRODUCTION_REFUSED),
  })
  .transform((variables) => ({
    port: variables.SANDBOX_PORT,
    secretKey: variables.STRIPE_SECRET_KEY,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
    webhookUrl: variables.WEBHOOK_URL,
    /** The second webhook address, for messages about connected accounts. */
    accountsWebhookUrl: new URL('accounts-webhook', variables.WEBHOOK_URL).href,
    /** JSON file that keeps the state across restarts; undefined keeps it in memory only. */
    stateFile: variables.SANDBOX_STATE,
  }));

export type Settings = z.infer<typeof Settings>;

/** Reads the environment's variables; throws with a sentence for each wrong one, for a live key and for production. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = Settings.safeParse(environment);
  if (!read.success) throw new Error(read.error.issues.map((issue) => issue.message).join('\n'));
  return read.data;
}
