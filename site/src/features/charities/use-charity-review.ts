import { useEffect } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

const endpoint = api['charity-whitelist-custom'];

/** The charities, page by page, with who added it and which campaigns use it, and an admin's verdict on one. */
export function useCharityReview(texts: CharityTexts) {
  const { refresh, update, ...pages } = usePages(readPage);

  // Another admin may have judged meanwhile.
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

  async function applyVerdict({ id, name }: CharityInReview, approvalStatus: Verdict): Promise<void> {
    const outcome = await callEndpoint(() =>
      endpoint[':id'].$patch({ param: { id }, json: { approvalStatus } }),
    );
    if (outcome.kind !== 'done') {
      showToast({ kind: 'error', text: texts.saveFailed });
      return;
    }
    update(({ items, hasMore }) => ({
      hasMore,
      items: items.map((charity) => (charity.id === id ? { ...charity, approvalStatus } : charity)),
    }));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(message, { charity: name }) });
  }
  return { ...pages, applyVerdict };
}

async function readPage(page: number, signal: AbortSignal): Promise<Outcome<Pages<CharityInReview>>> {
  const outcome = await callEndpoint(() =>
    endpoint.review.$get({ query: { page: String(page) } }, { init: { cache: 'no-store', signal } }),
  );
  if (outcome.kind !== 'done') return outcome;
  const { docs: items, hasMore } = outcome.value;
  return { kind: 'done', value: { items, hasMore } };
}
