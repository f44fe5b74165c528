import { useEffect } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { readReviewPage, reviewCharity } from './review-calls.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

/** The charities, page by page, with who added it and which campaigns use it, and an admin's verdict on one. */
export function useCharityReview(texts: CharityTexts) {
  const { refresh, update, ...pages } = usePages(readReviewPage);

  // Another admin may have judged meanwhile.
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

  /** Sends a verdict on the charity as it is on the screen; returns what is wrong, if anything. */
  async function applyVerdict(
    { id, name, version }: CharityInReview,
    approvalStatus: Verdict,
    reason?: string,
  ): Promise<string | undefined> {
    const outcome = await reviewCharity(id, { approvalStatus, version, ...(reason && { reason }) });
    if (outcome.kind !== 'done') {
      if (outcome.status === 409) void refresh();
      return outcome.problems['reason'] ?? outcome.message ?? texts.saveFailed;
    }
    const { doc } = outcome.value;
    update(({ docs, hasMore }) => ({
      hasMore,
      docs: docs.map((charity) => (charity.id === id ? { ...charity, ...doc } : charity)),
    }));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(message, { charity: name }) });
    return undefined;
  }
  return { ...pages, applyVerdict };
}
