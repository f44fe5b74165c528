import { and, eq, like } from 'drizzle-orm';
import { adminLog } from '#api/admin-log/table.ts';
import { queuePayoutMails } from '#api/payouts/index.ts';
import { payoutAccessLog, payoutAccounts, payoutBatches, payouts } from '#api/payouts/table.ts';
import { mails } from '#api/platform/table.ts';
import { REASON } from '../support/admin-lists.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { db, runAsSystem } from '../support/system.ts';
import { createPayer, IBAN, readPayout, seedDueCampaign, toDoc, toToday } from '../support/payouts.ts';

const [admin, owner, payer] = [
  await createCaller('admin'),
  await createCaller('celebrity'),
  await createPayer(),
];
const seedDue = () => seedDueCampaign({ ownerId: owner.id });

async function seedBatch() {
  const campaign = await seedDue();
  const { id } = Object(toDoc(await payer.createBatch(campaign.id)));
  return { campaign, id: String(id), path: `/api/admin/payouts/batches/${String(id)}` };
}

/** Reads what became of a campaign's proceeds, with the mails about them once all are queued. */
async function readProceeds(campaignId: string, batchId?: string) {
  await runAsSystem(queuePayoutMails);
  const payout = await readPayout(campaignId);
  const id = batchId ?? payout?.batchId ?? '';
  const [batch] = await db.select().from(payoutBatches).where(eq(payoutBatches.id, id));
  return {
    payouts: await db.$count(payouts, eq(payouts.campaignId, campaignId)),
    amountCents: payout?.amountCents,
    sent: [batch?.sentOn, batch?.bankReference],
    takenBack: [batch?.takenBackCount, batch?.takenBackCents],
    mails: await db.$count(mails, like(mails.key, `statement:${payout?.id ?? 'none'}:%`)),
    log: await db.$count(adminLog, eq(adminLog.subject, id)),
  };
}

testFaults([
  {
    name: 'making a batch of payouts',
    async prepare() {
      const { id } = await seedDue();
      const body = { campaignIds: [id] };
      return {
        call: toCall(admin, 'POST', '/api/admin/payouts/batches', body),
        readState: () => readProceeds(id),
      };
    },
  },
  {
    name: 'marking a batch as sent',
    async prepare() {
      const { campaign, id, path } = await seedBatch();
      const body = { date: toToday(), reference: 'BANK-1' };
      return {
        call: toCall(admin, 'POST', `${path}/sent`, body),
        readState: () => readProceeds(campaign.id, id),
      };
    },
  },
  {
    name: 'taking a batch back',
    async prepare() {
      const { campaign, id, path } = await seedBatch();
      return {
        call: toCall(admin, 'POST', `${path}/take-back`, { reason: REASON }),
        readState: () => readProceeds(campaign.id, id),
      };
    },
  },
  {
    name: 'changing a bank account',
    async prepare() {
      const { charityId } = await seedDue();
      const isChange = and(eq(payoutAccessLog.charityId, charityId), eq(payoutAccessLog.action, 'change'));
      return {
        call: toCall(admin, 'PUT', `/api/charities/${charityId}/payout-account`, {
          holder: 'Stichting Het Nieuwe Doel',
          iban: IBAN,
        }),
        async readState() {
          const [account] = await db
            .select()
            .from(payoutAccounts)
            .where(eq(payoutAccounts.charityId, charityId));
          return [account?.holder, (await db.$count(payoutAccessLog, isChange)) > 0];
        },
      };
    },
  },
]);
