import { eq } from 'drizzle-orm';
import { nominees } from '#api/nominees/table.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { createOwnedCampaign } from './cancellations.ts';
import type { Person } from './logged-in-user.ts';
import { hoursFromNow } from './seed.ts';
import { select } from './selections.ts';
import { createPaidSubscription, getSubmissionStatus } from './subscriptions.ts';
import { db, runAsSystem } from './system.ts';

export const OPERATOR = 'operator@powerhour.test';

/** Creates a closed campaign with two paid answers and known nominees. */
export async function createNominated() {
  const { owner, campaign } = await createOwnedCampaign();
  const paid = [await createPaidSubscription({ campaign }), await createPaidSubscription({ campaign })];
  await owner.post(`/api/campaigns/${campaign.id}/close`, {});
  await select(campaign, hoursFromNow(1));
  const [best] = await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id));
  const winner = paid.find(({ submissionId }) => submissionId === best?.submissionId);
  if (!winner) throw new Error('nobody was nominated');
  const choose = () =>
    owner.post(`/api/campaigns/${campaign.id}/winners`, {
      submissionIds: [winner.submissionId],
      confirm: { early: true, unsettled: true },
    });
  return { owner, campaign, paid, choose, winner };
}

/** Makes all refunds that are due within a year, and sends the queued mails. */
export async function payBack(): Promise<void> {
  const later = addDays(new Date(), 367);
  await runAsSystem(refundDuePayments, later);
  await runAsSystem(sendAllDueMails, later);
}

/** Reads a campaign's page as a person who may see it. */
export const readPage = async (person: Pick<Person, 'get'>, { slug }: { readonly slug: string }) =>
  Object((await person.get(`/api/campaigns/by-slug/${slug}`)).body).doc;

/** Reads the states of payments. */
export const readStatuses = async (paid: readonly { readonly submissionId: string }[]) =>
  new Set(await Promise.all(paid.map(({ submissionId }) => getSubmissionStatus(submissionId))));
