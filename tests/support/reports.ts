import { countRows, findRows, insertRow, type Values } from './rows.ts';
import { expect } from 'vitest';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { ReportsPage } from '#api/reports/contract.ts';
import type { ReportFilter } from '#api/reports/rules.ts';
import { ORIGIN, runAsSystem, listOutbox } from './api.ts';
import type { Person } from './people.ts';
import { seedCampaign } from './seed.ts';

/** The statement of a decision. */
export const STATEMENT = 'The picture shows a forged permit, and nothing else.';

/** Builds a report of a campaign, as the form sends it. */
export const createReportBody = (
  { id, slug }: { readonly id: string; readonly slug: string },
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  subject: 'campaign',
  campaignId: id,
  reason: 'fraud',
  explanation: 'The celebrity never agreed to any of this.',
  address: `${ORIGIN}/en/campaigns/${slug}`,
  goodFaith: true,
  ...changes,
});

/** Inserts an open report of a campaign; returns its id. */
export async function seedReport(row: Values<'reports'> & { readonly campaignId: string }): Promise<string> {
  const id = crypto.randomUUID();
  const said = { explanation: 'It is a forgery.', address: 'https://powerhour.test/en/campaigns/soup' };
  const about = { subject: 'campaign', reason: 'fraud', language: 'en' } as const;
  await insertRow('reports', { id, ...about, ...said, ...row });
  return id;
}

/** Returns a report's row. */
export async function readReport(id: string) {
  const [row] = await findRows('reports', { id });
  if (!row) throw new Error('there is no such report');
  return row;
}

/** Returns a page of an admin's list, the first by default. */
export async function listReports(admin: Person, filter: ReportFilter = 'open', after?: string) {
  const query = new URLSearchParams({ filter, ...(after && { after }) });
  return ReportsPage.parse((await admin.get(`/api/admin/reports?${query}`)).body);
}

/** Decides as an admin. */
export const decide = (admin: Person, id: string, decision: string, statement = STATEMENT) =>
  admin.post(`/api/admin/reports/${id}/decide`, { decision, statement });

/** Waits until no mail to an address is queued; returns the mails sent to it. */
export async function listMailsTo(email: string) {
  const sendAndCount = async () => {
    await runAsSystem(sendAllDueMails);
    return countRows('mails', { recipient: email });
  };
  await expect.poll(sendAndCount).toBe(0);
  return listOutbox(email, 'Power Hour');
}

/** Seeds a campaign of an owner and a report with its reporter's details. */
export async function seedReported(ownerId: string, changes: Values<'reports'> = {}) {
  const campaign = await seedCampaign({ ownerId, name: 'An hour of soup' });
  const email = `${crypto.randomUUID()}@example.test`;
  const row = { campaignId: campaign.id, reporterName: 'Saar', reporterEmail: email, ...changes };
  return { campaign, email, id: await seedReport(row) };
}
