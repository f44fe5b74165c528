import { asc, sql } from 'drizzle-orm';
import { checkouts, mails, submissions } from '#api/schema.ts';
import { type Caller } from './callers.ts';
import { db } from './api.ts';
import { countRows, findRows, insertRow } from './rows.ts';
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
    nominees: await countRows('nominees', { campaignId: id }),
    winners: await countRows('winners', { campaignId: id }),
    scores: await countRows('scores', { campaignId: id }),
    mails: sent.filter(({ key }) => key.includes(id)).length,
  };
}

/** Reads a campaign's reread requests and their entries in the record. */
export async function readRereads(id: string) {
  const rows = await findRows('rereadRequests', { campaignId: id });
  return {
    ...(await readCampaign(id)),
    rereads: rows.map(({ overlooked, reply, isNominated }) => ({ overlooked, reply, isNominated })),
    entries: await countRows('recordEntries', { campaignId: id }),
  };
}

/** Seeds a campaign of an owner, with a fan's answer among its nominees. */
export async function seedNominee(owner: Pick<Caller, 'id'>, fan: Pick<Caller, 'id'>) {
  const campaign = await seedCampaign({ ownerId: owner.id, ...NOMINATED });
  const submissionId = await seedPaidAnswer(campaign.id, fan.id);
  await insertRow('nominees', { campaignId: campaign.id, submissionId, rank: 1, place: 1, score: 8 });
  return { ...campaign, submissionId };
}
