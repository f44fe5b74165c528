import { useState } from 'react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import type { OwnTexts } from './texts.ts';

type RestoredNoticeProps = {
  readonly texts: Pick<
    OwnTexts['page'],
    'startOverTitle' | 'startOverMessage' | 'startOverConfirm' | 'startOverKeep'
  >;
  readonly text: string;
  readonly label: string;
  readonly onDiscard: () => void;
};

/** Says that the form shows a stored draft, and lets the person discard it. */
export function RestoredNotice({ texts, text, label, onDiscard }: RestoredNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return null;
  return (
    <div className="notice cf-restored">
      <p>{text}</p>
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {label}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={texts.startOverTitle}
        message={texts.startOverMessage}
        confirmLabel={texts.startOverConfirm}
        cancelLabel={texts.startOverKeep}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setDiscarded(true);
          onDiscard();
        }}
      />
    </div>
  );
}
