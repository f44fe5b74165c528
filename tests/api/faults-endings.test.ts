import { eq } from 'drizzle-orm';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { signWinnerToken } from '#api/nominees/index.ts';
import { formerWinners, winners } from '#api/nominees/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { recordEntries } from '#api/scoring/table.ts';
import { thanks } from '#api/thanks/table.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { db, runAsSystem } from '../support/api.ts';
import { getCampaign, changeCampaign } from '../support/seed.ts';
import { chooseWinner, seedThanks } from '../support/answers.ts';

import { readCampaign, seedNominee } from '../support/changed-campaigns.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');
const admin = await createCaller('admin');
const reason = 'The celebrity has fallen ill for a long time.';
testFaults([
  {
    name: 'choosing winners',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominee(owner, fan);
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
      const { id, submissionId } = await seedNominee(owner, fan);
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
      const { id, submissionId } = await seedNominee(owner, fan);
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
      const { id } = await seedNominee(owner, fan);
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/cancel`, { reason }),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'stopping a campaign that has its winners',
    async prepare() {
      const { id, submissionId } = await seedNominee(owner, fan);
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
      const { id, submissionId } = await seedNominee(owner, fan);
      await changeCampaign(id, { winnersSelected: true, thankYouMethod: 'audio' });
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
      const { id, submissionId } = await seedNominee(owner, fan);
      await chooseWinner(id, submissionId);
      await seedThanks(id, new Date());
      const readState = async () => {
        const [row] = await db.select().from(thanks).where(eq(thanks.campaignId, id));
        return { message: row?.message, isCorrected: Boolean(row?.correctedAt) };
      };
      const words = { message: 'Thank you, all of you!', transcript: '' };
      await changeCampaign(id, { thankYouMethod: 'text' });
      return { call: toCall(owner, 'POST', `/api/campaigns/${id}/thanks/correct`, words), readState };
    },
  },
  {
    name: 'giving an owner more time',
    async prepare() {
      const { id } = await seedNominee(owner, fan);
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
