import { useEffect } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

const endpoint = api['charity-whitelist-custom'];

/** Every charity with who added it and which campaigns use it, and an admin's verdict on one. */
export function useCharityReview(texts: CharityTexts) {
  const { resource, reload, refresh, update } = useResource((signal) =>
    callEndpoint(() => endpoint.review.$get({}, { init: { cache: 'no-store', signal } })),
  );

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
    update(({ docs, ...rest }) => ({
      ...rest,
      docs: docs.map((charity) => (charity.id === id ? { ...charity, approvalStatus } : charity)),
    }));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(message, { charity: name }) });
  }
  return { resource, reload, applyVerdict };
}
