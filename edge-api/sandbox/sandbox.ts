import { Hono } from 'hono';
import { onboardingRoutes } from './checkout/onboarding-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { type Context, expireOverdue, getMoment } from './context.ts';
import { controlRoutes } from './control/routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { homePage } from './pages/home.ts';
import { assetRoutes, pageHeaders } from './pages/page.ts';
import { receiverRoutes } from './receiver-routes.ts';
import type { Settings } from './settings.ts';
import { emptyState } from './state/state.ts';
import { createStateWriter, loadState } from './state/state-file.ts';
import { pruneKeys } from './stripe/idempotency.ts';
import { accountRoutes } from './stripe/account-routes.ts';
import { stripeRoutes } from './stripe/routes.ts';
import { turnstileRoutes } from './turnstile-routes.ts';
import { Deliveries, type DeliveryOptions } from './webhooks/deliveries.ts';

const SWEEP_EVERY_MS = 1_000;

/** Parts that a test may replace: the clock, the network, and the delays of deliveries. */
export type SandboxOverrides = { now?: () => Date } & Pick<
  DeliveryOptions,
  'send' | 'retryAfterMs' | 'quietMs'
>;

/**
 * Creates the sandbox as a Hono app that does not listen yet. `close` stops its timers and writes the state.
 * @throws Error if the state file cannot be read.
 */
export function createSandbox(settings: Settings, overrides: SandboxOverrides = {}) {
  const { now = () => new Date(), ...delivery } = overrides;
  const { stateFile, webhookUrl: url, accountsWebhookUrl: accountsUrl, webhookSecret: secret } = settings;
  const state = stateFile === undefined ? emptyState() : loadState(stateFile);
  const writer = stateFile === undefined ? undefined : createStateWriter(stateFile, state);
  const ctx: Context = {
    settings,
    state,
    markChanged: () => writer?.changed(),
    deliveries: new Deliveries({ ...delivery, url, accountsUrl, secret, now }),
    outage: { provider: 'up', mail: 'up' },
    now,
  };
  const sweep = setInterval(() => {
    expireOverdue(ctx);
    pruneKeys(state.answers, getMoment(ctx).at);
  }, SWEEP_EVERY_MS).unref();

  const app = new Hono()
    .get('/', pageHeaders, (c) => c.html(homePage()))
    .get('/health', (c) => c.json({ ok: true }))
    .route('/', assetRoutes())
    .route('/v1', stripeRoutes(ctx))
    .route('/v2', accountRoutes(ctx))
    .route('/', checkoutRoutes(ctx))
    .route('/onboarding', onboardingRoutes(ctx))
    .route('/emails', mailRoutes(ctx))
    .route('/outbox', outboxRoutes(ctx))
    .route('/receiver', receiverRoutes())
    .route('/turnstile/v0', turnstileRoutes())
    .route('/control', controlRoutes(ctx));

  return {
    app,
    close: () => {
      clearInterval(sweep);
      ctx.deliveries.stop();
      writer?.flush();
    },
  };
}
