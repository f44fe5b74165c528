import { useEffect, useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { fillText } from '../campaigns/fill-text.ts';
import { showToast } from '#site/ui/toasts.ts';
import { updateCharityStatus, readCharityReview } from './review-calls.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

/** The charities to review: undefined while they load, null when they could not be loaded. */
export function useCharityReview(texts: CharityTexts) {
  const [charities, setCharities] = useState<readonly CharityInReview[] | null>();

  useEffect(() => {
    void loadCharities().then(setCharities);
    // Whoever comes back to the page sees what another admin has judged meanwhile.
    const refresh = async () => {
      const list = await loadCharities();
      if (list) setCharities(list);
    };
    const onReturn = () => void refresh();
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, []);

  function reload(): void {
    setCharities(undefined);
    void loadCharities().then(setCharities);
  }

  async function applyVerdict({ id, name }: CharityInReview, verdict: Verdict): Promise<void> {
    const outcome = await updateCharityStatus(id, verdict);
    if (outcome.kind !== 'done') {
      showToast({ kind: 'error', text: texts.saveFailed });
      return;
    }
    setCharities((all) =>
      all?.map((charity) => (charity.id === id ? { ...charity, approvalStatus: verdict } : charity)),
    );
    const message = verdict === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(message, { charity: name }) });
  }
  return { charities, reload, judge: applyVerdict };
}

async function loadCharities(): Promise<readonly CharityInReview[] | null> {
  const outcome = await readCharityReview();
  return outcome.kind === 'done' ? outcome.value.docs : null;
}
