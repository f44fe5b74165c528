import { useEffect, useRef } from 'react';
import type { Submission } from '#api/subscriptions/contract.ts';
import { PROCESSING_POLL_MS, type PaymentStatus } from '#api/submissions/rules.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { useResource, type Resource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import { useVerification } from '../subscriptions/use-verification.ts';

type SubmissionList = { readonly submissions: readonly Submission[]; readonly hasMore: boolean };

/**
 * The fan's submissions, kept up to date (specification §4, §9): verified once after a second when something is open,
 * polled while something is processing; what is pending is read again when the page is seen again, since it may have
 * been paid in another tab.
 */
export function useSubmissions() {
  const pages = useRef(1);
  const { resource, reload, refresh } = useResource((signal) => readPages(pages.current, signal), {
    everyMs: PROCESSING_POLL_MS,
    isDue: (now) => hasStatus(now, 'processing'),
  });
  const isProcessing = hasStatus(resource, 'processing');
  const isPending = hasStatus(resource, 'pending');
  useVerification(isProcessing || isPending, 0, () => void refresh());

  useEffect(() => {
    if (!isPending || isProcessing) return;
    const onVisibilityChange = () => void (document.hidden || refresh());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [isPending, isProcessing, refresh]);

  /** Returns whether there is another page on the screen now. */
  async function loadMore(): Promise<boolean> {
    pages.current += 1;
    const outcome = await refresh();
    if (outcome === undefined || outcome.kind === 'done') return true;
    pages.current -= 1;
    return false;
  }

  return { resource, reload, refresh, loadMore };
}

function hasStatus(resource: Resource<SubmissionList>, status: PaymentStatus): boolean {
  return (
    resource.kind === 'ready' && resource.value.submissions.some((each) => each.paymentStatus === status)
  );
}

/** Reads the first pages of the list; a submission that moved to the next page meanwhile counts once. */
async function readPages(pages: number, signal: AbortSignal): Promise<Outcome<SubmissionList>> {
  const byId = new Map<string, Submission>();
  let hasMore = true;
  for (let page = 1; page <= pages && hasMore; page += 1) {
    const outcome = await callEndpoint(() =>
      api['campaign-submissions']['user-submissions'].$get(
        { query: page > 1 ? { page: String(page) } : {} },
        { init: { cache: 'no-store', signal } },
      ),
    );
    if (outcome.kind !== 'done') {
      if (!signal.aborted) console.warn('Submissions could not be read', outcome);
      return outcome;
    }
    for (const submission of outcome.value.submissions) byId.set(submission.id, submission);
    ({ hasMore } = outcome.value);
  }
  return { kind: 'done', value: { submissions: [...byId.values()], hasMore } };
}
