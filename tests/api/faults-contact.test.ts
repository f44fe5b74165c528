import { createCaller } from '../support/callers.ts';
import { joinCharity } from '../support/charities.ts';
import { seedContact, seedWebhook, VERSION } from '../support/contacts.ts';
import { send, testFault } from '../support/faults.ts';
import { seedCampaign, seedCharity, changeUser } from '../support/seed.ts';
import { seedPaidAnswer } from '../support/answers.ts';
import { countRows, findRows } from '../support/rows.ts';

const [fan, member, owner] = [
  await createCaller('fan'),
  await createCaller('charity'),
  await createCaller('celebrity'),
];
await changeUser(fan.id, { heldSince: null });

/** Seeds a charity of the member's with an unreachable system, and a paid answer of the fan's. */
async function seedWorld() {
  const { id: charityId } = await seedCharity();
  await joinCharity(charityId, member.id);
  const { id: campaignId } = await seedCampaign({ charityId, ownerId: owner.id });
  const submissionId = await seedPaidAnswer(campaignId, fan.id, { score: false });
  return { charityId, campaignId, submissionId, path: `/api/campaign-submissions/${submissionId}/contact` };
}

/** Reads a charity's stored consents and webhook, without what a lost try changes. */
async function readState(charityId: string) {
  const rows = await findRows('contacts', { charityId });
  const sent = await findRows('webhookDeliveries', { charityId });
  const [webhook] = await findRows('webhooks', { charityId });
  return {
    contacts: rows.map(({ ending }) => ending),
    messages: [...new Set(sent.map(({ type, reason }) => `${type} ${reason ?? ''}`))].toSorted(),
    webhook: webhook && [webhook.url, webhook.formerSecretKey !== null],
    isFetched: (await countRows('adminLog', { subject: charityId, action: 'contacts-fetched' })) > 0,
  };
}

type Seeded = Awaited<ReturnType<typeof seedWorld>>;

const seedUnreachable = async () => {
  const world = await seedWorld();
  await seedWebhook(world.charityId, 'https://charity.invalid');
  return world;
};

/** Tests a call about a new charity's consents or webhook. */
const testContact = (
  name: string,
  call: (world: Seeded) => ReturnType<typeof send>,
  { seed = seedUnreachable, ...more }: { seed?: () => Promise<Seeded>; repeated?: number } = {},
) => testFault(name, { seed, call, readState: ({ charityId }) => readState(charityId), ...more });

const toWebhook = ({ charityId }: Seeded, rest = '') => `/api/charities/${charityId}/webhook${rest}`;

testContact('letting a charity write', ({ path }) => send(fan, 'PUT', path, VERSION));
testContact('taking that back', ({ path }) => send(fan, 'DELETE', path), {
  async seed() {
    const world = await seedUnreachable();
    await seedContact(world.charityId, world.campaignId, world.submissionId);
    return world;
  },
});
testContact('fetching the file', ({ charityId }) =>
  send(member, 'POST', `/api/charities/${charityId}/contacts/file`),
);
testContact('making a new secret', (world) => send(member, 'POST', toWebhook(world, '/secret')), {
  repeated: 409,
});
testContact('sending a trial', (world) => send(member, 'POST', toWebhook(world, '/test')));
testContact('forgetting the system', (world) => send(member, 'DELETE', toWebhook(world)));
