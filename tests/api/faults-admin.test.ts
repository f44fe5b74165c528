import { stopSuspendedCampaigns } from '#api/admin/suspend-account.ts';
import { REASON, seedFailedMail } from '../support/admin-lists.ts';
import { createCaller } from '../support/callers.ts';
import { joinCharity } from '../support/charities.ts';
import { send, testFault } from '../support/faults.ts';
import { runAsSystem } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import {
  actOnAccount,
  listAtProvider,
  payOut,
  readTransfer,
  seedDueCampaign,
  settle,
} from '../support/payouts.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createSubscription, getSubmissionStatus } from '../support/answers.ts';
import { simulateAtProvider, readEventId } from '../support/provider.ts';
import { seedCampaign, getCampaign, seedCharity } from '../support/seed.ts';

const [admin, owner] = [await createCaller('admin'), await createCaller('celebrity')];

const act = (path: string, more: Record<string, unknown> = {}) =>
  send(admin, 'POST', `/api/admin/${path}`, { reason: REASON, ...more });
const countLog = (subject: string) => countRows('adminLog', { subject });

async function createMember(charityId: string) {
  const member = await createCaller('charity');
  await joinCharity(charityId, member.id);
  return member;
}

testFault('trying a transfer again', {
  // The reason is logged and the transfer is made: it cannot be repeated.
  repeated: 409,
  async seed() {
    const { id, accountId } = await seedDueCampaign({ ownerId: owner.id });
    await actOnAccount(accountId, 'fail');
    await settle();
    await actOnAccount(accountId, 'finish');
    return { id, transferId: (await readTransfer(id))?.id ?? '' };
  },
  call: ({ transferId }) => act(`transfers/${transferId}/retry`),
  async readState({ id, transferId }) {
    await settle(new Date(Date.now() + DAY_MS));
    return {
      state: (await readTransfer(id))?.state,
      atProvider: (await listAtProvider(id)).length,
      log: await countLog(transferId),
    };
  },
});

testFault('declining a campaign as its charity', {
  // The owner has the reason: it cannot be repeated.
  repeated: 409,
  async seed() {
    const { id: charityId } = await seedCharity({}, 'incomplete');
    const { id } = await seedCampaign({ ownerId: owner.id, charityId, publishedAt: null });
    return { id, charityId, member: await createMember(charityId) };
  },
  call: ({ id, charityId, member }) =>
    send(member, 'POST', `/api/charities/${charityId}/campaigns/${id}/decline`, { reason: REASON }),
  readState: async ({ id, charityId }) => ({
    declines: Object.values((await getCampaign(id)).charityDeclines),
    mails: await countRows('mails', { key: `campaign-declined:${id}:${charityId}` }),
  }),
});

testFault('opening an account at the provider', {
  async seed() {
    const { id } = await seedCharity({}, null);
    return { id, member: await createMember(id) };
  },
  call: ({ id, member }) => send(member, 'POST', `/api/charities/${id}/account/onboarding`),
  readState: ({ id }) => countRows('connectedAccounts', { charityId: id }),
});

testFault('noting that a transfer was paid another way', {
  repeated: 409,
  async seed() {
    const { id, accountId } = await seedDueCampaign({ ownerId: owner.id });
    await settle();
    await payOut(accountId);
    await payOut(accountId, 'fail-payout');
    return { id, transferId: (await readTransfer(id))?.id ?? '' };
  },
  call: ({ transferId }) => act(`transfers/${transferId}/settle`),
  readState: async ({ id, transferId }) => [(await readTransfer(id))?.state, await countLog(transferId)],
});

testFault('sending a mail again', {
  // The reason is logged and the mail is due: it cannot be repeated.
  repeated: 409,
  seed: () => seedFailedMail(),
  call: (id) => act(`mails/${id}/send-again`),
  async readState(id) {
    const [mail] = await findRows('mails', { id });
    return [mail?.failedAt, mail?.resentAt instanceof Date, await countLog(id)];
  },
});

testFault('processing a message again', {
  async seed() {
    const campaign = await seedCampaign({ ownerId: owner.id });
    const { submissionId, sessionId } = await createSubscription({ campaign });
    await simulateAtProvider('pay', sessionId);
    return { submissionId, message: await readEventId(sessionId) };
  },
  call: ({ message }) => act(`messages/${message}/process-again`),
  // Each try is logged.
  readState: async ({ submissionId, message }) => [
    await getSubmissionStatus(submissionId),
    await countRows('checkouts', { submissionId }),
    (await countLog(message)) > 0,
  ],
});

testFault('confirming an artist', {
  repeated: 409,
  seed: () => seedCampaign({ ownerId: owner.id, publishedAt: null, review: 'waiting' }),
  call: ({ id }) => act(`campaigns/${id}/review`, { decision: 'confirm', version: 1 }),
  async readState({ id }) {
    const campaign = await getCampaign(id);
    return [campaign.review, campaign.publishedAt instanceof Date];
  },
});

testFault('suspending an account', {
  repeated: 409,
  seed: async () => seedCampaign({ ownerId: (await createCaller('celebrity')).id }),
  call: ({ ownerId }) => act(`people/${ownerId}/help`, { act: 'account-suspended' }),
  async readState({ id, ownerId }) {
    await runAsSystem((ctx) => stopSuspendedCampaigns(ctx));
    return [(await getCampaign(id)).cancelReason, (await countLog(ownerId)) > 0];
  },
});
