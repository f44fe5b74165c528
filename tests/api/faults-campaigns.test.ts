import { asc, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { signWinnerToken } from '#api/nominees/index.ts';
import { formerWinners, nominees, rankings, rereadRequests, winners } from '#api/nominees/table.ts';
import { checkouts } from '#api/payments/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { mails } from '#api/platform/table.ts';
import { recordEntries, scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { thanks } from '#api/thanks/table.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { findOperation } from '../support/operations.ts';
import { db, runAsSystem } from '../support/system.ts';
import { sampleValue } from '../support/sample-body.ts';
import { seedCampaign, getCampaign } from '../support/seed.ts';
import { chooseWinner, seedPaidAnswer, seedThanks } from '../support/seed-outcome.ts';
import { seedWorld } from '../support/world.ts';

const CLOSED = { isActive: false, closedAt: new Date() };
const NOMINATED = { ...CLOSED, nomineesSelected: true, nomineeCount: 1 };
const owner = await createCaller('celebrity');
const fan = await createCaller('fan');
const admin = await createCaller('admin');
const reason = 'The celebrity has fallen ill for a long time.';
const { refs } = await seedWorld(owner, fan);
const create = await findOperation('POST /api/campaigns/create');
const createDraft = () => sampleValue(create.body?.schema ?? {}, refs);

/** Reads what a campaign has become, with its nominees, winners and mails. */
async function readCampaign(id: string) {
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

/** Reads the requests to read answers of a campaign again, with what the record has of them. */
async function readRereads(id: string) {
  const rows = await db.select().from(rereadRequests).where(eq(rereadRequests.campaignId, id));
  return {
    ...(await readCampaign(id)),
    rereads: rows.map(({ overlooked, reply, isNominated }) => ({ overlooked, reply, isNominated })),
    entries: await db.$count(recordEntries, eq(recordEntries.campaignId, id)),
  };
}

async function seedNominated(ownerId = owner.id) {
  const campaign = await seedCampaign({ ownerId, ...NOMINATED });
  const submissionId = await seedPaidAnswer(campaign.id, fan.id);
  await db.insert(nominees).values({ campaignId: campaign.id, submissionId, rank: 1, place: 1, score: 8 });
  return { ...campaign, submissionId };
}

testFaults([
  {
    name: 'creating a campaign',
    async prepare() {
      const creator = await createCaller('celebrity');
      const world = await seedWorld(creator, fan);
      const draft = {
        ...z.record(z.string(), z.unknown()).parse(createDraft()),
        image: world.refs.get('image'),
      };
      const name = `Made once ${creator.id}`;
      return {
        call: toCall(creator, 'POST', '/api/campaigns/create', { ...draft, name }),
        // A repeat of a call whose answer was lost makes another, as a second press of the button would.
        readState: async () => {
          const [made] = await db.select({ rows: count() }).from(campaigns).where(eq(campaigns.name, name));
          return (made?.rows ?? 0) > 0;
        },
      };
    },
  },
  {
    name: 'changing a campaign',
    async prepare() {
      const { id } = await seedCampaign({ ownerId: owner.id, agreeToTerms: true, agreeToProtocol: true });
      return {
        call: toCall(owner, 'PATCH', `/api/campaigns/${id}`, {
          name: 'Another hour',
          charity: refs.get('charity'),
        }),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'closing a campaign',
    async prepare() {
      // Without an answer: the selection that would follow fails in selection-crashes.test.ts.
      const { id } = await seedCampaign({ ownerId: owner.id });
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/close`),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'reopening a campaign',
    async prepare() {
      // An account may run a few campaigns at the same time, and each attempt opens one.
      const creator = await createCaller('celebrity');
      const { id } = await seedNominated(creator.id);
      await db.update(campaigns).set({ answersOpenedAt: new Date() }).where(eq(campaigns.id, id));
      return {
        call: toCall(creator, 'POST', `/api/campaigns/${id}/reopen`),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'asking for another reading',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      const now = new Date();
      await db.insert(rankings).values({ campaignId: id, rankedAt: now, knownAt: now });
      return {
        call: toCall(fan, 'POST', `/api/campaign-submissions/${submissionId}/reread`, { overlooked: reason }),
        readState: () => readRereads(id),
      };
    },
  },
  {
    name: 'replying to a request for another reading',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      const request = { campaignId: id, submissionId, askedAt: new Date(), overlooked: reason };
      await db.insert(rereadRequests).values(request);
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/rereads/${submissionId}`, { reply: reason }),
        readState: () => readRereads(id),
      };
    },
  },
  {
    name: 'reading the paid answers',
    async prepare() {
      const { id } = await seedNominated();
      return {
        call: toCall(owner, 'GET', `/api/campaigns/${id}/answers`),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'choosing winners',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      const body = { submissionIds: [submissionId], confirm: { early: true } };
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/winners`, body),
        readState: () => readCampaign(id),
      };
    },
  },
  ...(['accept', 'decline'] as const).map((answer) => ({
    name: `answering as a winner: ${answer}`,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      await chooseWinner(id, submissionId);
      const answerBy = new Date(Date.now() + DAY_MS);
      const isWinner = eq(winners.campaignId, id);
      const [row] = await db.update(winners).set({ answerBy }).where(isWinner).returning();
      if (!row) throw new Error('a winner was chosen');
      const token = await runAsSystem((ctx) => signWinnerToken(ctx, row));
      const readState = async () => ({
        ...(await readCampaign(id)),
        isAccepted: Boolean((await db.select().from(winners).where(isWinner))[0]?.acceptedAt),
        former: await db.$count(formerWinners, eq(formerWinners.campaignId, id)),
        entries: await db.$count(recordEntries, eq(recordEntries.campaignId, id)),
      });
      return { call: toCall(fan, 'POST', '/api/winners/answer', { token, answer }), readState };
    },
  })),
  {
    name: 'answering as a winner about a new date',
    async prepare() {
      const { id, submissionId } = await seedNominated();
      await chooseWinner(id, submissionId);
      const isWinner = eq(winners.campaignId, id);
      const [row] = await db.update(winners).set({ dateAnswer: 'asked' }).where(isWinner).returning();
      if (!row) throw new Error('a winner was chosen');
      const token = await runAsSystem((ctx) => signWinnerToken(ctx, row));
      const plannedDate = (await getCampaign(id)).plannedAt?.toISOString();
      const readState = async () => ({
        ...(await readCampaign(id)),
        date: (await db.select().from(winners).where(isWinner))[0]?.dateAnswer,
      });
      const body = { token, plannedDate, answer: 'cannot' };
      return { call: toCall(fan, 'POST', '/api/winners/date', body), readState };
    },
  },
  {
    name: 'cancelling a campaign',
    async prepare() {
      const { id } = await seedNominated();
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/cancel`, { reason }),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'stopping a campaign that has its winners',
    async prepare() {
      const { id, submissionId } = await seedNominated();
      await chooseWinner(id, submissionId);
      return {
        call: toCall(admin, 'POST', `/api/admin/campaigns/${id}/stop`, { reason }),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'sending a thank-you',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      await db
        .update(campaigns)
        .set({ winnersSelected: true, thankYouMethod: 'audio' })
        .where(eq(campaigns.id, id));
      await db.insert(winners).values({ campaignId: id, submissionId, slot: 1, selectedAt: new Date() });
      await seedThanks(id, null);
      const readState = async () => {
        const [row] = await db.select().from(thanks).where(eq(thanks.campaignId, id));
        return { ...(await readCampaign(id)), isSent: Boolean(row?.sentAt) };
      };
      return { call: toCall(owner, 'POST', `/api/campaigns/${id}/thanks/send`), readState };
    },
  },
  {
    name: 'correcting a thank-you',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominated();
      await chooseWinner(id, submissionId);
      await seedThanks(id, new Date());
      const readState = async () => {
        const [row] = await db.select().from(thanks).where(eq(thanks.campaignId, id));
        return { message: row?.message, isCorrected: Boolean(row?.correctedAt) };
      };
      const words = { message: 'Thank you, all of you!', transcript: '' };
      await db.update(campaigns).set({ thankYouMethod: 'text' }).where(eq(campaigns.id, id));
      return { call: toCall(owner, 'POST', `/api/campaigns/${id}/thanks/correct`, words), readState };
    },
  },
  {
    name: 'giving an owner more time',
    async prepare() {
      const { id } = await seedNominated();
      const until = formatEventDate(new Date(Date.now() + 30 * DAY_MS));
      const readState = async () => ({
        ...(await readCampaign(id)),
        hasMoreTime: (await getCampaign(id)).moreTimeUntil !== null,
      });
      return {
        call: toCall(admin, 'POST', `/api/admin/campaigns/${id}/more-time`, { until, reason }),
        readState,
      };
    },
  },
]);
