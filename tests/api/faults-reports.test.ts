import { eq, like } from 'drizzle-orm';
import { mails } from '#api/platform/table.ts';
import { stories, storyPictures } from '#api/stories/table.ts';
import { wallAnswers } from '#api/wall/table.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall, type FaultyCall } from '../support/faults.ts';
import { db } from '../support/api.ts';
import { getSubmission, chooseWinner, seedPaidAnswer } from '../support/answers.ts';
import { hoursFromNow, seedCampaign, seedImage, getCampaign } from '../support/seed.ts';
import { seedWallAnswer } from '../support/walls.ts';
import { reports } from '#api/reports/table.ts';
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
  const [answer] = await db.select().from(wallAnswers).where(eq(wallAnswers.campaignId, campaignId));
  const [story] = await db.select().from(stories).where(eq(stories.campaignId, campaignId));
  return {
    answer: answer && [answer.displayName, answer.state],
    story: story?.title,
    pictures: await db.$count(storyPictures, eq(storyPictures.campaignId, campaignId)),
    mails: (await db.$count(mails, like(mails.key, `story:${campaignId}:%`))) <= 1,
  };
}

testFaults([
  {
    name: 'allowing an answer to be read',
    async prepare() {
      const { id, submissionId } = await seedMet();
      const path = `/api/campaign-submissions/${submissionId}/wall`;
      return { call: toCall(fan, 'PUT', path, { displayName: 'Sanne' }), readState: () => readState(id) };
    },
  },
  {
    name: 'showing an answer',
    async prepare() {
      const { id, submissionId } = await seedMet();
      await seedWallAnswer(id, submissionId, { state: 'waiting' });
      const path = `/api/campaigns/${id}/wall/${submissionId}`;
      return { call: toCall(owner, 'PUT', path, { state: 'shown' }), readState: () => readState(id) };
    },
  },
  {
    name: 'hiding a name',
    async prepare() {
      const { id, submissionId } = await seedMet();
      const path = `/api/campaigns/${id}/names/${submissionId}`;
      return {
        call: toCall(owner, 'PUT', path, { isHidden: true }),
        readState: async () => [(await getSubmission(submissionId)).nameHiddenAt instanceof Date],
      };
    },
  },
  {
    name: 'telling a story',
    async prepare() {
      const { id } = await seedMet();
      const pictures = [{ id: imageId, alt: 'A pan of soup' }];
      const body = { title: 'Soup', text: 'We cooked soup for forty people, and ate it.', pictures };
      return {
        call: toCall(owner, 'PUT', `/api/campaigns/${id}/story`, body),
        readState: () => readState(id),
      };
    },
  },
]);

const admin = await createCaller('admin');

async function readReports(campaignId: string) {
  const rows = await db.select().from(reports).where(eq(reports.campaignId, campaignId));
  const campaign = await getCampaign(campaignId);
  const sent = await db.select({ key: mails.key }).from(mails);
  const isAbout = (key: string) => [campaignId, ...rows.map(({ id }) => id)].some((id) => key.includes(id));
  return {
    reports: rows.map(({ decision, statement, stopDueAt }) => ({ decision, statement, stopDueAt })),
    cancelReason: campaign.cancelReason,
    mails: sent.filter(({ key }) => isAbout(key)).map(({ key }) => key.split(':').at(0)),
  };
}

const toDecision = (decision: 'stopped' | 'dismissed'): FaultyCall => ({
  name: `deciding that a report is ${decision}`,
  async prepare() {
    const campaign = await seedCampaign({ ownerId: owner.id });
    const id = await seedReport({ campaignId: campaign.id, reporterEmail: fan.email });
    return {
      call: toCall(admin, 'POST', `/api/admin/reports/${id}/decide`, { decision, statement: STATEMENT }),
      readState: () => readReports(campaign.id),
    };
  },
});

testFaults([
  {
    name: 'reporting a campaign',
    async prepare() {
      const campaign = await seedCampaign({ ownerId: owner.id });
      const body = createReportBody(campaign, { email: fan.email });
      return {
        call: toCall(fan, 'POST', '/api/reports', body),
        readState: () => readReports(campaign.id),
      };
    },
  },
  toDecision('dismissed'),
  toDecision('stopped'),
]);
