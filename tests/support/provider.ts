import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { z } from 'zod';
import { getSettings } from '#api/platform/settings.ts';
import { requestApi } from './api.ts';

import Stripe from 'stripe';

const SANDBOX = `http://localhost:${inject('sandboxPort')}`;
/** The real SDK, pointed at the sandbox. */
export const stripe = new Stripe(getSettings(env).STRIPE_SECRET_KEY, {
  httpClient: Stripe.createFetchHttpClient(),
  host: 'localhost',
  port: inject('sandboxPort'),
  protocol: 'http',
  telemetry: false,
});
/** A session as the sandbox's control API returns it. */
export const Session = z.looseObject({
  id: z.string(),
  status: z.string(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
  amount_refunded: z.number(),
  url: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type Session = z.infer<typeof Session>;

/** Lists the sandbox's sessions of a submission, newest first. */
export async function listCheckoutSessions(submissionId: string): Promise<Session[]> {
  const query = new URLSearchParams({ submission: submissionId });
  return z.array(Session).parse(await (await fetch(`${SANDBOX}/control/sessions?${query}`)).json());
}

/** Performs an action at the provider, optionally with a card or account; these tests get no webhooks. */
export async function simulateAtProvider(
  action:
    | 'pay'
    | 'ideal'
    | 'transfer'
    | 'settle'
    | 'fail'
    | 'expire'
    | 'decline'
    | 'dispute'
    | 'inquire'
    | 'win'
    | 'lose'
    | 'fail-refund',
  sessionId: string,
  account = '',
): Promise<Session> {
  const query = new URLSearchParams({ account });
  const answer = await fetch(`${SANDBOX}/control/sessions/${sessionId}/${action}?${query}`, {
    method: 'POST',
  });
  return Session.parse(await answer.json());
}

/** Refunds a payment as the provider's dashboard does; returns the refunded charge. */
export async function refundAtProvider(intent: string | null): Promise<Record<string, unknown>> {
  if (intent === null) throw new Error('nothing was paid');
  await stripe.refunds.create({ payment_intent: intent });
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent });
  const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(data[0]?.id ?? '', {
    expand: ['payment_intent.latest_charge'],
  });
  return z.object({ latest_charge: z.record(z.string(), z.unknown()) }).parse(paid).latest_charge;
}

export async function getCheckoutSession(id: string): Promise<Session> {
  return Session.parse(await (await fetch(`${SANDBOX}/control/sessions/${id}`)).json());
}

/** Types of the provider's events. */
export const COMPLETED = 'checkout.session.completed';
export const SUCCEEDED = 'checkout.session.async_payment_succeeded';
export const FAILED = 'checkout.session.async_payment_failed';
export const EXPIRED = 'checkout.session.expired';
export const REFUNDED = 'charge.refunded';

type EventType =
  | typeof COMPLETED
  | typeof SUCCEEDED
  | typeof FAILED
  | typeof EXPIRED
  | typeof REFUNDED
  | (string & {});

let events = 0;

/** Creates an event of the provider about an object, with a unique id. */
export function createProviderEvent(type: EventType, object: Readonly<Record<string, unknown>>) {
  events += 1;
  const id = `evt_test_${events}_${crypto.randomUUID()}`;
  const created = Math.floor(Date.now() / 1000);
  return { id, object: 'event', type, created, livemode: false, data: { object } };
}

/** The provider's message for each action. */
const MESSAGES = {
  pay: COMPLETED,
  ideal: COMPLETED,
  transfer: COMPLETED,
  settle: SUCCEEDED,
  fail: FAILED,
  expire: EXPIRED,
} as const;
type Action = keyof typeof MESSAGES;

/** Performs an action at the provider; returns its message. */
export async function createMessage(action: Action, sessionId: string, account?: string) {
  return createProviderEvent(MESSAGES[action], await simulateAtProvider(action, sessionId, account));
}

/** Performs an action at the provider and delivers its message; returns the session. */
export async function deliver(action: Action, sessionId: string, account?: string): Promise<Session> {
  const message = await createMessage(action, sessionId, account);
  await deliverEvent(message);
  return Session.parse(message.data.object);
}

/** Refunds a payment as the provider's dashboard does, and delivers the message of it. */
export const deliverRefund = async (intent: string | null) =>
  deliverEvent(createProviderEvent(REFUNDED, await refundAtProvider(intent)));

/** Creates the provider's message that a payment's dispute has begun, changed or ended. */
export const createDisputeEvent = (
  change: 'created' | 'updated' | 'funds_withdrawn' | 'closed',
  status: string,
  intent: string | null,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const dispute = { id: `du_${intent}`, object: 'dispute', status, amount: 1000, payment_intent: intent };
  return createProviderEvent(`charge.dispute.${change}`, { ...dispute, ...more });
};

const DISPUTES = {
  dispute: ['created', 'needs_response'],
  win: ['closed', 'won'],
  lose: ['closed', 'lost'],
} as const;

/** Lets a bank dispute a payment or decide about it; returns the provider's message. */
export async function createDispute(action: keyof typeof DISPUTES, sessionId: string, more = {}) {
  const { payment_intent: intent } = await simulateAtProvider(action, sessionId);
  const [change, status] = DISPUTES[action];
  return createDisputeEvent(change, status, intent, more);
}

/** Builds a session as events contain it, for states that the sandbox never sends. */
export function createSessionObject(
  {
    sessionId,
    submissionId,
    campaign,
  }: { sessionId: string; submissionId: string; campaign: { id: string } },
  changes: Readonly<Record<string, unknown>> = {},
) {
  return {
    id: sessionId,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 1000,
    currency: 'eur',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    url: null,
    payment_intent: `pi_of_${sessionId}`,
    metadata: { submissionId, campaignId: campaign.id, attempt: '1' },
    ...changes,
  };
}

/** Returns the provider's signature header for a payload. */
export const signPayload = (
  payload: string,
  secret = getSettings(env).STRIPE_WEBHOOK_SECRET,
): Promise<string> => stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });

/** Delivers an event with the provider's signature, and waits for all resulting work. */
export async function deliverEvent(
  event: unknown,
  options: { secret?: string; env?: Env } = {},
): Promise<Response> {
  const payload = JSON.stringify(event);
  const signature = await signPayload(payload, options.secret);
  return requestApi('/api/stripe/webhook', options.env ?? env, {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  });
}

const Redelivered = z.object({ redelivered: z.array(z.object({ event: z.string(), type: z.string() })) });

/** Returns the id of the provider's message about a completed checkout, which is not delivered in these tests. */
export async function readEventId(sessionId: string): Promise<string> {
  const url = `http://localhost:${inject('sandboxPort')}/control/sessions/${sessionId}/redeliver`;
  const { redelivered } = Redelivered.parse(await (await fetch(url, { method: 'POST' })).json());
  const id = redelivered.find(({ type }) => type === COMPLETED)?.event;
  if (id === undefined) throw new Error('the checkout was not completed');
  return id;
}
