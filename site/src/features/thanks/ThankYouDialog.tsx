import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { fillText } from '#widget/client/fill-text.ts';
import { ThankYou } from './ThankYou.tsx';
import './thank-you.css';
import '#site/ui/dialog.css';
import '#site/ui/icon-button.css';

type ThankYouDialogProps = ComponentProps<typeof ThankYou> & {
  readonly campaign: string;
  /** The page on which to report it; undefined in a preview. */
  readonly reportHref?: string | undefined;
  readonly onClose: () => void;
};

/** Shows a thank-you in a modal dialog; closing it stops playback. */
export function ThankYouDialog({ campaign, thankYou, texts, reportHref, onClose }: ThankYouDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog thank-you-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="thank-you-head">
        <div>
          <p className="eyebrow">{campaign}</p>
          <h2 id={id}>{fillText(texts.thankYou, { from: thankYou.from })}</h2>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.thankYouClose}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ThankYou thankYou={thankYou} texts={texts} />
      {reportHref !== undefined && (
        <a className="link thank-you-report" href={reportHref}>
          {texts.thankYouReport}
        </a>
      )}
    </dialog>
  );
}
