import { eq } from 'drizzle-orm';
import { stopSuspendedCampaigns } from '#api/admin/suspend-account.ts';
import { adminLog } from '#api/admin-log/table.ts';
import { charityAccounts } from '#api/charities/profile/table.ts';
import { connectedAccounts } from '#api/charities/table.ts';
import { mails } from '#api/platform/table.ts';
import { REASON, seedFailedMail } from '../support/admin-lists.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { db, runAsSystem } from '../support/api.ts';
import {
  actOnAccount,
  listAtProvider,
  payOut,
  readTransfer,
  seedDueCampaign,
  settle,
} from '../support/payouts.ts';
import { checkouts } from '#api/payments/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createSubscription, getSubmissionStatus } from '../support/answers.ts';
import { simulateAtProvider, readEventId } from '../support/provider.ts';
import { seedCampaign, getCampaign, seedCharity } from '../support/seed.ts';

const [admin, owner] = [await createCaller('admin'), await createCaller('celebrity')];

testFaults([
  {
    name: 'trying a transfer again',
    // The reason is logged and the transfer is made: it cannot be repeated.
    repeated: 409,
    async prepare() {
      const { id, accountId } = await seedDueCampaign({ ownerId: owner.id });
      await actOnAccount(accountId, 'fail');
      await settle();
      await actOnAccount(accountId, 'finish');
      const transferId = (await readTransfer(id))?.id ?? '';
      return {
        call: toCall(admin, 'POST', `/api/admin/transfers/${transferId}/retry`, { reason: REASON }),
        async readState() {
          await settle(new Date(Date.now() + DAY_MS));
          const transfer = await readTransfer(id);
          return {
            state: transfer?.state,
            atProvider: (await listAtProvider(id)).length,
            log: await db.$count(adminLog, eq(adminLog.subject, transferId)),
          };
        },
      };
    },
  },
  {
    name: 'declining a campaign as its charity',
    // The owner has the reason: it cannot be repeated.
    repeated: 409,
    async prepare() {
      const { id: charityId } = await seedCharity({}, 'incomplete');
      const campaign = await seedCampaign({ ownerId: owner.id, charityId, publishedAt: null });
      const member = await createCaller('charity');
      await db.insert(charityAccounts).values({ charityId, userId: member.id, acceptedAt: new Date() });
      const path = `/api/charities/${charityId}/campaigns/${campaign.id}/decline`;
      return {
        call: toCall(member, 'POST', path, { reason: REASON }),
        readState: async () => ({
          declines: Object.values((await getCampaign(campaign.id)).charityDeclines),
          mails: await db.$count(mails, eq(mails.key, `campaign-declined:${campaign.id}:${charityId}`)),
        }),
      };
    },
  },
  {
    name: 'opening an account at the provider',
    async prepare() {
      const { id: charityId } = await seedCharity({}, null);
      const member = await createCaller('charity');
      const own = { charityId, userId: member.id, acceptedAt: new Date() };
      await db.insert(charityAccounts).values(own);
      return {
        call: toCall(member, 'POST', `/api/charities/${charityId}/account/onboarding`),
        readState: () => db.$count(connectedAccounts, eq(connectedAccounts.charityId, own.charityId)),
      };
    },
  },
]);
const act = (path: string, more: Record<string, unknown> = {}) =>
  toCall(admin, 'POST', `/api/admin/${path}`, { reason: REASON, ...more });
const countLog = (subject: string) => db.$count(adminLog, eq(adminLog.subject, subject));

testFaults([
  {
    name: 'noting that a transfer was paid another way',
    repeated: 409,
    async prepare() {
      const { id, accountId } = await seedDueCampaign({ ownerId: owner.id });
      await settle();
      await payOut(accountId);
      await payOut(accountId, 'fail-payout');
      const transferId = (await readTransfer(id))?.id ?? '';
      return {
        call: act(`transfers/${transferId}/settle`),
        readState: async () => [(await readTransfer(id))?.state, await countLog(transferId)],
      };
    },
  },
  {
    name: 'sending a mail again',
    // The reason is logged and the mail is due: it cannot be repeated.
    repeated: 409,
    async prepare() {
      const id = await seedFailedMail();
      return {
        call: act(`mails/${id}/send-again`),
        async readState() {
          const [mail] = await db.select().from(mails).where(eq(mails.id, id));
          return [mail?.failedAt, mail?.resentAt instanceof Date, await countLog(id)];
        },
      };
    },
  },
  {
    name: 'processing a message again',
    async prepare() {
      const { submissionId, sessionId } = await createSubscription({
        campaign: await seedCampaign({ ownerId: owner.id }),
      });
      await simulateAtProvider('pay', sessionId);
      const id = await readEventId(sessionId);
      return {
        call: act(`messages/${id}/process-again`),
        // Each try is logged.
        readState: async () => [
          await getSubmissionStatus(submissionId),
          await db.$count(checkouts, eq(checkouts.submissionId, submissionId)),
          (await countLog(id)) > 0,
        ],
      };
    },
  },
  {
    name: 'confirming an artist',
    repeated: 409,
    async prepare() {
      const { id } = await seedCampaign({ ownerId: owner.id, publishedAt: null, review: 'waiting' });
      return {
        call: act(`campaigns/${id}/review`, { decision: 'confirm', version: 1 }),
        async readState() {
          const campaign = await getCampaign(id);
          return [campaign.review, campaign.publishedAt instanceof Date];
        },
      };
    },
  },
  {
    name: 'suspending an account',
    repeated: 409,
    async prepare() {
      const { id: ownerId } = await createCaller('celebrity');
      const { id } = await seedCampaign({ ownerId });
      return {
        call: act(`accounts/${ownerId}/suspend`),
        async readState() {
          await runAsSystem((ctx) => stopSuspendedCampaigns(ctx));
          return [(await getCampaign(id)).cancelReason, (await countLog(ownerId)) > 0];
        },
      };
    },
  },
]);
