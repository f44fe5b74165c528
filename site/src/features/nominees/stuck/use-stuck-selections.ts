import type { StuckSelection } from '#api/admin/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
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

async function readPage(page: number, signal: AbortSignal): Promise<Outcome<Pages<StuckSelection>>> {
  const outcome = await callEndpoint(() =>
    endpoint.$get({ query: { page: String(page) } }, { init: { cache: 'no-store', signal } }),
  );
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs, hasMore } };
}
