import type { StuckSelection } from '#api/admin/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../../accounts/api.ts';
import type { StuckSelectionTexts } from './texts.ts';

const endpoint = api.admin.selections;

/** The selections that fail, wait or were given up, read again once one was started again. */
export function useStuckSelections(texts: StuckSelectionTexts) {
  const pages = usePages(readPage);

  async function finish({ campaign }: StuckSelection): Promise<void> {
    showToast({ kind: 'success', text: fillText(texts.started, { campaign: campaign.name }) });
    await pages.refresh();
  }
  return { ...pages, finish };
}

function readPage(page: number, signal: AbortSignal) {
  return callEndpoint(() => endpoint.$get({ query: { page: String(page) } }, { init: { signal } }));
}
