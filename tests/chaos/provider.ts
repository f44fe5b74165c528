import type { Instance } from '#api/local/instance.ts';
import { getAddresses } from '#api/local/instance.ts';
import { listen } from '#api/sandbox/listen.ts';
import { createSandbox } from '#api/sandbox/sandbox.ts';
import { readSettings } from '#api/sandbox/settings.ts';
import { z } from 'zod';
import { createCourier } from './courier.ts';
import { createInbox } from './inbox.ts';
import type { Fate } from './plan-chaos.ts';

/** A checkout in the provider's book. */
const BookEntry = z.object({
  id: z.string(),
  status: z.string(),
  payment_status: z.string(),
  amount_total: z.number(),
  amount_refunded: z.number(),
  payment_intent: z.string().nullable(),
  payment_intent_status: z.string().nullable(),
  dispute_status: z.string().nullable(),
});
export type BookEntry = z.infer<typeof BookEntry>;

/** Delays before a message is sent again, short enough for a short run. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000];

/** Starts the stand-in for payments and mail in this process, with a courier for messages and an inbox for mails. */
export async function startProvider(instance: Instance, fates: readonly Fate[]) {
  const { site } = getAddresses(instance);
  const settings = readSettings({
    SANDBOX_PORT: String(instance.sandboxPort),
    WEBHOOK_URL: `${site}/api/stripe/webhook`,
    SANDBOX_STATE: `${instance.folder}/sandbox.json`,
  });
  const [courier, inbox] = [createCourier(fates), createInbox()];
  const sandbox = createSandbox(settings, { send: courier.send, retryAfterMs: RETRY_AFTER_MS });
  const server = await listen(inbox.watch(sandbox.app.fetch), instance.sandboxPort);

  const post = async (path: string, body?: unknown) =>
    sandbox.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    courier,
    inbox,
    /** Performs an action on a checkout, as its fan, bank or the organiser would; returns the status. */
    act: async (sessionId: string, action: string) =>
      (await post(`/control/sessions/${sessionId}/${action}`)).status,
    /** Refunds a payment directly at the provider; returns the status. */
    refund: async (intentId: string) => {
      const response = await sandbox.app.request('/v1/refunds', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${settings.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ payment_intent: intentId }).toString(),
      });
      return response.status;
    },
    setOutage: (outage: { provider?: 'up' | 'down'; mail?: 'up' | 'down' }) =>
      post('/control/outage', outage),
    find: async (sessionId: string) =>
      BookEntry.parse(await (await sandbox.app.request(`/control/sessions/${sessionId}`)).json()),
    readBook: async () =>
      z.array(BookEntry).parse(await (await sandbox.app.request('/control/sessions')).json()),
    stop: async () => {
      await server.close();
      sandbox.close();
    },
  };
}
export type Provider = Awaited<ReturnType<typeof startProvider>>;
