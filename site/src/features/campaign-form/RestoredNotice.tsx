import { useState } from 'react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import type { OwnTexts } from './texts.ts';

type RestoredNoticeProps = {
  readonly texts: OwnTexts['page'];
  readonly text: string;
  readonly label: string;
  readonly onDiscard: () => void;
};

/** Says that the form shows what was kept from before, and how to be rid of it. */
export function RestoredNotice({ texts, text, label, onDiscard }: RestoredNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
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
          setGone(true);
          onDiscard();
        }}
      />
    </div>
  );
}
