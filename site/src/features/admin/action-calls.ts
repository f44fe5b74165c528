import type { PersonAct } from '#api/admin/people-rules.ts';
import type { PaymentAct } from '#api/admin/rules.ts';
import type { ReviewCampaign } from '#api/campaigns/contract.ts';
import type { MoveMeeting } from '#api/campaigns/draft-contract.ts';
import type { MoreTime } from '#api/outcomes/contract.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

/** Has a mail that failed for good sent once more. */
export const sendMailAgain = (id: string, reason: string) =>
  callEndpoint(() => api.admin.mails[':id']['send-again'].$post({ param: { id }, json: { reason } }));

/** Has a message of the provider handled again. */
export const processMessageAgain = (id: string, reason: string) =>
  callEndpoint(() => api.admin.messages[':id']['process-again'].$post({ param: { id }, json: { reason } }));

/** Has a selection that is stuck tried again. */
export const retrySelection = (id: string, reason: string) =>
  callEndpoint(() => api.admin.selections[':id'].retry.$post({ param: { id }, json: { reason } }));

/** Stores a decision about a campaign that waits. */
export const reviewCampaign = (id: string, json: ReviewCampaign) =>
  callEndpoint(() => api.admin.campaigns[':id'].review.$post({ param: { id }, json }));

/** Suspends an account, or restores it. */
export const suspendAccount = (id: string, reason: string) =>
  callEndpoint(() => api.admin.accounts[':id'].suspend.$post({ param: { id }, json: { reason } }));
export const restoreAccount = (id: string, reason: string) =>
  callEndpoint(() => api.admin.accounts[':id'].restore.$post({ param: { id }, json: { reason } }));

/** Gives the owner of a closed campaign until the end of a day before everything goes back. */
export const giveMoreTime = (id: string, json: MoreTime) =>
  callEndpoint(() => api.admin.campaigns[':id']['more-time'].$post({ param: { id }, json }));

/** Lets an admin read a campaign as its owner does, for a while. */
export const lookAsOwner = (id: string, reason: string) =>
  callEndpoint(() => api.admin.campaigns[':id'].look.$post({ param: { id }, json: { reason } }));

/** Looks whether a page of the celebrity's own proves a campaign. */
export const checkProof = (id: string, url: string) =>
  callEndpoint(() => api.admin.campaigns[':id'].proof.$post({ param: { id }, json: { url } }));

/** Finds people; what is searched for is in the body, never in an address. */
export const findPeople = (search: string) =>
  callEndpoint(() => api.admin.people.search.$post({ json: { search } }));

/** Does something for a person, or about a payment, for a reason. */
export const helpPerson = (id: string, act: PersonAct, reason: string) =>
  callWithStepUp(() => api.admin.people[':id'].help.$post({ param: { id }, json: { act, reason } }));
export const helpPayment = (id: string, act: PaymentAct, reason: string) =>
  callEndpoint(() => api.admin.payments[':id'].help.$post({ param: { id }, json: { act, reason } }));

/** Corrects a mistyped address. */
export const correctAddress = (id: string, email: string, reason: string) =>
  callWithStepUp(() =>
    api.admin.people[':id']['correct-address'].$post({ param: { id }, json: { email, reason } }),
  );

/** Notes something about a person, a payment or a campaign. */
export const note = {
  people: (id: string, text: string) =>
    callEndpoint(() => api.admin.people[':id'].notes.$post({ param: { id }, json: { text } })),
  payments: (id: string, text: string) =>
    callEndpoint(() => api.admin.payments[':id'].notes.$post({ param: { id }, json: { text } })),
  campaigns: (id: string, text: string) =>
    callEndpoint(() => api.admin.campaigns[':id'].notes.$post({ param: { id }, json: { text } })),
};
export type Noted = keyof typeof note;

/** Moves the date of a campaign's meeting on its owner's behalf. */
export const moveMeeting = (id: string, json: MoveMeeting) =>
  callEndpoint(() => api.admin.campaigns[':id'].move.$post({ param: { id }, json }));

/** Asks the provider about a payment by any reference. */
export const checkPayment = (reference: string) =>
  callEndpoint(() => api.admin.payments.check.$post({ json: { reference } }));
