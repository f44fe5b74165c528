import { useEffect } from 'react';
import type { Submission } from '#api/subscriptions/contract.ts';
import { PROCESSING_POLL_MS, type PaymentStatus } from '#api/submissions/rules.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { toPages, usePages, type Pages } from '#widget/client/use-pages.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { api } from '../accounts/api.ts';
import { useVerification } from '../subscriptions/use-verification.ts';

/**
 * The fan's submissions, kept up to date (RULES.md, "Payment states"): verified once after a second when something is
 * open, polled while something is processing; what is pending is read again when the page is seen again, since it may
 * have been paid in another tab.
 */
export function useSubmissions() {
  const pages = usePages(readPage, {
    everyMs: PROCESSING_POLL_MS,
    isDue: (now) => hasStatus(toPages(now).docs, 'processing'),
  });
  const { docs, refresh } = pages;
  const isProcessing = hasStatus(docs, 'processing');
  const isPending = hasStatus(docs, 'pending');
  useVerification(isProcessing || isPending, 0, () => void refresh());

  useEffect(() => {
    for (const { paymentStatus, campaign } of docs) if (paymentStatus === 'paid') clearDraft(campaign.id);
  }, [docs]);

  useEffect(() => {
    if (!isPending || isProcessing) return;
    const onVisibilityChange = () => void (document.hidden || refresh());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [isPending, isProcessing, refresh]);

  return pages;
}

function hasStatus(submissions: readonly Submission[], status: PaymentStatus): boolean {
  return submissions.some(({ paymentStatus }) => paymentStatus === status);
}

async function readPage(page: number, signal: AbortSignal): Promise<Outcome<Pages<Submission>>> {
  const outcome = await callEndpoint(() =>
    api['campaign-submissions']['user-submissions'].$get(
      { query: page > 1 ? { page: String(page) } : {} },
      { init: { cache: 'no-store', signal } },
    ),
  );
  if (outcome.kind === 'done') {
    const { submissions, hasMore } = outcome.value;
    return { kind: 'done', value: { docs: submissions, hasMore } };
  }
  if (!signal.aborted) console.warn('Submissions could not be read', outcome);
  return outcome;
}
