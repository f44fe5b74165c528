import { createCaller } from '../support/callers.ts';
import { send, testFault } from '../support/faults.ts';
import { listQueuedMails } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { getSubmission, chooseWinner, seedPaidAnswer } from '../support/answers.ts';
import { hoursFromNow, seedCampaign, seedImage, getCampaign } from '../support/seed.ts';
import { seedWallAnswer } from '../support/walls.ts';
import { createReportBody, seedReport, STATEMENT } from '../support/reports.ts';
import { createThankYouPeople } from '../support/thank-yous.ts';

await createThankYouPeople();

const [owner, fan] = [await createCaller('celebrity'), await createCaller('fan')];
const imageId = await seedImage(owner.id);

/** Seeds a campaign with a winner whose meeting took place. */
async function seedMet() {
  const { id } = await seedCampaign({
    ownerId: owner.id,
    isActive: false,
    closedAt: new Date(),
    nomineesSelected: true,
    plannedAt: hoursFromNow(-2),
  });
  const submissionId = await seedPaidAnswer(id, fan.id);
  await chooseWinner(id, submissionId);
  return { id, submissionId };
}

async function readState(campaignId: string) {
  const [answer] = await findRows('wallAnswers', { campaignId });
  const [story] = await findRows('stories', { campaignId });
  return {
    answer: answer && [answer.displayName, answer.state],
    story: story?.title,
    pictures: await countRows('storyPictures', { campaignId }),
    mails: (await listQueuedMails(`story:${campaignId}:*`)).length <= 1,
  };
}

testFault('allowing an answer to be read', {
  seed: seedMet,
  call: ({ submissionId }) =>
    send(fan, 'PUT', `/api/campaign-submissions/${submissionId}/wall`, { displayName: 'Sanne' }),
  readState: ({ id }) => readState(id),
});

testFault('showing an answer', {
  async seed() {
    const met = await seedMet();
    await seedWallAnswer(met.id, met.submissionId, { state: 'waiting' });
    return met;
  },
  call: ({ id, submissionId }) =>
    send(owner, 'PUT', `/api/campaigns/${id}/wall/${submissionId}`, { state: 'shown' }),
  readState: ({ id }) => readState(id),
});

testFault('hiding a name', {
  seed: seedMet,
  call: ({ id, submissionId }) =>
    send(owner, 'PUT', `/api/campaigns/${id}/names/${submissionId}`, { isHidden: true }),
  readState: async ({ submissionId }) => (await getSubmission(submissionId)).nameHiddenAt instanceof Date,
});

testFault('telling a story', {
  seed: seedMet,
  call: ({ id }) =>
    send(owner, 'PUT', `/api/campaigns/${id}/story`, {
      title: 'Soup',
      text: 'We cooked soup for forty people, and ate it.',
      pictures: [{ id: imageId, alt: 'A pan of soup' }],
    }),
  readState: ({ id }) => readState(id),
});

const admin = await createCaller('admin');

async function readReports(campaignId: string) {
  const rows = await findRows('reports', { campaignId });
  const campaign = await getCampaign(campaignId);
  const sent = await findRows('mails');
  const isAbout = (key: string) => [campaignId, ...rows.map(({ id }) => id)].some((id) => key.includes(id));
  return {
    reports: rows.map(({ decision, statement, stopDueAt }) => ({ decision, statement, stopDueAt })),
    cancelReason: campaign.cancelReason,
    mails: sent.filter(({ key }) => isAbout(key)).map(({ key }) => key.split(':').at(0)),
  };
}

testFault('reporting a campaign', {
  seed: () => seedCampaign({ ownerId: owner.id }),
  call: (campaign) => send(fan, 'POST', '/api/reports', createReportBody(campaign, { email: fan.email })),
  readState: ({ id }) => readReports(id),
});

for (const decision of ['dismissed', 'stopped'])
  testFault(`deciding that a report is ${decision}`, {
    async seed() {
      const { id: campaignId } = await seedCampaign({ ownerId: owner.id });
      return { campaignId, id: await seedReport({ campaignId, reporterEmail: fan.email }) };
    },
    call: ({ id }) =>
      send(admin, 'POST', `/api/admin/reports/${id}/decide`, { decision, statement: STATEMENT }),
    readState: ({ campaignId }) => readReports(campaignId),
  });
