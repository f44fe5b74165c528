import { Hono } from 'hono';
import Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';
import { listen } from './listen.ts';
import { createSandbox, type SandboxOverrides } from './sandbox.ts';
import { readSettings } from './settings.ts';

/** A request that the shop's webhook endpoint received. */
export type ReceivedWebhook = { body: string; signature: string };

/**
 * Starts a sandbox on a free port, a shop's webhook endpoint, and the real SDK pointed at the sandbox. `shop.answers`
 * holds the endpoint's next statuses; the default is 200.
 */
export async function startTestSandbox(
  environment: Record<string, string> = {},
  overrides: SandboxOverrides = {},
) {
  const shop = {
    received: new Array<ReceivedWebhook>(),
    aboutAccounts: new Array<ReceivedWebhook>(),
    answers: new Array<number>(),
  };
  const endpoint = new Hono()
    .post('/accounts-webhook', async (c) => {
      shop.aboutAccounts.push({
        body: await c.req.text(),
        signature: c.req.header('Stripe-Signature') ?? '',
      });
      return c.body(null, 200);
    })
    .post('/webhook', async (c) => {
      shop.received.push({ body: await c.req.text(), signature: c.req.header('Stripe-Signature') ?? '' });
      return c.body(null, shop.answers.shift() === 500 ? 500 : 200);
    });
  const shopServer = await listen(endpoint.fetch, 0);
  const settings = readSettings({
    WEBHOOK_URL: `http://localhost:${shopServer.port}/webhook`,
    ...environment,
  });
  const sandbox = createSandbox(settings, { retryAfterMs: [], quietMs: 40, ...overrides });
  const server = await listen(sandbox.app.fetch, 0);
  const url = `http://localhost:${server.port}`;
  const post = (path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    url,
    settings,
    shop,
    stripe: createStripeClient(settings.secretKey, server.port),
    stripeWith: (key: string) => createStripeClient(key, server.port),
    post,
    control: (id: string, action: string) => post(`/control/sessions/${id}/${action}`),
    /** Returns the received events after the SDK has checked their signatures. */
    events: () =>
      Promise.all(
        shop.received.map(({ body, signature }) =>
          Stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret),
        ),
      ),
    /** Returns the received events about connected accounts, with the fields that tests read. */
    accountEvents: () =>
      shop.aboutAccounts.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body))),
    close: async () => {
      await server.close();
      await shopServer.close();
      sandbox.close();
    },
  };
}

/** The sandbox of the current test, in files that call {@link useTestSandbox}. */
export let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;

/** Starts a sandbox before each test of a file, and closes it after the test. */
export function useTestSandbox(): void {
  beforeEach(async () => {
    sandbox = await startTestSandbox();
  });
  afterEach(() => sandbox.close());
}

/** Builds checkout parameters as Power Hour sends them. */
export function tenEuroCheckout(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 1000, product_data: { name: 'Koken met Noor' } },
      },
    ],
    success_url: 'http://shop.test/nl/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/nl/campaigns/noor',
    client_reference_id: 'submission-1',
    metadata: { submissionId: 'submission-1' },
    payment_intent_data: { metadata: { submissionId: 'submission-1' } },
    customer_email: 'fan@powerhour.test',
    locale: 'nl',
    ...extra,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function createStripeClient(key: string, port: number): Stripe {
  return new Stripe(key, {
    host: 'localhost',
    port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
