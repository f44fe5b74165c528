import { useEffect, useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { fillText } from '../campaigns/fill-text.ts';
import { showToast } from '#site/ui/toasts.ts';
import { judgeCharity, readReview } from './review-calls.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

/** The charities to review: undefined while they load, null when they could not be loaded. */
export function useReview(texts: CharityTexts) {
  const [charities, setCharities] = useState<readonly CharityInReview[] | null>();

  useEffect(() => {
    void listForReview().then(setCharities);
    // Whoever comes back to the page sees what another admin has judged meanwhile.
    const refresh = async () => {
      const list = await listForReview();
      if (list) setCharities(list);
    };
    const onReturn = () => void refresh();
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, []);

  function reload(): void {
    setCharities(undefined);
    void listForReview().then(setCharities);
  }

  async function judge({ id, name }: CharityInReview, verdict: Verdict): Promise<void> {
    const outcome = await judgeCharity(id, verdict);
    if (outcome.kind !== 'done') {
      showToast({ kind: 'error', text: texts.saveFailed });
      return;
    }
    setCharities((all) =>
      all?.map((charity) => (charity.id === id ? { ...charity, approvalStatus: verdict } : charity)),
    );
    const said = verdict === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(said, { charity: name }) });
  }
  return { charities, reload, judge };
}

async function listForReview(): Promise<readonly CharityInReview[] | null> {
  const outcome = await readReview();
  return outcome.kind === 'done' ? outcome.value.docs : null;
}
