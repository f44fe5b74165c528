import { ExternalLink } from 'lucide-react';
import { showToast } from '#site/ui/toasts.ts';
import { useCall } from '#site/ui/use-call.ts';
import { api } from '../accounts/api.ts';

export type InvoiceTexts = Readonly<
  Record<'invoice' | 'invoiceBusy' | 'invoiceOpened' | 'invoiceFailed', string>
>;

/** Opens the receipt of a paid submission in a new tab (RULES.md, "Payment states"). */
export function InvoiceButton({ id, texts }: { readonly id: string; readonly texts: InvoiceTexts }) {
  const { isBusy, run } = useCall();

  async function open(): Promise<undefined> {
    // Opened before the response arrives, because afterwards a browser would block it as a pop-up.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const param = { id };
    const outcome = await api['campaign-submissions'][':id'].invoice.$get({ param });
    if (outcome.kind !== 'done' || !/^https?:\/\//.test(outcome.value.receiptUrl)) {
      tab?.close();
      const message = outcome.kind === 'done' ? undefined : outcome.message;
      showToast('error', message ?? texts.invoiceFailed);
    } else if (tab) {
      tab.location.replace(outcome.value.receiptUrl);
      showToast('success', texts.invoiceOpened);
      // If new tabs are blocked, the receipt opens in this one.
    } else window.location.assign(outcome.value.receiptUrl);
  }

  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void run(open)}
    >
      {isBusy ? texts.invoiceBusy : texts.invoice}
      {!isBusy && <ExternalLink aria-hidden="true" />}
    </button>
  );
}
