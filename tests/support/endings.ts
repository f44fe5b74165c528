import { createLoggedInUser, type Person } from './people.ts';
import { seedCampaign, hoursFromNow } from './seed.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { select } from './selections.ts';
import { createPaidSubscription, getSubmissionStatus } from './answers.ts';
import { runAsSystem } from './api.ts';
import { findRows } from './rows.ts';

export const REASON = 'The celebrity has fallen ill for a long time.';

/** Creates a celebrity with an open campaign. */
export async function createOwnedCampaign(changes: Parameters<typeof seedCampaign>[0] = {}) {
  const owner = await createLoggedInUser('celebrity');
  return { owner, campaign: await seedCampaign({ ownerId: owner.id, ...changes }) };
}

export const cancel = (person: Person, { id }: { readonly id: string }, reason = REASON) =>
  person.post(`/api/campaigns/${id}/cancel`, { reason });
export const stop = (admin: Person, { id }: { readonly id: string }, reason = REASON) =>
  admin.post(`/api/admin/campaigns/${id}/stop`, { reason });

export const OPERATOR = 'operator@powerhour.test';

/** Creates a closed campaign with two paid answers and known nominees. */
export async function createNominated() {
  const { owner, campaign } = await createOwnedCampaign();
  const paid = [await createPaidSubscription({ campaign }), await createPaidSubscription({ campaign })];
  await owner.post(`/api/campaigns/${campaign.id}/close`, {});
  await select(campaign, hoursFromNow(1));
  const [best] = await findRows('nominees', { campaignId: campaign.id });
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
