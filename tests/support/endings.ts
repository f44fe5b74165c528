import type { Person } from './logged-in-user.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { getSubmissionStatus } from './subscriptions.ts';
import { runAsSystem } from './system.ts';

export const OPERATOR = 'operator@powerhour.test';

/** Refunds what is due a year on, and sends what is queued. */
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
