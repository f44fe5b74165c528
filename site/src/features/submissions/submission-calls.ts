import { api } from '../accounts/api.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';

/** Cancels a submission that is not paid (RULES.md, "Calls"). */
export function cancelSubmission(id: string): Promise<Outcome<unknown>> {
  return callEndpoint(() => api['campaign-submissions'][':id'].$delete({ param: { id } }));
}

/** Asks for a person to read one's own answer again, once, with what was overlooked. */
export function askReread(id: string, overlooked: string) {
  return callEndpoint(() =>
    api['campaign-submissions'][':id'].reread.$post({ param: { id }, json: { overlooked } }),
  );
}
