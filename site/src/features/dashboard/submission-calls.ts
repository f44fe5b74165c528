import { api } from '../accounts/api.ts';
import { outcomeOf, type Outcome } from '../accounts/outcome.ts';

/** Withdraws a submission that is not paid (specification §7). */
export function cancelSubmission(id: string): Promise<Outcome<unknown>> {
  return outcomeOf(() => api.api['campaign-submissions'][':id'].$delete({ param: { id } }));
}

/** Where the receipt of a paid submission is. */
export function findInvoice(id: string): Promise<Outcome<{ readonly receiptUrl: string }>> {
  return outcomeOf(() => api.api['campaign-submissions'][':id'].invoice.$get({ param: { id } }));
}
