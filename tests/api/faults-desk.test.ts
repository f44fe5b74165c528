import { and, eq } from 'drizzle-orm';
import { user } from '#api/accounts/table.ts';
import { beginsWith } from '#api/admin/people/find-people.ts';
import { adminLog } from '#api/admin-log/table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { mails } from '#api/platform/table.ts';
import { REASON } from '../support/admin-lists.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';
import { createFan, createPaidSubscription, getSubmissionStatus } from '../support/answers.ts';
import { db } from '../support/api.ts';

await seedDraftCharity();

const [admin, owner] = [await createCaller('admin'), await createCaller('celebrity')];
const pay = async () => createPaidSubscription({ campaign: await seedCampaign({ ownerId: owner.id }) });
const act = (path: string, more: Record<string, unknown>) =>
  toCall(admin, 'POST', `/api/admin/${path}`, { reason: REASON, ...more });
const MOVED_TO = new Date('2027-09-01T18:00:00Z');
const countLog = (subject: string) => db.$count(adminLog, eq(adminLog.subject, subject));
const countMails = (key: string) => db.$count(mails, beginsWith(mails.key, key));

testFaults([
  {
    name: 'refunding one payment',
    repeated: 409,
    async prepare() {
      const { sessionId, submissionId } = await pay();
      return {
        call: act(`payments/${sessionId}/help`, { act: 'payment-refunded' }),
        readState: async () => [
          await getSubmissionStatus(submissionId),
          await countMails(`refund:${sessionId}`),
          (await countLog(sessionId)) > 0,
        ],
      };
    },
  },
  {
    name: 'mailing a receipt again',
    async prepare() {
      const { sessionId, submissionId } = await pay();
      return {
        call: act(`payments/${sessionId}/help`, { act: 'receipt-sent' }),
        // As many mails as log entries, not counting the first receipt.
        readState: async () =>
          (await countMails(`paid:${submissionId}:`)) === (await countLog(sessionId)) &&
          (await countLog(sessionId)) > 0,
      };
    },
  },
  {
    name: 'moving a date on the owner’s behalf',
    async prepare() {
      const { id } = await postCampaign(await createLoggedInUser('celebrity'));
      return {
        call: act(`campaigns/${id}/move`, { plannedDate: '2027-09-01', plannedTime: '20:00' }),
        readState: async () => [
          await db.$count(campaigns, and(eq(campaigns.id, id), eq(campaigns.plannedAt, MOVED_TO))),
          await countMails(`moved-by-us:${id}:`),
          await countLog(id),
        ],
      };
    },
  },
  {
    name: 'erasing a person on request',
    repeated: 404,
    async prepare() {
      const { id } = await createFan();
      return {
        call: act(`people/${id}/help`, { act: 'account-erased' }),
        readState: async () => [
          await db.$count(user, eq(user.id, id)),
          await countMails(`account-erased:${id}:`),
          await countLog(id),
        ],
      };
    },
  },
  {
    name: 'correcting an address',
    // The account already has the address.
    repeated: 400,
    async prepare() {
      const { id } = await createFan();
      const email = `right-${crypto.randomUUID()}@example.test`;
      return {
        call: act(`people/${id}/correct-address`, { email }),
        readState: async () => [
          await db.$count(user, and(eq(user.id, id), eq(user.email, email), eq(user.emailVerified, false))),
          await countLog(id),
        ],
      };
    },
  },
]);
