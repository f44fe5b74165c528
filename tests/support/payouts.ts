import { eq } from 'drizzle-orm';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { payoutAccounts, payouts } from '#api/payouts/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createLoggedInUser } from './logged-in-user.ts';
import { db } from './system.ts';
import { seedCampaign } from './seed.ts';

/** A number that its bank publishes as an example. */
export const IBAN = 'NL91ABNA0417164300';

type Figures = Partial<typeof campaignResults.$inferInsert>;
type NewCampaign = Parameters<typeof seedCampaign>[0];

/** Seeds a bank account of a charity. */
export async function seedAccount(charityId: string, holder = 'Stichting De Tafel'): Promise<void> {
  await db
    .insert(payoutAccounts)
    .values({ charityId, holder, iban: IBAN, updatedAt: new Date() })
    .onConflictDoNothing();
}

/** Seeds a campaign that closed 15 days ago without winners, with ten payments of which nothing went back. */
export async function seedDueCampaign(overrides: NewCampaign = {}, figures: Figures = {}) {
  const closedAt = new Date(Date.now() - 15 * DAY_MS);
  const campaign = await seedCampaign({ isActive: false, closedAt, ...overrides });
  await db.insert(campaignResults).values({
    campaignId: campaign.id,
    participants: 10,
    payments: 10,
    paidCents: 10_000,
    pricedPayments: 10,
    costsCents: 400,
    ...figures,
  });
  await seedAccount(campaign.charityId ?? '');
  return { ...campaign, charityId: campaign.charityId ?? '' };
}

/** Changes what the ledger has counted for a campaign. */
export async function changeFigures(campaignId: string, figures: Figures): Promise<void> {
  await db.update(campaignResults).set(figures).where(eq(campaignResults.campaignId, campaignId));
}

/** Creates an admin, logged in, with the calls that make payouts. */
export async function createPayer() {
  const admin = await createLoggedInUser('admin');
  const createBatch = (...campaignIds: string[]) => admin.post('/api/admin/payouts/batches', { campaignIds });
  const markSent = (id: string, date = toToday(), reference = 'BANK-1') =>
    admin.post(`/api/admin/payouts/batches/${id}/sent`, { date, reference });
  return { ...admin, createBatch, markSent };
}

/** Returns today's day in Amsterdam. */
export const toToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** Reads the payout of a campaign. */
export async function readPayout(campaignId: string) {
  return (await db.select().from(payouts).where(eq(payouts.campaignId, campaignId)))[0];
}

/** Returns the `doc` of an answer. */
export const toDoc = ({ body }: { readonly body: unknown }): unknown =>
  body instanceof Object && 'doc' in body ? body.doc : undefined;
