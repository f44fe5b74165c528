import { and, eq } from 'drizzle-orm';
import { adminLog } from '#api/admin-log/table.ts';
import { charityAccounts } from '#api/charities/profile/table.ts';
import { contacts, webhookDeliveries, webhooks } from '#api/contact/table.ts';
import { createCaller } from '../support/callers.ts';
import { seedContact, seedWebhook, VERSION } from '../support/contacts.ts';
import { testFaults, toCall, type FaultyCall } from '../support/faults.ts';
import { seedCampaign, seedCharity, changeUser } from '../support/seed.ts';
import { seedPaidAnswer } from '../support/answers.ts';
import { db } from '../support/api.ts';

const [fan, member, owner] = [
  await createCaller('fan'),
  await createCaller('charity'),
  await createCaller('celebrity'),
];
await changeUser(fan.id, { heldSince: null });

/** Seeds a charity of the member's with an unreachable system, and a paid answer of the fan's. */
async function seedWorld() {
  const { id: charityId } = await seedCharity();
  await db.insert(charityAccounts).values({ charityId, userId: member.id, acceptedAt: new Date() });
  const { id: campaignId } = await seedCampaign({ charityId, ownerId: owner.id });
  const submissionId = await seedPaidAnswer(campaignId, fan.id, { score: false });
  return { charityId, campaignId, submissionId, path: `/api/campaign-submissions/${submissionId}/contact` };
}

/** Reads a charity's stored consents and webhook, without what a lost try changes. */
async function readState(charityId: string) {
  const rows = await db.select().from(contacts).where(eq(contacts.charityId, charityId));
  const sent = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.charityId, charityId));
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.charityId, charityId));
  const isFetch = and(eq(adminLog.subject, charityId), eq(adminLog.action, 'contacts-fetched'));
  return {
    contacts: rows.map(({ ending }) => ending),
    messages: [...new Set(sent.map(({ type, reason }) => `${type} ${reason ?? ''}`))].toSorted(),
    webhook: webhook && [webhook.url, webhook.formerSecretKey !== null],
    isFetched: (await db.$count(adminLog, isFetch)) > 0,
  };
}

type Prepared = Awaited<ReturnType<typeof seedWorld>>;

/** Returns a call about a new charity's consents or webhook. */
const toFaulty = (
  name: string,
  toAttempt: (world: Prepared) => () => ReturnType<ReturnType<typeof toCall>>,
  seed: (world: Prepared) => Promise<unknown> = ({ charityId }) =>
    seedWebhook(charityId, 'https://charity.invalid'),
): FaultyCall => ({
  name,
  async prepare() {
    const world = await seedWorld();
    await seed(world);
    return { call: toAttempt(world), readState: () => readState(world.charityId) };
  },
});

const toWebhookPath = ({ charityId }: Prepared, rest = '') => `/api/charities/${charityId}/webhook${rest}`;

testFaults([
  toFaulty('letting a charity write', ({ path }) => toCall(fan, 'PUT', path, VERSION)),
  toFaulty(
    'taking that back',
    ({ path }) => toCall(fan, 'DELETE', path),
    async ({ charityId, campaignId, submissionId }) => {
      await seedWebhook(charityId, 'https://charity.invalid');
      await seedContact(charityId, campaignId, submissionId);
    },
  ),
  toFaulty('fetching the file', ({ charityId }) =>
    toCall(member, 'POST', `/api/charities/${charityId}/contacts/file`),
  ),
  {
    ...toFaulty('making a new secret', (world) => toCall(member, 'POST', toWebhookPath(world, '/secret'))),
    repeated: 409,
  },
  toFaulty('sending a trial', (world) => toCall(member, 'POST', toWebhookPath(world, '/test'))),
  toFaulty('forgetting the system', (world) => toCall(member, 'DELETE', toWebhookPath(world))),
]);
