import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { signMessage } from '#api/contact/webhooks/sign.ts';
import { getSettings } from '#api/platform/settings.ts';
import { createCharityAccount } from './charities.ts';
import { createLoggedInUser } from './people.ts';
import { seedCampaign, seedCharity } from './seed.ts';
import { seedPaidAnswer } from './answers.ts';
import { insertRow } from './rows.ts';

/** The only address on this machine that messages may be sent to: the provider's stand-in. */
const RECEIVER = `${getSettings(env).STRIPE_API_URL ?? ''}/receiver`;

/** Returns the address of a charity’s system. */
export const toReceiver = (charityId: string) => `${RECEIVER}?${charityId}`;

const toContactPath = (submissionId: string) => `/api/campaign-submissions/${submissionId}/contact`;
export const VERSION = { version: '1' };

/** Seeds a confirmed charity with one of its people, and a campaign for it with a fan's paid answer. */
export async function seedContactable(overrides: Parameters<typeof seedCharity>[0] = {}) {
  const charity = await seedCharity(overrides);
  const member = await createCharityAccount(charity.id);
  const fan = await createLoggedInUser('fan', 'en', 'Sanne de Vries');
  const { id: campaignId } = await seedCampaign({ charityId: charity.id });
  const submissionId = await seedPaidAnswer(campaignId, fan.id, { score: false });
  return { charityId: charity.id, member, fan, campaignId, submissionId, path: toContactPath(submissionId) };
}

/** Seeds a charity's webhook without checking whether its address may be called. */
export const seedWebhook = (charityId: string, url = toReceiver(charityId)) =>
  insertRow('webhooks', { charityId, url, secretKey: crypto.randomUUID() });

/** Seeds a consent, and a message about it that was accepted; returns the message's id. */
export async function seedContact(charityId: string, campaignId: string, submissionId: string) {
  const id = `msg_${crypto.randomUUID()}`;
  await insertRow('contacts', { submissionId, campaignId, charityId, version: '1' });
  const taken = { type: 'payment.consented', attempts: 1, attemptedAt: new Date(), status: 204 } as const;
  await insertRow('webhookDeliveries', { id, charityId, submissionId, ...taken });
  return id;
}

type Received = { readonly headers: Headers; readonly body: string; readonly message: unknown };

/** Stands in for a charity's system: stores the requests, and responds with `reply`. */
export function stubReceiver(
  charityId: string,
  reply: () => Response | Promise<Response> = () => new Response(null, { status: 204 }),
) {
  const received: Received[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(RECEIVER)) return real(input, init);
    if (request.url !== toReceiver(charityId)) return new Response(null, { status: 204 });
    const body = await request.text();
    received.push({ headers: request.headers, body, message: JSON.parse(body) });
    return reply();
  });
  return received;
}

/** Returns for each secret whether it signed a received message. */
export function findSigners({ headers, body }: Received, secrets: readonly string[]): boolean[] {
  const [id, timestamp] = [headers.get('webhook-id') ?? '', Number(headers.get('webhook-timestamp'))];
  const signatures = headers.get('webhook-signature')?.split(' ') ?? [];
  return secrets.map((secret) => signatures.includes(signMessage(secret, { id, timestamp, body })));
}
