import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ThankYou } from '#api/thanks/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThankYouTexts } from './thank-you-texts.ts';
import { readThankYou } from './thanks-calls.ts';
import { ThankYouDialog } from './ThankYouDialog.tsx';

type ThankYouButtonProps = {
  readonly submissionId: string;
  /** Opens the thank-you at once when the link from the mail names it. */
  readonly campaignId: string | undefined;
  readonly from: string;
  readonly reportHref: string;
  readonly texts: ThankYouTexts;
};

/** A button that loads and opens the thank-you for a submission. */
export function ThankYouButton({ submissionId, campaignId, from, reportHref, texts }: ThankYouButtonProps) {
  const [thankYou, setThankYou] = useState<ThankYou>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('thanks');
    if (campaignId !== undefined && requested === campaignId) button.current?.click();
  }, [campaignId]);

  async function open(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const outcome = await readThankYou(submissionId);
    setBusy(false);
    if (outcome.kind === 'done') setThankYou(outcome.value.doc);
    else setFailed(true);
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
        className="button button-small"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onClick={() => void open()}
      >
        {!isBusy && <Gift aria-hidden="true" />}
        {fillText(texts.thankYou, { from })}
      </button>
      <div role="alert">{hasFailed && <p className="field-error">{texts.thankYouFailed}</p>}</div>
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
