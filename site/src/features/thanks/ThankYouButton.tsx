import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ThankYou } from '#api/thanks/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useCall } from '#site/ui/use-call.ts';
import { api } from '../accounts/api.ts';
import type { ThankYouTexts } from './thank-you-texts.ts';
import { ThankYouDialog } from './ThankYouDialog.tsx';

type ThankYouButtonProps = {
  readonly submissionId: string;
  /** If the link in the mail names this campaign, the thank-you opens at once. */
  readonly campaignId: string | undefined;
  readonly from: string;
  readonly reportHref: string | undefined;
  readonly texts: ThankYouTexts;
};

/** A button that loads and opens the thank-you for a submission. */
export function ThankYouButton({ submissionId, campaignId, from, reportHref, texts }: ThankYouButtonProps) {
  const [thankYou, setThankYou] = useState<ThankYou>();
  const { isBusy, alert, run } = useCall();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('thanks');
    if (campaignId === undefined || requested !== campaignId) return;
    // A dialog cannot open within a closed card.
    button.current?.closest('details')?.setAttribute('open', '');
    button.current?.click();
  }, [campaignId]);

  async function open(): Promise<string | undefined> {
    const { thanks } = api['campaign-submissions'][':id'];
    const outcome = await thanks.$get({ param: { id: submissionId } });
    if (outcome.kind !== 'done') return texts.thankYouFailed;
    setThankYou(outcome.value.doc);
    return undefined;
  }

  function close(): void {
    setThankYou(undefined);
    button.current?.focus();
  }

  return (
    <div className="thank-you-part">
      <button
        ref={button}
        type="button"
        className="button button-secondary button-small"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onClick={() => void run(open)}
      >
        {!isBusy && <Gift aria-hidden="true" />}
        {fillText(texts.thankYou, { from })}
      </button>
      <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
      {thankYou && (
        <ThankYouDialog
          thankYou={thankYou}
          texts={texts}
          reportHref={reportHref}
          campaign={thankYou.campaign}
          onClose={close}
        />
      )}
    </div>
  );
}
