import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { signWinnerToken } from '#api/nominees/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createCaller } from '../support/callers.ts';
import { send, testFault } from '../support/faults.ts';
import { runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows, type Values } from '../support/rows.ts';
import { getCampaign, changeCampaign } from '../support/seed.ts';
import { chooseWinner, seedThanks } from '../support/answers.ts';
import { REASON } from '../support/endings.ts';
import { readCampaign, seedNominee } from '../support/changed-campaigns.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');
const admin = await createCaller('admin');
/** Seeds a campaign whose fan has won. */
async function seedChosen() {
  const campaign = await seedNominee(owner, fan);
  await chooseWinner(campaign.id, campaign.submissionId);
  return campaign;
}

/** Seeds a campaign whose winner has been asked something, with their token. */
async function seedAsked(asked: Values<'winners'>) {
  const { id, plannedAt } = await seedChosen();
  await changeRows('winners', { campaignId: id }, asked);
  const row = await readWinner(id);
  if (!row) throw new Error('a winner was chosen');
  return { id, plannedAt, token: await runAsSystem((ctx) => signWinnerToken(ctx, row)) };
}

const readWinner = async (id: string) => (await findRows('winners', { campaignId: id }))[0];
const readThanks = async (id: string) => (await findRows('thanks', { campaignId: id }))[0];

testFault('choosing winners', {
  repeated: 409,
  seed: () => seedNominee(owner, fan),
  call: ({ id, submissionId }) =>
    send(owner, 'POST', `/api/campaigns/${id}/winners`, {
      submissionIds: [submissionId],
      confirm: { early: true },
    }),
  readState: ({ id }) => readCampaign(id),
});

for (const answer of ['accept', 'decline'])
  testFault(`answering as a winner: ${answer}`, {
    seed: () => seedAsked({ answerBy: new Date(Date.now() + DAY_MS) }),
    call: ({ token }) => send(fan, 'POST', '/api/winners/answer', { token, answer }),
    readState: async ({ id }) => ({
      ...(await readCampaign(id)),
      isAccepted: Boolean((await readWinner(id))?.acceptedAt),
      former: await countRows('formerWinners', { campaignId: id }),
      entries: await countRows('recordEntries', { campaignId: id }),
    }),
  });

testFault('answering as a winner about a new date', {
  seed: () => seedAsked({ dateAnswer: 'asked' }),
  call: ({ token, plannedAt }) =>
    send(fan, 'POST', '/api/winners/date', {
      token,
      plannedDate: plannedAt?.toISOString(),
      answer: 'cannot',
    }),
  readState: async ({ id }) => ({ ...(await readCampaign(id)), date: (await readWinner(id))?.dateAnswer }),
});

testFault('cancelling a campaign', {
  seed: () => seedNominee(owner, fan),
  call: ({ id }) => send(owner, 'POST', `/api/campaigns/${id}/cancel`, { reason: REASON }),
  readState: ({ id }) => readCampaign(id),
});

testFault('stopping a campaign that has its winners', {
  seed: seedChosen,
  call: ({ id }) => send(admin, 'POST', `/api/admin/campaigns/${id}/stop`, { reason: REASON }),
  readState: ({ id }) => readCampaign(id),
});

testFault('sending a thank-you', {
  repeated: 409,
  async seed() {
    const { id } = await seedChosen();
    await changeCampaign(id, { thankYouMethod: 'audio' });
    await seedThanks(id, null);
    return id;
  },
  call: (id) => send(owner, 'POST', `/api/campaigns/${id}/thanks/send`),
  readState: async (id) => ({ ...(await readCampaign(id)), isSent: Boolean((await readThanks(id))?.sentAt) }),
});

testFault('correcting a thank-you', {
  repeated: 409,
  async seed() {
    const { id } = await seedChosen();
    await seedThanks(id, new Date());
    await changeCampaign(id, { thankYouMethod: 'text' });
    return id;
  },
  call: (id) =>
    send(owner, 'POST', `/api/campaigns/${id}/thanks/correct`, {
      message: 'Thank you, all of you!',
      transcript: '',
    }),
  async readState(id) {
    const row = await readThanks(id);
    return { message: row?.message, isCorrected: Boolean(row?.correctedAt) };
  },
});

testFault('giving an owner more time', {
  seed: () => seedNominee(owner, fan),
  call: ({ id }) =>
    send(admin, 'POST', `/api/admin/campaigns/${id}/more-time`, {
      until: formatEventDate(new Date(Date.now() + 30 * DAY_MS)),
      reason: REASON,
    }),
  readState: async ({ id }) => ({
    ...(await readCampaign(id)),
    hasMoreTime: (await getCampaign(id)).moreTimeUntil !== null,
  }),
});
