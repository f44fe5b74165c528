import { asc, eq, sql } from 'drizzle-orm';
import { nominees, rereadRequests, winners } from '#api/nominees/table.ts';
import { checkouts } from '#api/payments/table.ts';
import { mails } from '#api/platform/table.ts';
import { recordEntries, scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { type Caller } from './callers.ts';
import { db } from './api.ts';
import { seedCampaign, getCampaign } from './seed.ts';
import { seedPaidAnswer } from './answers.ts';

const CLOSED = { isActive: false, closedAt: new Date() };
const NOMINATED = { ...CLOSED, nomineesSelected: true, nomineeCount: 1 };

/** Reads a campaign's current state, with its nominees, winners and mails. */
export async function readCampaign(id: string) {
  const row = await getCampaign(id);
  const { name, isActive, nomineesSelected, nomineeCount, winnersSelected, cancelledBy } = row;
  const sent = await db.select({ key: mails.key }).from(mails).orderBy(asc(mails.key));
  return {
    name,
    isActive,
    nomineesSelected,
    nomineeCount,
    winnersSelected,
    isClosed: Boolean(row.closedAt),
    cancelledBy,
    isOpened: Boolean(row.answersOpenedAt),
    reopenings: row.reopenings.length,
    refunds: await db.$count(
      checkouts,
      sql`${checkouts.refundDueAt} is not null and ${checkouts.submissionId} in
        (select ${submissions.id} from ${submissions} where ${submissions.campaignId} = ${id})`,
    ),
    nominees: await db.$count(nominees, eq(nominees.campaignId, id)),
    winners: await db.$count(winners, eq(winners.campaignId, id)),
    scores: await db.$count(scores, eq(scores.campaignId, id)),
    mails: sent.filter(({ key }) => key.includes(id)).length,
  };
}

/** Reads a campaign's reread requests and their entries in the record. */
export async function readRereads(id: string) {
  const rows = await db.select().from(rereadRequests).where(eq(rereadRequests.campaignId, id));
  return {
    ...(await readCampaign(id)),
    rereads: rows.map(({ overlooked, reply, isNominated }) => ({ overlooked, reply, isNominated })),
    entries: await db.$count(recordEntries, eq(recordEntries.campaignId, id)),
  };
}

/** Seeds a campaign of an owner, with a fan's answer among its nominees. */
export async function seedNominee(owner: Pick<Caller, 'id'>, fan: Pick<Caller, 'id'>) {
  const campaign = await seedCampaign({ ownerId: owner.id, ...NOMINATED });
  const submissionId = await seedPaidAnswer(campaign.id, fan.id);
  await db.insert(nominees).values({ campaignId: campaign.id, submissionId, rank: 1, place: 1, score: 8 });
  return { ...campaign, submissionId };
}
