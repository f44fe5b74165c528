import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { AnswerFilter } from '#api/nominees/rules.ts';
import { callEndpoint, mapOutcome, type Outcome } from '#widget/client/outcome.ts';
import type { Pages, Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

/** Which of a campaign's paid answers are read: by a filter, or the near copies of one. */
export type AnswerQuery = { readonly filter: AnswerFilter } | { readonly similarTo: string };
export type ListedAnswer = PaidAnswer & { readonly id: string };

/** Reads a page of the paid answers of one's own closed campaign. */
export async function readPaidAnswers(
  campaignId: string,
  query: AnswerQuery,
  place: Place,
  signal: AbortSignal,
): Promise<Outcome<Pages<ListedAnswer>>> {
  const outcome = await callEndpoint(() =>
    api.campaigns[':id'].answers.$get(
      { param: { id: campaignId }, query: { ...query, ...place } },
      { init: { cache: 'no-store', signal } },
    ),
  );
  return mapOutcome(outcome, ({ docs, next }) => ({
    docs: docs.map((doc) => ({ ...doc, id: doc.submissionId })),
    next,
  }));
}
