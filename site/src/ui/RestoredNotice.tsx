import { useState } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';

type RestoredNoticeProps = {
  /** The texts of the confirmation before discarding. */
  readonly texts: Readonly<
    Record<'startOverTitle' | 'startOverMessage' | 'startOverConfirm' | 'startOverKeep', string>
  >;
  readonly text: string;
  readonly label: string;
  readonly onDiscard: () => void;
};

/** Says that the form shows a stored draft, and lets the person discard it. */
export function RestoredNotice({ texts, text, label, onDiscard }: RestoredNoticeProps) {
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return null;
  return (
    <div className="notice restored-notice" ref={openPanel}>
      <p>{text}</p>
      <ConfirmButton
        label={label}
        className="link"
        title={texts.startOverTitle}
        message={texts.startOverMessage}
        confirmLabel={texts.startOverConfirm}
        cancelLabel={texts.startOverKeep}
        danger
        onConfirm={() => {
          setDiscarded(true);
          onDiscard();
        }}
      />
    </div>
  );
}

/** Opens the folded panel that an element is in, if any. */
function openPanel(element: HTMLElement | null): void {
  element?.closest('details')?.setAttribute('open', '');
}
