import { REASON } from '../support/admin-lists.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createCaller } from '../support/callers.ts';
import { send, testFault } from '../support/faults.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';
import { createFan, createPaidSubscription, getSubmissionStatus } from '../support/answers.ts';
import { listQueuedMails } from '../support/api.ts';
import { countRows } from '../support/rows.ts';

await seedDraftCharity();

const [admin, owner] = [await createCaller('admin'), await createCaller('celebrity')];
const pay = async () => createPaidSubscription({ campaign: await seedCampaign({ ownerId: owner.id }) });
const act = (path: string, more: Record<string, unknown>) =>
  send(admin, 'POST', `/api/admin/${path}`, { reason: REASON, ...more });
const MOVED_TO = new Date('2027-09-01T18:00:00Z');
const countLog = (subject: string) => countRows('adminLog', { subject });
const countMails = async (key: string) => (await listQueuedMails(`${key}*`)).length;

testFault('refunding one payment', {
  repeated: 409,
  seed: pay,
  call: ({ sessionId }) => act(`payments/${sessionId}/help`, { act: 'payment-refunded' }),
  readState: async ({ sessionId, submissionId }) => [
    await getSubmissionStatus(submissionId),
    await countMails(`refund:${sessionId}`),
    (await countLog(sessionId)) > 0,
  ],
});

testFault('mailing a receipt again', {
  seed: pay,
  call: ({ sessionId }) => act(`payments/${sessionId}/help`, { act: 'receipt-sent' }),
  // As many mails as log entries, not counting the first receipt.
  readState: async ({ sessionId, submissionId }) =>
    (await countMails(`paid:${submissionId}:`)) === (await countLog(sessionId)) &&
    (await countLog(sessionId)) > 0,
});

testFault('moving a date on the owner’s behalf', {
  seed: async () => postCampaign(await createLoggedInUser('celebrity')),
  call: ({ id }) => act(`campaigns/${id}/move`, { plannedDate: '2027-09-01', plannedTime: '20:00' }),
  readState: async ({ id }) => [
    await countRows('campaigns', { id, plannedAt: MOVED_TO }),
    await countMails(`moved-by-us:${id}:`),
    await countLog(id),
  ],
});

testFault('erasing a person on request', {
  repeated: 404,
  seed: () => createFan(),
  call: ({ id }) => act(`people/${id}/help`, { act: 'account-erased' }),
  readState: async ({ id }) => [
    await countRows('user', { id }),
    await countMails(`account-erased:${id}:`),
    await countLog(id),
  ],
});

testFault('correcting an address', {
  // The account already has the address.
  repeated: 400,
  seed: async () => ({ id: (await createFan()).id, email: `right-${crypto.randomUUID()}@example.test` }),
  call: ({ id, email }) => act(`people/${id}/correct-address`, { email }),
  readState: async ({ id, email }) => [
    await countRows('user', { id, email, emailVerified: false }),
    await countLog(id),
  ],
});
