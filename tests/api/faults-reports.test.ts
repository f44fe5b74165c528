import { eq } from 'drizzle-orm';
import { mails } from '#api/platform/table.ts';
import { reports } from '#api/reports/table.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall, type FaultyCall } from '../support/faults.ts';
import { db } from '../support/system.ts';
import { createReportBody, seedReport, STATEMENT } from '../support/reports.ts';
import { seedCampaign, getCampaign } from '../support/seed.ts';

const [admin, fan] = [await createCaller('admin'), await createCaller('fan')];
const owner = await createCaller('celebrity');

/** Reads what became of the reports of a campaign, and of the campaign. */
async function readReports(campaignId: string) {
  const rows = await db.select().from(reports).where(eq(reports.campaignId, campaignId));
  const campaign = await getCampaign(campaignId);
  const sent = await db.select({ key: mails.key }).from(mails);
  const isAbout = (key: string) => [campaignId, ...rows.map(({ id }) => id)].some((id) => key.includes(id));
  return {
    reports: rows.map(({ decision, statement, stopDueAt }) => ({ decision, statement, stopDueAt })),
    cancelReason: campaign?.cancelReason,
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
