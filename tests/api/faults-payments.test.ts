import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { TAKE_BACK_MS } from '#api/campaigns/change-rules.ts';
import { campaignChanges } from '#api/campaigns/table.ts';
import { sweepPayments } from '#api/payments/index.ts';
import { checkouts } from '#api/payments/table.ts';
import { shares } from '#api/sharing/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { createCaller, type Caller } from '../support/callers.ts';
import { testFaults, toCall, type Attempt } from '../support/faults.ts';
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
import { db, runAsSystem } from '../support/api.ts';
import { seedCampaign, changeCheckout } from '../support/seed.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');

const createCampaign = () => seedCampaign({ ownerId: owner.id });
const toSubscribe = (caller: Caller, campaignId: string) =>
  toCall(caller, 'POST', '/api/campaign-subscribe', createAnswer(campaignId));

/** Reads the state of a fan's donation to a campaign, here and at the provider. */
async function readDonation(campaignId: string) {
  const rows = await db.select().from(submissions).where(eq(submissions.campaignId, campaignId));
  return Promise.all(
    rows.map(async ({ id, status, answer }) => {
      const ledger = await db.select().from(checkouts).where(eq(checkouts.submissionId, id));
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

async function subscribeNew() {
  const campaign = await createCampaign();
  const { body } = await toSubscribe(fan, campaign.id)();
  const { submissionId } = z.object({ submissionId: z.string() }).parse(body);
  const [session] = await listCheckoutSessions(submissionId);
  if (!session) throw new Error('there is no session');
  return { campaign, submissionId, sessionId: session.id };
}

testFaults([
  {
    name: 'subscribing',
    async prepare(): Promise<Attempt> {
      const { id } = await createCampaign();
      return { call: toSubscribe(fan, id), readState: () => readDonation(id) };
    },
  },
  {
    name: 'a first answer',
    async prepare() {
      const { id } = await createCampaign();
      return { call: toSubscribe(await createCaller('fan'), id), readState: () => readDonation(id) };
    },
  },
  {
    name: 'paying again',
    async prepare() {
      const { campaign, submissionId, sessionId } = await subscribeNew();
      await simulateAtProvider('expire', sessionId);
      const call = toCall(fan, 'POST', '/api/campaign-subscribe/retry', { submissionId });
      return { call, readState: () => readDonation(campaign.id) };
    },
  },
  {
    name: 'cancelling',
    repeated: 404,
    async prepare() {
      const { campaign, submissionId } = await subscribeNew();
      const call = toCall(fan, 'DELETE', `/api/campaign-submissions/${submissionId}`);
      return { call, readState: () => readDonation(campaign.id) };
    },
  },
  {
    name: 'taking money back after a move',
    async prepare() {
      const { campaign, sessionId } = await subscribeNew();
      await deliver('pay', sessionId);
      const facts = { name: 'n', plannedAt: 1, plannedLocation: null };
      const change = { id: crypto.randomUUID(), campaignId: campaign.id, at: new Date() };
      const refundUntil = new Date(Date.now() + TAKE_BACK_MS);
      await db.insert(campaignChanges).values({ ...change, before: facts, after: facts, refundUntil });
      return {
        call: toCall(fan, 'POST', '/api/campaigns/take-back', { token: `${change.id}.${sessionId}` }),
        async readState() {
          await runAsSystem(sweepPayments);
          return readDonation(campaign.id);
        },
      };
    },
  },
  {
    name: 'the message of a payment',
    async prepare() {
      const { campaign, sessionId } = await subscribeNew();
      await simulateAtProvider('pay', sessionId);
      const event = createProviderEvent(COMPLETED, await getCheckoutSession(sessionId));
      return {
        async call() {
          const response = await deliverEvent(event);
          return { status: response.status, body: await response.json() };
        },
        readState: () => readDonation(campaign.id),
      };
    },
  },
  {
    name: 'allowing a name on one’s link',
    async prepare() {
      const { submissionId, sessionId } = await subscribeNew();
      await simulateAtProvider('pay', sessionId);
      await deliverEvent(createProviderEvent(COMPLETED, await getCheckoutSession(sessionId)));
      return {
        call: toCall(fan, 'POST', `/api/campaign-submissions/${submissionId}/share`, { showsName: true }),
        readState: async () =>
          (await db.select().from(shares).where(eq(shares.submissionId, submissionId))).map(
            ({ nameAllowedAt }) => nameAllowedAt !== null,
          ),
      };
    },
  },
  {
    name: 'asking the provider',
    async prepare() {
      const fresh = await createCaller('fan');
      const { id } = await createCampaign();
      const { body } = await toSubscribe(fresh, id)();
      const [session] = await listCheckoutSessions(
        z.object({ submissionId: z.string() }).parse(body).submissionId,
      );
      await simulateAtProvider('pay', session?.id ?? '');
      return {
        call: toCall(fresh, 'POST', '/api/campaign-submissions/verify-all-pending'),
        // The provider is asked about a checkout only every few seconds.
        wait: () => changeCheckout(session?.id ?? '', { checkedAt: new Date(0) }),
        readState: () => readDonation(id),
      };
    },
  },
]);
