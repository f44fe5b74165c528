import { z } from 'zod';
import { TAKE_BACK_MS } from '#api/campaigns/change-rules.ts';
import { sweepPayments } from '#api/payments/index.ts';
import { createCaller, type Caller } from '../support/callers.ts';
import { send, testFault } from '../support/faults.ts';
import {
  COMPLETED,
  createProviderEvent,
  deliver,
  deliverEvent,
  getCheckoutSession,
  listCheckoutSessions,
  simulateAtProvider,
} from '../support/provider.ts';
import { createAnswer } from '../support/answers.ts';
import { runAsSystem } from '../support/api.ts';
import { findRows, insertRow } from '../support/rows.ts';
import { seedCampaign, changeCheckout } from '../support/seed.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');

const createCampaign = () => seedCampaign({ ownerId: owner.id });
const subscribe = (caller: Caller, campaignId: string) =>
  send(caller, 'POST', '/api/campaign-subscribe', createAnswer(campaignId));

/** Reads the state of a fan's donation to a campaign, here and at the provider. */
async function readDonation(campaignId: string) {
  const rows = await findRows('submissions', { campaignId });
  return Promise.all(
    rows.map(async ({ id, status, answer }) => {
      const ledger = await findRows('checkouts', { submissionId: id });
      const sessions = await listCheckoutSessions(id);
      return {
        status,
        answer,
        ledger: ledger.map(({ state }) => state),
        open: sessions.filter((session) => session.status === 'open').length,
      };
    }),
  );
}

async function subscribeNew(caller = fan) {
  const { id } = await createCampaign();
  const { body } = await subscribe(caller, id);
  const { submissionId } = z.object({ submissionId: z.string() }).parse(body);
  const [session] = await listCheckoutSessions(submissionId);
  if (!session) throw new Error('there is no session');
  return { id, submissionId, sessionId: session.id };
}

async function createPaidEvent(sessionId: string) {
  await simulateAtProvider('pay', sessionId);
  return createProviderEvent(COMPLETED, await getCheckoutSession(sessionId));
}

testFault('subscribing', {
  seed: createCampaign,
  call: ({ id }) => subscribe(fan, id),
  readState: ({ id }) => readDonation(id),
});

testFault('a first answer', {
  seed: async () => ({ ...(await createCampaign()), newFan: await createCaller('fan') }),
  call: ({ id, newFan }) => subscribe(newFan, id),
  readState: ({ id }) => readDonation(id),
});

testFault('paying again', {
  async seed() {
    const subscribed = await subscribeNew();
    await simulateAtProvider('expire', subscribed.sessionId);
    return subscribed;
  },
  call: ({ submissionId }) => send(fan, 'POST', '/api/campaign-subscribe/retry', { submissionId }),
  readState: ({ id }) => readDonation(id),
});

testFault('cancelling', {
  repeated: 404,
  seed: () => subscribeNew(),
  call: ({ submissionId }) => send(fan, 'DELETE', `/api/campaign-submissions/${submissionId}`),
  readState: ({ id }) => readDonation(id),
});

testFault('taking money back after a move', {
  async seed() {
    const { id: campaignId, sessionId } = await subscribeNew();
    await deliver('pay', sessionId);
    const facts = { name: 'n', plannedAt: 1, plannedLocation: null };
    const change = { id: crypto.randomUUID(), campaignId, at: new Date() };
    const refundUntil = new Date(Date.now() + TAKE_BACK_MS);
    await insertRow('campaignChanges', { ...change, before: facts, after: facts, refundUntil });
    return { campaignId, token: `${change.id}.${sessionId}` };
  },
  call: ({ token }) => send(fan, 'POST', '/api/campaigns/take-back', { token }),
  async readState({ campaignId }) {
    await runAsSystem(sweepPayments);
    return readDonation(campaignId);
  },
});

testFault('the message of a payment', {
  async seed() {
    const { id, sessionId } = await subscribeNew();
    return { id, event: await createPaidEvent(sessionId) };
  },
  async call({ event }) {
    const response = await deliverEvent(event);
    return { status: response.status, body: await response.json() };
  },
  readState: ({ id }) => readDonation(id),
});

testFault('allowing a name on one’s link', {
  async seed() {
    const { submissionId, sessionId } = await subscribeNew();
    await deliverEvent(await createPaidEvent(sessionId));
    return submissionId;
  },
  call: (id) => send(fan, 'POST', `/api/campaign-submissions/${id}/share`, { showsName: true }),
  async readState(id) {
    const rows = await findRows('shares', { submissionId: id });
    return rows.map(({ nameAllowedAt }) => nameAllowedAt !== null);
  },
});

testFault('asking the provider', {
  async seed() {
    const newFan = await createCaller('fan');
    const subscribed = await subscribeNew(newFan);
    await simulateAtProvider('pay', subscribed.sessionId);
    return { ...subscribed, newFan };
  },
  call: ({ newFan }) => send(newFan, 'POST', '/api/campaign-submissions/verify-all-pending'),
  // The provider is asked about a checkout only every few seconds.
  wait: ({ sessionId }) => changeCheckout(sessionId, { checkedAt: new Date(0) }),
  readState: ({ id }) => readDonation(id),
});
